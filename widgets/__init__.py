"""The site's interactive widgets: pure functions over the engine, the same code in the site's build and the browser."""

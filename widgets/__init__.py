"""What readers touch: pure widgets over the engine, the same code in the site's build and in the browser."""

"""Code that runs only while the site is built; none of it runs in the browser."""

"""What runs when the site is built. Nothing here reaches the browser."""

"""Where Python meets the browser: adapters over the JavaScript of this room."""

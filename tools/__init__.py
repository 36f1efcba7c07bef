"""What builds and serves the site; nothing here is shipped."""

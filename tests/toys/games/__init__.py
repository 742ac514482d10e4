"""The widgets of games made up here, as folders that can be laid beside those of the real ones."""

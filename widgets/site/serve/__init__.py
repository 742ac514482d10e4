"""What a host serves beside the pages, and how: scripts, the policy, the service worker, search, the preview."""

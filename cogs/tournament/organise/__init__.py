"""The organiser's pages: draft, management, results and forms."""

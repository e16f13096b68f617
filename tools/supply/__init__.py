"""What Onetable is made of and what it must not contain: vulnerable packages, licences, secrets, the image."""

"""What readers print: PDFs that the build sets with Typst from the rendered pages, so that no text exists twice."""

/** An SVG drawing as an address that holds it, so that it stands in a page and nobody asks for it; fit for an attribute in double quotes. */
export function drawingAddress(drawing: string): string {
  return `data:image/svg+xml,${drawing.trim().replace(/[%#<>"&]/g, encodeURIComponent)}`;
}

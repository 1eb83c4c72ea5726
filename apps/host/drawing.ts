import { readFileSync } from 'node:fs';

/** A drawing as an address that holds it, so that it stands in a page and nobody asks for it. */
export function drawingIn(file: string): string {
  const text = readFileSync(file, 'utf8').trim().replaceAll("'", '&#39;').replaceAll('"', "'");
  return `data:image/svg+xml,${encodeURIComponent(text).replace(/%(?:20|28|29|2C|2F|3A|3B|3D)/g, decodeURIComponent)}`;
}

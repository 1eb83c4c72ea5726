import { encode as encodePng } from 'fast-png';
import { encode, renderSVG } from 'uqr';

/** The quiet margin that cameras need, in squares. */
const border = 4;
const options = { ecc: 'M', border } as const;

/** Draws a text as a QR code, black on white whatever the page's theme, since cameras expect it. */
export function drawQr(text: string, { format, size }: { format: 'svg' | 'png'; size: number }) {
  return format === 'svg'
    ? { bytes: Buffer.from(drawSvg(text, size)), type: 'image/svg+xml' }
    : { bytes: drawPng(text, size), type: 'image/png' };
}

const drawSvg = (text: string, size: number) =>
  renderSVG(text, options).replace('<svg ', `<svg width="${size}" height="${size}" `);

/** Each square is a whole number of points, so that no edge is blurred; a point is one bit, so that the largest picture is packed in a blink. */
function drawPng(text: string, wanted: number) {
  const { size: squares, data: rows } = encode(text, options);
  const scale = Math.max(1, Math.floor(wanted / squares));
  const side = squares * scale;
  const bytes = Math.ceil(side / 8);
  const data = new Uint8Array(bytes * side);
  for (const [y, row] of rows.entries()) {
    const line = new Uint8Array(bytes).fill(255);
    for (const [x, isDark] of row.entries()) {
      if (!isDark) continue;
      for (let at = x * scale; at < (x + 1) * scale; at += 1) line[at >> 3] = (line[at >> 3] ?? 0) & ~(128 >> (at & 7));
    }
    for (let below = y * scale; below < (y + 1) * scale; below += 1) data.set(line, below * bytes);
  }
  return Buffer.from(encodePng({ width: side, height: side, data, channels: 1, depth: 1 }));
}

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

/** Each square is a whole number of points, so that no edge is blurred. */
function drawPng(text: string, wanted: number) {
  const { size: squares, data: rows } = encode(text, options);
  const scale = Math.max(1, Math.floor(wanted / squares));
  const side = squares * scale;
  const data = new Uint8Array(side * side).fill(255);
  for (const [y, row] of rows.entries())
    for (const [x, isDark] of row.entries()) {
      if (!isDark) continue;
      for (let line = y * scale; line < (y + 1) * scale; line += 1)
        data.fill(0, line * side + x * scale, line * side + (x + 1) * scale);
    }
  return Buffer.from(encodePng({ width: side, height: side, data, channels: 1, depth: 8 }));
}

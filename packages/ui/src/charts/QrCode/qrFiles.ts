import { encode } from 'uqr';

/** Readers need four quiet squares around the code. */
const quiet = 4;
const grid = (value: string) => encode(value, { ecc: 'M', border: quiet });

/** A QR code as the text of an SVG file, black on white. */
export function qrSvg(value: string): string {
  const { size, data } = grid(value);
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">`,
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`,
  ].join('');
}

/** A QR code as a PNG file of about this many pixels, large enough for print. */
export async function qrPng(value: string, pixels = 1024): Promise<Blob> {
  const { size, data } = grid(value);
  const scale = Math.max(1, Math.round(pixels / size));
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size * scale;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws no pictures.');
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = '#000';
  for (const [y, row] of data.entries())
    for (const [x, isDark] of row.entries()) if (isDark) pen.fillRect(x * scale, y * scale, scale, scale);
  return new Promise((resolve, reject) => {
    canvas.toBlob((picture) => (picture ? resolve(picture) : reject(new Error('The picture is empty.'))), 'image/png');
  });
}

import { HttpResponse } from 'msw';

/** An image that looks like a QR code and opens nothing; the same in every story. */
export function codeImage() {
  const corner = (x: number, y: number) => `M${x} ${y}h7v7h-7zM${x + 1} ${y + 1}v5h5v-5zM${x + 2} ${y + 2}h3v3h-3z`;
  const dots = Array.from({ length: 21 * 21 }, (_, index) => {
    const x = 4 + (index % 21);
    const y = 4 + Math.floor(index / 21);
    const isCorner = (x < 12 && y < 12) || (x > 16 && y < 12) || (x < 12 && y > 16);
    return isCorner || (x * x * 7 + y * y * 3 + x * y * 5) % 7 > 2 ? '' : `M${x} ${y}h1v1h-1z`;
  });
  const path = [corner(4, 4), corner(18, 4), corner(4, 18), ...dots].join('');
  return new HttpResponse(
    `<svg xmlns="http://www.w3.org/2000/svg" width="29" height="29" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h29v29H0z"/><path fill-rule="evenodd" d="${path}"/></svg>`,
    { headers: { 'Content-Type': 'image/svg+xml' } },
  );
}

import { encode } from 'fast-png';

const side = 160;
type Shape = (x: number, y: number) => boolean;
/** Marks on a field from -1 to 1: a peak, a sun over the sea, a shield, a road, a ring. */
const shapes: Shape[] = [
  (x, y) => y < 0.6 && (y > Math.abs(x + 0.2) * 1.5 - 0.6 || y > Math.abs(x - 0.4) * 1.6 - 0.1),
  (x, y) => (y < 0.1 && Math.hypot(x, y - 0.1) < 0.5) || (y > 0.22 && y < 0.36) || (y > 0.48 && y < 0.6),
  (x, y) => y > -0.6 && Math.abs(x) < (y < 0 ? 0.5 : 0.5 * Math.sqrt(Math.max(0, 1 - (y / 0.7) ** 2))),
  (x, y) => Math.abs(y) < 0.65 && Math.abs(x) < 0.3 + y * 0.35 && (Math.abs(x) > 0.05 || Math.sin(y * 16) > 0),
  (x, y) => Math.abs(Math.hypot(x, y) - 0.45) < 0.14,
];

/** A logo of two colours for a brokerage of the demo. */
export function drawLogo([ground, mark]: [string, string], serial: number): Buffer {
  const shape = shapes[serial % shapes.length] ?? (() => false);
  const back = rgb(ground);
  const front = rgb(mark);
  const data = new Uint8Array(side * side * 3);
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const covered = coverage(shape, x, y);
      for (let part = 0; part < 3; part += 1)
        data[(y * side + x) * 3 + part] = (back[part] ?? 0) * (1 - covered) + (front[part] ?? 0) * covered;
    }
  return Buffer.from(encode({ width: side, height: side, data, channels: 3, depth: 8 }));
}
const rgb = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** How much of a point the shape covers, so that its edges are smooth. */
function coverage(shape: Shape, x: number, y: number) {
  const steps = [0.125, 0.375, 0.625, 0.875];
  const place = (at: number) => (at / side) * 2 - 1;
  const hits = steps.flatMap((dx) => steps.filter((dy) => shape(place(x + dx), place(y + dy))));
  return hits.length / 16;
}

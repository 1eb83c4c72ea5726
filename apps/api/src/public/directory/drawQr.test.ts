import { decode } from 'fast-png';
import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { tooLong } from '../../../../../scripts/lib/pureWork.mjs';
import { longestTurn } from '../../testing/turns.ts';
import { drawQr } from './drawQr.ts';

const text = `https://corredor.example/${'una-agencia-'.repeat(4)}`;

it('draws every square of the code, of whole points, dark where it is dark', () => {
  const { data: rows, size: squares } = encode(text, { ecc: 'M', border: 4 });
  const { width, height, depth, data } = decode(drawQr(text, { format: 'png', size: 301 }).bytes);
  const scale = Math.floor(301 / squares);
  expect([width, height, depth]).toEqual([squares * scale, squares * scale, 1]);
  const isDark = (x: number, y: number) => ((data[y * Math.ceil(width / 8) + (x >> 3)] ?? 0) & (128 >> (x & 7))) === 0;
  const drawn = rows.map((row, y) =>
    row.map((_square, x) => {
      const corners = [0, scale - 1].flatMap((down) => [0, scale - 1].map((over) => [over, down] as const));
      return corners.filter(([over, down]) => isDark(x * scale + over, y * scale + down)).length;
    }),
  );
  expect(drawn).toEqual(rows.map((row) => row.map((square) => (square ? 4 : 0))));
});

it('holds the thread for no longer than a blink at the largest size that can be asked for', async () => {
  const draw = () => longestTurn(async () => drawQr(text, { format: 'png', size: 2048 }));
  expect(await tooLong(50, draw)).toBeNull();
});

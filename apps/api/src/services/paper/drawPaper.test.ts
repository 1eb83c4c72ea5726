import { readFileSync } from 'node:fs';
import type { Paper } from '@corredor/core/paper';
import { create } from 'fontkit';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { drawPaper } from './drawPaper.ts';

/** Every font's own layout of a text into letters: most of the time that a long paper takes. */
const font = create(readFileSync(new URL('./fonts/inter.ttf', import.meta.url)));
const layout = vi.spyOn(Object.getPrototypeOf(font) as { layout: () => unknown }, 'layout');
beforeAll(() => void layout.mockClear());
afterAll(() => layout.mockRestore());

const paperOf = (rows: string[][]): Paper => ({
  language: 'es',
  kind: 'Póliza',
  title: 'P-1',
  subtitle: 'Vida',
  status: 'Activada',
  sender: { name: 'Andrade', lines: [] },
  parts: [
    {
      kind: 'table',
      title: 'Asegurados',
      columns: [
        { header: 'Nombre', weight: 2 },
        { header: 'Prima', weight: 1, isNumeric: true },
      ],
      rows,
    },
  ],
  note: '',
  madeOn: 'Hoy',
  pageOf: '{{page}}',
});
async function laidOut(rows: string[][]) {
  layout.mockClear();
  await drawPaper(paperOf(rows), null);
  return layout.mock.calls.length;
}
const some = (count: number, nameOf: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => [nameOf(at), '$18,50']);

it('lays each word out once, however many rows and pages there are', async () => {
  const few = await laidOut(some(50, () => 'Asegurada de los Ángeles'));
  // Only the numbers of the pages are new.
  expect(await laidOut(some(500, () => 'Asegurada de los Ángeles'))).toBeLessThan(few + 20);
  expect(await laidOut(some(500, (at) => `Asegurada ${at}`))).toBeLessThan(500 + few + 20);
});

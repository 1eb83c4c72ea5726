import { expect, it } from 'vitest';
import { linesOf, mostRows } from './runLines.ts';

interface Row {
  id: number;
  version: number;
  why?: string;
}
const refuses = ({ why }: Row) => why ?? null;
const rowsOf = (count: number, why?: (id: number) => string): Row[] =>
  Array.from({ length: count }, (_none, index) => ({ id: index + 1, version: 1, ...(why && { why: why(index + 1) }) }));

it('names what is left alone in its place, each reason once', () => {
  const rows: Row[] = [
    { id: 1, version: 4, why: 'Paid.' },
    { id: 2, version: 1 },
    { id: 3, version: 2, why: 'A sample.' },
    { id: 4, version: 1, why: 'Paid.' },
  ];
  expect(linesOf({ refuses }, rows)).toEqual({
    waiting: 1,
    refusals: ['Paid.', 'A sample.'],
    lines: [
      { id: 1, version: 4, refusal: 0 },
      { id: 2, version: 1 },
      { id: 3, version: 2, refusal: 1 },
      { id: 4, version: 1, refusal: 0 },
    ],
  });
});

it('tells what needs nothing from what is refused', () => {
  const rows: Row[] = [
    { id: 1, version: 4, why: 'Nothing to hand over.' },
    { id: 2, version: 1 },
    { id: 3, version: 2, why: 'A sample.' },
  ];
  const needsNothing = ({ id, why }: Row) => (id === 1 ? (why ?? null) : null);
  expect(linesOf({ refuses, needsNothing }, rows)).toEqual({
    waiting: 1,
    refusals: ['Nothing to hand over.', 'A sample.'],
    lines: [
      { id: 1, version: 4, refusal: 0, is_needless: true },
      { id: 2, version: 1 },
      { id: 3, version: 2, refusal: 1 },
    ],
  });
});

it('gives its room to what will be done, and to no more reasons than the server takes', () => {
  const many = linesOf({ refuses }, [
    ...rowsOf(3000, () => 'Paid.'),
    ...rowsOf(mostRows - 2).map(({ id }) => ({ id: id + 9000, version: 1 })),
  ]);
  expect(many.lines).toHaveLength(mostRows);
  expect(many.lines.filter(({ refusal }) => refusal === undefined)).toHaveLength(mostRows - 2);
  const various = linesOf(
    { refuses },
    rowsOf(60, (id) => `Reason ${id}`),
  );
  expect([various.refusals.length, various.lines.length]).toEqual([50, 50]);
  expect(
    linesOf(
      { refuses },
      rowsOf(1, () => 'x'.repeat(400)),
    ).refusals[0],
  ).toHaveLength(300);
});

it('leaves out what is no record of the server', () => {
  expect(linesOf({}, [{ name: 'Ana' }])).toEqual({ waiting: 0, refusals: [], lines: [] });
});

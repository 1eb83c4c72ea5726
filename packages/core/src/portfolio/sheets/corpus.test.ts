import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type ImportKind, knownBy, mapColumns, mapWays, waysOfTable } from '../imports/index.ts';
import { readSheetFile, type SheetChoices } from './index.ts';

/** What a file of the corpus reads as; it stands beside the file, under the same name. */
interface Expected {
  /** What is special about the file. */
  about: string;
  kind: ImportKind;
  choices?: SheetChoices;
  /** Why it cannot be read. */
  refused?: string;
  headings?: string[];
  mapping?: (string | null)[];
  numbers?: boolean[];
  /** The number of each row, and its cells. */
  rows?: (string | number)[][];
  /** Rows that are none: number and kind. */
  leftOut?: [number, string][];
  doubts?: string[];
  /** What is wrong with rows: kind, how many, and the first. */
  faults?: [string, number, number][];
  /** What else is to be told of the reading. */
  reading?: Record<string, unknown>;
}
const folder = join(import.meta.dirname, '../../../corpus/sheets');
const files = readdirSync(folder).filter((name) => !name.endsWith('.json'));

describe('the corpus of sheets', () => {
  it.each(files)('%s is read as expected', (name) => {
    const expected: Expected = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
    const map = (headings: readonly string[]) => mapColumns(expected.kind, headings);
    const read = () =>
      readSheetFile(
        new Uint8Array(readFileSync(join(folder, name))),
        name,
        knownBy(map, expected.kind),
        expected.choices,
      );
    if (expected.refused !== undefined) {
      expect(read).toThrow(expected.refused);
      return;
    }
    const table = read();
    const { leftOut, doubts, faults } = table.reading;
    expect({
      headings: table.headings,
      rows: table.rows.map(({ number, cells }) => [number, ...cells]),
      leftOut: leftOut.map(({ number, kind }) => [number, kind]),
      doubts,
      faults: faults.map(({ kind, count, row }) => [kind, count, row]),
    }).toEqual({
      headings: expected.headings,
      rows: expected.rows,
      leftOut: expected.leftOut ?? [],
      doubts: expected.doubts ?? [],
      faults: expected.faults ?? [],
    });
    // What is not expected is not told.
    expect(table.reading).toMatchObject({
      ...{ rounded: null, garbled: null, hiddenRows: 0, filledDown: null, blanks: null },
      ...expected.reading,
    });
    if (expected.mapping) expect(mapWays(map, waysOfTable(table))).toEqual(expected.mapping);
    if (expected.numbers) expect(table.numbers).toEqual(expected.numbers);
  });

  it('has the expected reading of each file, and no other', () => {
    const readings = readdirSync(folder).filter((name) => name.endsWith('.json'));
    expect(readings.toSorted()).toEqual(files.map((name) => `${name}.json`).toSorted());
  });
});

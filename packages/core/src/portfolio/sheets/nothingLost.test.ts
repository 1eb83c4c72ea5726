import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvLine } from '../../basics/csv/index.ts';
import { readCsvRows } from './csvRows.ts';
import { readSheetFile, separators, UnreadableFile } from './index.ts';

const known = (ways: readonly (readonly string[])[]) => ways.filter(([heading = '']) => /^h\d$/.test(heading)).length;
const bytesOf = (text: string) => new TextEncoder().encode(text);
/** Letters and digits, in their order. */
const lettersOf = (text: string) => text.replace(/[^a-z0-9]/gi, '');

describe('of a text file nothing is lost', () => {
  it('whatever its quotation marks and separators are: every letter is in a cell', () => {
    const piece = fc.constantFrom('"', '""', '\\"', ';', ',', '\n', '\r\n', ' ', "'", 'a', 'B', '7', 'ñ', '=', '\t');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), fc.constantFrom(...separators), (pieces, separator) => {
        const text = pieces.join('');
        const rows = readCsvRows(text, separator);
        expect(lettersOf(rows.flatMap(({ cells }) => cells).join(''))).toBe(lettersOf(text));
      }),
      { numRuns: 2000 },
    );
  });

  it('that is written as it should be: every cell comes back, and nothing is told of its rows', () => {
    const cell = fc.stringMatching(/^[a-zñ0-9"';,| ]{1,12}$/).map((text) => `x${text.trim()}x`);
    const width = fc.integer({ min: 3, max: 6 });
    fc.assert(
      fc.property(
        width.chain((count) =>
          fc.array(fc.array(cell, { minLength: count, maxLength: count }), { minLength: 1, maxLength: 8 }),
        ),
        (rows) => {
          const heads = (rows[0] ?? []).map((_cell, column) => `h${column}`);
          const table = readSheetFile(bytesOf([heads, ...rows].map(csvLine).join('')), 'a.csv', known);
          expect(table.headings).toEqual(heads);
          expect(table.rows.map(({ cells }) => cells)).toEqual(rows);
          expect(table.reading.faults).toEqual([]);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('and no bytes stop the reader otherwise than by saying why', () => {
    const begin = fc.constantFrom('', 'PK\u0003\u0004', '\ufeff', 'h1;h2\n');
    fc.assert(
      fc.property(begin, fc.uint8Array({ maxLength: 200 }), (start, rest) => {
        try {
          const bytes = bytesOf(start);
          readSheetFile(Uint8Array.from([...bytes, ...rest]), 'a.csv', known);
        } catch (error) {
          expect(error).toBeInstanceOf(UnreadableFile);
        }
      }),
      { numRuns: 1000 },
    );
  });
});

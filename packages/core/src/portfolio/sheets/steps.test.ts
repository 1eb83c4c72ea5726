import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { type ImportKind, knownBy, mapColumns } from '../imports/index.ts';
import { type SheetChoices, sheetFileRead } from './index.ts';
import type { GridRow } from './sheetTypes.ts';
import { cellsOfStep, finished, type Steps } from './steps.ts';
import { tableOf } from './tableOf.ts';
import { readWorkbook } from './workbook.ts';

const folder = join(import.meta.dirname, '../../../corpus/sheets');
const files = readdirSync(folder).filter((name) => !name.endsWith('.json'));
const known = knownBy((headings) => mapColumns('policies', headings), 'policies');
const rowsCount = 3_000;
const columnsCount = 20;

function* stepsOf(name: string): Steps<unknown> {
  const { kind, choices = {} }: { kind: ImportKind; choices?: SheetChoices } = JSON.parse(
    readFileSync(join(folder, `${name}.json`), 'utf8'),
  );
  const bytes = new Uint8Array(readFileSync(join(folder, name)));
  return yield* sheetFileRead(
    bytes,
    name,
    knownBy((headings) => mapColumns(kind, headings), kind),
    choices,
  );
}
/** What work gives or throws. */
function outcomeOf(work: () => unknown) {
  try {
    return { given: work() };
  } catch (error) {
    return { thrown: String(error) };
  }
}

describe('reading in steps', () => {
  it.each(files.map((name, place) => [name, files[place - 1] ?? name]))(
    'gives of %s, read by turns with %s, what it gives at once',
    (name, other) => {
      const [steps, others] = [stepsOf(name), stepsOf(other)];
      let turns = 0;
      const byTurns = outcomeOf(() => {
        for (;;) {
          const step = steps.next();
          turns += 1;
          if (step.done) return step.value;
          // The other file may end earlier, or be none that can be read.
          outcomeOf(() => others.next());
        }
      });
      const atOnce = outcomeOf(() => finished(stepsOf(name)));
      expect(byTurns).toEqual(atOnce);
      // Each step may be the last before somebody cancels: no file that can be read has one only.
      if ('given' in atOnce) expect(turns).toBeGreaterThan(3);
    },
  );

  it('goes over no more than a few thousand cells of a table in a step', () => {
    let looks = 0;
    const counting = (cells: string[]): string[] =>
      new Proxy(cells, {
        get: (target, key, receiver) => {
          if (typeof key === 'string' && /^\d+$/.test(key)) looks += 1;
          return Reflect.get(target, key, receiver);
        },
      });
    const rows = Array.from({ length: rowsCount }, (_, index): GridRow => {
      const cells = Array.from({ length: columnsCount }, (_cell, column) =>
        index === 0 ? `Columna ${column}` : column === 0 && index % 3 ? '' : `texto ${index} ${column}`,
      );
      return { number: index + 1, cells: counting(cells) };
    });
    rows[0]?.cells.splice(0, 3, 'Aseguradora', 'Número de póliza', 'Ramo');
    const merges = [{ top: 5, bottom: 2_500, left: 0, right: 0 }];
    const steps = tableOf({ name: '', isHidden: false, rows, merges }, { fillsDown: true }, known, true);
    const ofSteps: number[] = [];
    for (let step = steps.next(); !step.done; step = steps.next()) {
      ofSteps.push(looks);
      looks = 0;
    }
    const all = ofSteps.reduce((sum, one) => sum + one, 0);
    expect(all).toBeGreaterThan(rowsCount * columnsCount * 5);
    expect(Math.max(...ofSteps)).toBeLessThan(cellsOfStep * 5);
  });

  it.each([
    ['workbook', aWorkbook(), 'a.xlsx'],
    ['text file', strToU8(lines().join('\r\n')), 'a.csv'],
    [
      'text file whose lines are one cell each',
      strToU8(
        lines()
          .map((line) => `"${line}"`)
          .join('\n'),
      ),
      'a.csv',
    ],
    ['text file in apostrophes', strToU8(lines("'").join('\n')), 'a.csv'],
  ])('gives way often while a %s is taken apart, and never tells less than before', (_what, bytes, name) => {
    const steps = sheetFileRead(bytes, name, known);
    const shares: number[] = [];
    let step = steps.next();
    for (; !step.done; step = steps.next()) if (step.value !== undefined) shares.push(step.value);
    expect(step.value.rows).toHaveLength(rowsCount - 1);
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    // A part of the work that a file does not need is jumped over.
    expect(Math.max(...shares.map((share, index) => share - (shares[index - 1] ?? 0)))).toBeLessThan(0.15);
    expect(shares.filter((share) => share < 0.5).length).toBeGreaterThan(15);
    expect(shares.filter((share) => share >= 0.5).length).toBeGreaterThan((rowsCount * columnsCount * 5) / cellsOfStep);
  });

  it('unpacks a file that is far larger than its archive in steps, and ends where it is too large', () => {
    const parts = partsOf([`<row r="1"><c r="A1" t="inlineStr"><is><t>${'a'.repeat(8_000_000)}</t></is></c></row>`]);
    const steps = sheetFileRead(zipSync(parts), 'a.xlsx', known, { sheet: 0 });
    let count = 0;
    for (let step = steps.next(); !step.done; step = steps.next()) count += 1;
    expect(count).toBeGreaterThan(1);
  });
});

describe('an archive', () => {
  const parts = partsOf(['<row r="1"><c r="A1" t="inlineStr"><is><t>Cédula</t></is></c></row>']);
  const textOf = (bytes: Uint8Array) => readWorkbook(bytes)[0]?.rows[0]?.cells[0];

  it('is read packed and unpacked, with a comment behind it, and with what stands before its files', () => {
    const packed = zipSync(parts, { level: 9 });
    expect(textOf(packed)).toBe('Cédula');
    expect(textOf(zipSync(parts, { level: 0 }))).toBe('Cédula');
    const commented = Uint8Array.from([...packed, ...strToU8('a comment')]);
    commented[packed.length - 2] = 9;
    expect(textOf(commented)).toBe('Cédula');
  });

  it('of the wide kind is read: sizes and places stand in extra fields', () => {
    expect(textOf(asWide(zipSync(parts, { level: 6 })))).toBe('Cédula');
  });

  it.each([
    ['without its end', (bytes: Uint8Array) => bytes.slice(0, -30)],
    ['with a broken list', (bytes: Uint8Array) => changed(bytes, listAt(bytes), 0)],
    ['with broken bytes', (bytes: Uint8Array) => changed(bytes, 60, 255)],
    ['packed in another way', (bytes: Uint8Array) => changed(bytes, listAt(bytes) + 10, 12)],
    ['that says where no file is', (bytes: Uint8Array) => changed(bytes, listAt(bytes) + 42, 7)],
  ])('%s is broken', (_what, harm) => {
    expect(() => readWorkbook(harm(zipSync(parts)))).toThrow('broken');
  });

  it('that says to be larger than the memory is refused', () => {
    const bytes = zipSync(parts);
    expect(() => readWorkbook(changed(bytes, listAt(bytes) + 27, 0x7f))).toThrow('large');
  });
});

function lines(mark = '') {
  return Array.from({ length: rowsCount }, (_, row) =>
    Array.from({ length: columnsCount }, (_cell, column) =>
      [mark, row === 0 ? `Columna ${column}` : `texto ${row} ${column}`, mark].join(''),
    ).join(';'),
  );
}
function aWorkbook() {
  return zipSync(
    partsOf(
      lines().map((line, row) => {
        const cells = line.split(';').map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`);
        return `<row r="${row + 1}">${cells.join('')}</row>`;
      }),
    ),
  );
}
/** The parts of a workbook with one sheet. */
function partsOf(rows: readonly string[]) {
  const relation = (type: string, target: string) =>
    `<Relationships><Relationship Id="r1" Type="http://x/${type}" Target="${target}"/></Relationships>`;
  const parts = {
    '_rels/.rels': relation('officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': '<workbook><sheets><sheet name="Hoja" r:id="r1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': relation('worksheet', 'worksheets/sheet1.xml'),
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`,
  };
  return Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]));
}
const changed = (bytes: Uint8Array, at: number, byte: number) => {
  const copy = bytes.slice();
  copy[at] = byte;
  return copy;
};
const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const listAt = (bytes: Uint8Array) => viewOf(bytes).getUint32(bytes.length - 6, true);
/** The same archive as programs write it that expect more than four gigabytes. */
function asWide(bytes: Uint8Array): Uint8Array {
  const view = viewOf(bytes);
  const [list, count] = [listAt(bytes), view.getUint16(bytes.length - 12, true)];
  const pieces = [bytes.subarray(0, list)];
  let at = list;
  for (let index = 0; index < count; index += 1) {
    const name = view.getUint16(at + 28, true);
    const entry = bytes.slice(at, at + 46 + name);
    const extra = new Uint8Array(28);
    viewOf(extra).setUint16(0, 1, true);
    viewOf(extra).setUint16(2, 24, true);
    for (const [place, field] of [24, 20, 42].entries()) {
      viewOf(extra).setBigUint64(4 + place * 8, BigInt(view.getUint32(at + field, true)), true);
      viewOf(entry).setUint32(field, 0xffff_ffff, true);
    }
    viewOf(entry).setUint16(30, extra.length, true);
    viewOf(entry).setUint16(32, 0, true);
    pieces.push(entry, extra);
    at += 46 + name + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  const size = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const end = new Uint8Array(56 + 20 + 22);
  const wide = viewOf(end);
  wide.setUint32(0, 0x06064b50, true);
  wide.setBigUint64(32, BigInt(count), true);
  wide.setBigUint64(48, BigInt(list), true);
  wide.setUint32(56, 0x07064b50, true);
  wide.setBigUint64(64, BigInt(size), true);
  wide.setUint32(76, 0x06054b50, true);
  wide.setUint16(76 + 10, 0xffff, true);
  wide.setUint32(76 + 16, 0xffff_ffff, true);
  return Uint8Array.from([...pieces, end].flatMap((piece) => [...piece]));
}

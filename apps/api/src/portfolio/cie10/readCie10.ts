import { keysOf } from '@corredor/core/keys';
import papaparse from 'papaparse';

const optional = ['name_en', 'description_es', 'description_en'] as const;
type OptionalColumn = (typeof optional)[number];

/** One diagnosis of a file; what its columns leave out is not touched. */
export type Cie10Row = { code: string; name_es: string } & Partial<Record<OptionalColumn, string | null>>;

/** What is wrong with a file, where, and what stands there. */
export interface CsvFault {
  line: number;
  column: string;
  value: string;
  reason: string;
}
const longest: Record<'name_es' | OptionalColumn, number> = {
  name_es: 300,
  name_en: 300,
  description_es: 2000,
  description_en: 2000,
};
const columns = ['code', 'name_es', ...optional] as const;
type Column = (typeof columns)[number];
/** A plain `name` or `description` is taken for Spanish. */
const aliases: Record<string, Column> = { name: 'name_es', description: 'description_es' };
const codePattern = /^[A-Z]\d[0-9A-Z](\.[0-9A-Z]{1,4})?$/;

/** Reads diagnoses from CSV, whatever its separator, and says of every fault where it is; with faults no row is answered. */
export function readCie10(text: string): { rows: Cie10Row[]; faults: CsvFault[] } {
  const content = text.replace(/^\uFEFF/, '');
  const records = recordsOf(content);
  const [header, ...body] = records;
  if (!header) return { rows: [], faults: [{ line: 1, column: 'code', value: '', reason: 'the file is empty' }] };
  const names = header.cells.map(columnOf);
  const faults = headerFaults(header.cells, names);
  if (faults.length > 0) return { rows: [], faults };
  const seen = new Map<string, number>();
  const rows: Cie10Row[] = [];
  for (const { line, cells } of body) {
    const fail = (column: string, value: string, reason: string) => faults.push({ line, column, value, reason });
    if (cells.length > names.length)
      fail(`${names.length + 1}`, cells[names.length] ?? '', 'has no heading; is a comma not in quotes?');
    const values = new Map(names.map((name, index) => [name, (cells[index] ?? '').trim().normalize('NFC')]));
    const code = normaliseCode(values.get('code') ?? '');
    const first = seen.get(code);
    if (!codePattern.test(code)) fail('code', values.get('code') ?? '', 'is no CIE10 code, such as I10 or E11.9');
    else if (first !== undefined) fail('code', code, `is on line ${first} already`);
    seen.set(code, first ?? line);
    const name_es = values.get('name_es') ?? '';
    if (name_es === '') fail('name_es', '', 'is empty');
    for (const column of keysOf(longest)) {
      const most = longest[column];
      const value = values.get(column) ?? '';
      if (value.length > most) fail(column, value, `is longer than ${most} characters`);
    }
    const others = optional.flatMap((column) => (values.has(column) ? [[column, values.get(column) || null]] : []));
    rows.push({ code, name_es, ...Object.fromEntries(others) });
  }
  return faults.length > 0 ? { rows: [], faults } : { rows, faults };
}

/** Codes are written with and without the dot after the third sign. */
function normaliseCode(text: string) {
  const signs = text.toUpperCase().replace(/[\s.]/g, '');
  return signs.length > 3 ? `${signs.slice(0, 3)}.${signs.slice(3)}` : signs;
}
function columnOf(heading: string): Column | undefined {
  const name = heading.trim().toLowerCase();
  return columns.find((column) => column === name) ?? aliases[name];
}
function headerFaults(headings: readonly string[], names: readonly (Column | undefined)[]): CsvFault[] {
  const known = `the columns are ${columns.join(', ')}`;
  const unknown = headings.flatMap((value, index) =>
    names[index] ? [] : [{ line: 1, column: value, value, reason: `is no column; ${known}` }],
  );
  const missing = (['code', 'name_es'] as const)
    .filter((column) => !names.includes(column))
    .map((column) => ({ line: 1, column, value: '', reason: 'is missing' }));
  const twice = names.flatMap((name, index) =>
    name && names.indexOf(name) < index
      ? [{ line: 1, column: name, value: headings[index] ?? '', reason: 'is there twice' }]
      : [],
  );
  return [...unknown, ...missing, ...twice];
}

/** The records of a file with the line on which each begins; a quoted text may go over several. */
function recordsOf(content: string): { line: number; cells: string[] }[] {
  const records: { line: number; cells: string[] }[] = [];
  let start = 0;
  let line = 1;
  papaparse.parse<string[]>(content, {
    step: ({ data, meta }) => {
      if (data.some((cell) => cell.trim() !== '')) records.push({ line, cells: data });
      line += content.slice(start, meta.cursor).split('\n').length - 1;
      start = meta.cursor;
    },
  });
  return records;
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ImportCheck } from '@corredor/core/api';
import { type ImportKind, knownBy, mapColumns, mapWays, waysOfTable } from '@corredor/core/imports';
import { readSheetFile, type SheetChoices } from '@corredor/core/sheets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { succeeded } from '../../testing/aPortfolio.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';

/** What stands beside a file of the corpus of sheets, as far as the server is asked about it. */
interface Expected {
  kind: ImportKind;
  choices?: SheetChoices;
  refused?: string;
  /** What the server says of each row: its number, what would become of it, and the fields in which something is wrong. */
  answers?: [number, ...string[]][];
  /** What is too much for one cell, which the wizard says before it sends anything. */
  unsent?: string[];
}
const folder = join(import.meta.dirname, '../../../../../packages/core/corpus/sheets');
const files = readdirSync(folder).filter((name) => !name.endsWith('.json'));
const expectedOf = (name: string): Expected => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));

let api: TestApi;
let office: Awaited<ReturnType<TestApi['partner']>>;
beforeAll(async () => {
  api = await testApi();
  office = await api.partner('uno');
  await office.onPlan('PYMEs');
});
afterAll(() => api.close());

/** The rows of a file as the wizard sends them: texts by field, in the columns that it knows by itself. */
function rowsOf(name: string, { kind, choices }: Expected) {
  const map = (headings: readonly string[]) => mapColumns(kind, headings);
  const table = readSheetFile(new Uint8Array(readFileSync(join(folder, name))), name, knownBy(map, kind), choices);
  const mapping = mapWays(map, waysOfTable(table));
  return table.rows.map(({ number, cells }) => ({
    number,
    values: Object.fromEntries(mapping.flatMap((field, column) => (field ? [[field, cells[column] ?? '']] : []))),
  }));
}

describe('the corpus of sheets before the server', () => {
  it.each(files.filter((name) => expectedOf(name).refused === undefined))('%s is answered row by row', async (name) => {
    const expected = expectedOf(name);
    const rows = rowsOf(name, expected);
    const body = { kind: expected.kind, rows };
    const answer = rows.length > 0 ? await office.call('checkImport', { body, language: 'es' }) : null;
    if (answer?.status === 422) {
      expect(Object.keys(answer.body.errors ?? {})).toEqual(expected.unsent);
      return;
    }
    const results = answer ? succeeded<ImportCheck>(answer).results : [];
    expect(results.map(({ number, outcome, errors }) => [number, outcome, ...Object.keys(errors).toSorted()])).toEqual(
      expected.answers ?? [],
    );
  });
});

import type { ImportRowResult } from '@corredor/core/api';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { fittingRows, nextRows, rowsOf, toInput, type WizardRow, withOthers } from './importRows.ts';
import { anImport } from './importWizard.fixtures.ts';
import { type ImportTable, type ImportWizardView, importWizardMachine, importWizardView } from './index.ts';

const file = new File([], 'clientes.xlsx');
const tableOf = (...rows: [string, string, string?][]): ImportTable => ({
  fileName: 'clientes.xlsx',
  headings: ['Cédula', 'Nombre', 'Cédula titular'],
  rows: rows.map((cells, index) => ({ number: index + 2, cells: cells.map((cell) => cell ?? '') })),
});
const usual = tableOf(['1', 'Ana'], ['2', ''], ['3', 'Eva', '1'], ['4', 'Luz']);
const errorsOf = (name: string | undefined): Record<string, string[]> => (name ? {} : { name: ['Falta.'] });
const outcomeOf = (name = '') =>
  name === 'there' ? 'identical' : name === 'other' ? 'different' : name ? 'created' : 'failed';
const judge = (rows: { number: number; values: Readonly<Record<string, string>> }[]): ImportRowResult[] =>
  rows.map(({ number, values }) => ({
    number,
    outcome: outcomeOf(values.name),
    record: null,
    errors: errorsOf(values.name),
    warnings: {},
  }));

/** A server that wants a name in each row; calls named in `failures` fail so often. */
function start({ table = usual, failures = {} as Record<string, number>, chunkSize = 2 } = {}) {
  const calls: string[] = [];
  const left = { ...failures };
  const answer = <Output>(name: string, detail: string, output: () => Output) => {
    calls.push(`${name} ${detail}`.trim());
    if ((left[name] ?? 0) > 0) {
      left[name] = (left[name] ?? 0) - 1;
      throw new Error('no connection');
    }
    return output();
  };
  const machine = importWizardMachine.provide({
    actors: {
      readFile: fromPromise(async () => answer('read', '', () => table)),
      checkRows: fromPromise(async ({ input: { rows, titularsElsewhere } }) =>
        answer('check', `${rows.map(({ number }) => number)} [${titularsElsewhere}]`, () => ({ results: judge(rows) })),
      ),
      beginImport: fromPromise(async ({ input: { key, input } }) =>
        answer('begin', input.identical_count ? `${key} ${input.identical_count}` : key, () => anImport()),
      ),
      importRows: fromPromise(async ({ input: { rows, key } }) =>
        answer('import', `${rows.map(({ number }) => number)} ${key}`, () => ({
          import: anImport(),
          results: judge(rows),
        })),
      ),
      finishImport: fromPromise(async () => answer('finish', '', () => anImport({ status: 'finished' }))),
      undoImport: fromPromise(async ({ input: { key } }) =>
        answer('undo', key, () => ({
          import: anImport({ status: key.endsWith('undo-0') ? 'finished' : 'undone' }),
          removed_count: 2,
          remaining_count: key.endsWith('undo-0') ? 1 : 0,
          kept: [],
        })),
      ),
    },
  });
  const actor = createActor(machine, { input: { kind: 'customers', chunkSize } }).start();
  const view = () => importWizardView(actor.getSnapshot());
  const settled = async () => importWizardView(await waitFor(actor, (snapshot) => !snapshot.hasTag('busy')));
  const untilPreview = async () => {
    actor.send({ type: 'file.choose', file });
    await settled();
    actor.send({ type: 'mapping.confirm' });
    return settled();
  };
  return { actor, calls, view, settled, untilPreview };
}

describe('a file', () => {
  it('is read and mapped by its headings', async () => {
    const { actor, settled } = start();
    actor.send({ type: 'file.choose', file });
    expect(await settled()).toMatchObject({
      step: 'mapping',
      mapping: ['identification', 'name', 'titular_identification'],
    });
  });

  it('that cannot be read says why, and another may be chosen', async () => {
    const { actor, settled } = start({ failures: { read: 1 } });
    actor.send({ type: 'file.choose', file });
    expect(await settled()).toMatchObject({ step: 'choosing', error: expect.anything() });
    actor.send({ type: 'file.choose', file });
    expect(await settled()).toMatchObject({ step: 'mapping', error: null });
  });

  it('is not checked while a required field has no column, and gives a field to one column', async () => {
    const { actor, settled, view } = start();
    actor.send({ type: 'file.choose', file });
    await settled();
    actor.send({ type: 'column.map', column: 2, field: 'name' });
    expect(view().mapping).toEqual(['identification', null, 'name']);
    actor.send({ type: 'column.map', column: 2, field: 'password' });
    expect(view().mapping[2]).toBe('name');
    actor.send({ type: 'column.map', column: 2, field: null });
    actor.send({ type: 'mapping.confirm' });
    expect(view()).toMatchObject({ step: 'mapping', missing: ['name'] });
  });
});

describe('its rows', () => {
  it('are checked in chunks, titulars first, and the server hears of titulars elsewhere in the file', async () => {
    const { calls, untilPreview } = start();
    const view = await untilPreview();
    expect(calls).toEqual(['read', 'check 2,3 []', 'check 5,4 [1]']);
    expect(view).toMatchObject({ step: 'previewing', counts: { good: 3, bad: 1, unchecked: 0 }, canImport: true });
  });

  it('go in smaller chunks where they are long, so that the server takes each', () => {
    const row = (number: number) => ({ number, cells: ['x'.repeat(2_000), 'ñ'.repeat(2_000), '😀'.repeat(2_000)] });
    const table = { fileName: 'a.xlsx', headings: [], rows: Array.from({ length: 60 }, (_none, one) => row(one)) };
    const rows = rowsOf(table, ['name', 'notes', 'address'], {}, []);
    const next = nextRows(rows, () => true, 200);
    expect(next.length).toBeGreaterThan(20);
    expect(new TextEncoder().encode(JSON.stringify(next.map(toInput))).length).toBeLessThanOrEqual(360 * 1024);
    expect(
      nextRows([{ ...rows[0], values: { name: 'x'.repeat(900_000) } } as (typeof rows)[0]], () => true, 200),
    ).toHaveLength(1);
  });

  it('of one policy are sent and looked at again together, as many policies at once as the server takes', () => {
    const table = {
      fileName: 'a.xlsx',
      headings: [],
      rows: ['A', 'B', 'A', 'C', 'b', 'B'].map((policy, place) => ({ number: place + 2, cells: [policy, 'Pacífico'] })),
    };
    const rows = rowsOf(table, ['number', 'provider'], {}, []).map((row) => ({ ...row, state: 'good' as const }));
    const numbers = (some: readonly WizardRow[]) => some.map(({ number }) => number);
    expect(numbers(nextRows(rows, () => true, 4, 'payments'))).toEqual([2, 4]);
    expect(numbers(nextRows(rows, () => true, 5, 'payments'))).toEqual([2, 4, 3, 6, 7]);
    expect(numbers(nextRows(rows, () => true, 4, 'policies'))).toEqual([2, 3, 4, 5]);
    const unchecked = (kind: 'payments' | 'policies') =>
      numbers(withOthers(kind, rows, [rows[1]]).filter(({ state }) => state === 'unchecked'));
    expect(unchecked('payments')).toEqual([3, 6, 7]);
    expect(unchecked('policies')).toEqual([]);
  });

  it('are checked again where something was typed, and only those', async () => {
    const { actor, calls, view, settled, untilPreview } = start();
    await untilPreview();
    actor.send({ type: 'value.fix', row: 3, field: 'name', value: 'Rosa' });
    expect(view()).toMatchObject({ counts: { good: 3, bad: 0, unchecked: 1 }, canImport: false });
    actor.send({ type: 'import.start', key: 'k' });
    expect(view().step).toBe('previewing');
    actor.send({ type: 'rows.check' });
    expect((await settled()).counts).toMatchObject({ good: 4, unchecked: 0 });
    expect(calls.at(-1)).toBe('check 3 []');
  });

  it('keep what was typed through a failed check and another mapping', async () => {
    const { actor, view, settled, untilPreview } = start({ failures: { check: 1 } });
    expect(await untilPreview()).toMatchObject({
      step: 'previewing',
      counts: { unchecked: 4 },
      error: expect.anything(),
    });
    actor.send({ type: 'value.fix', row: 3, field: 'name', value: 'Rosa' });
    actor.send({ type: 'row.skip', row: 5, isSkipped: true });
    actor.send({ type: 'mapping.change' });
    actor.send({ type: 'column.map', column: 2, field: null });
    actor.send({ type: 'mapping.confirm' });
    expect((await settled()).rows.map(({ values }) => values.name)).toEqual(['Ana', 'Rosa', 'Eva', 'Luz']);
    expect(view().counts).toMatchObject({ good: 3, skipped: 1 });
  });

  it('that are there already are told apart, count with the import, and are not sent', async () => {
    const { actor, calls, settled, untilPreview } = start({
      table: tableOf(['1', 'Ana'], ['2', 'there'], ['3', 'other'], ['4', '']),
    });
    const view = await untilPreview();
    expect(view.counts).toMatchObject({ good: 1, identical: 1, different: 1, bad: 1, unchecked: 0 });
    actor.send({ type: 'import.start', key: 'k' });
    expect(await settled()).toMatchObject({
      step: 'done',
      counts: { imported: 1, identical: 1, different: 1, bad: 1 },
    });
    expect(calls.filter((call) => /begin|import/.test(call))).toEqual(['begin k-begin 1', 'import 2 k-2']);
    actor.send({ type: 'rest.fix' });
    expect((await settled()).rows.map(({ number }) => number)).toEqual([4, 5]);
  });

  it('that are good are counted against the room of the plan, each person once, in the order in which they go in', () => {
    const car = (number: number, owner: string, over: Partial<WizardRow> = {}): WizardRow => ({
      number,
      values: { owner_identification: owner },
      state: 'good',
      isSkipped: false,
      outcome: 'created',
      record: null,
      errors: {},
      warnings: {},
      unknown: [],
      takes: ['customers', 'vehicles'],
      ...over,
    });
    const rows = [
      car(2, 'a1'),
      car(3, 'A1'),
      car(4, 'B2'),
      car(5, 'known', { takes: ['vehicles'] }),
      car(6, 'C3', { isSkipped: true }),
      car(7, 'D4', { state: 'bad' }),
      car(8, 'known', { takes: ['vehicles'] }),
    ];
    expect(fittingRows(rows, {})).toEqual({ fitting: 5, left: 0, tight: null });
    expect(fittingRows(rows, { customers: 1, vehicles: null })).toEqual({ fitting: 4, left: 1, tight: 'customers' });
    expect(fittingRows(rows, { customers: 1, vehicles: 3 })).toEqual({ fitting: 3, left: 2, tight: 'customers' });
    expect(fittingRows(rows, { vehicles: 0 })).toEqual({ fitting: 0, left: 5, tight: 'vehicles' });
  });
  it('that repeat one another are told', async () => {
    const { untilPreview } = start({ table: tableOf(['17', 'Ana'], ['1-7', 'Eva'], ['', 'Luz'], ['', 'Mar']) });
    expect([...(await untilPreview()).repeated]).toEqual([[3, 2]]);
  });
});

describe('the import', () => {
  it('takes the good rows and leaves the others to be fixed', async () => {
    const { actor, calls, settled, untilPreview } = start();
    await untilPreview();
    actor.send({ type: 'import.start', key: 'k' });
    const view = await settled();
    expect(view).toMatchObject({ step: 'done', counts: { imported: 3, bad: 1 }, progress: { done: 3, total: 3 } });
    expect(calls.slice(3)).toEqual(['begin k-begin', 'import 2,5 k-2', 'import 4 k-4', 'finish']);
    actor.send({ type: 'rest.fix' });
    actor.send({ type: 'value.fix', row: 3, field: 'name', value: 'Rosa' });
    actor.send({ type: 'rows.check' });
    await settled();
    actor.send({ type: 'import.start', key: 'n' });
    expect(await settled()).toMatchObject({ step: 'done', counts: { imported: 1, bad: 0 } });
    expect(calls.slice(-3)).toEqual(['begin n-begin', 'import 3 n-3', 'finish']);
  });

  it('that is cancelled hears the answer on its way, then stops', async () => {
    const { actor, calls, settled, untilPreview } = start();
    await untilPreview();
    actor.subscribe((snapshot) => {
      if (snapshot.matches({ importing: { requests: 'sending', intent: 'goingOn' } }))
        actor.send({ type: 'work.cancel' });
    });
    actor.send({ type: 'import.start', key: 'k' });
    expect(await settled()).toMatchObject({ step: 'done', counts: { imported: 2, good: 1 } });
    expect(calls.at(-1)).toBe('finish');
  });

  it.each([
    ['begin', ['begin k-begin', 'begin k-begin']],
    ['import', ['import 2,5 k-2', 'import 2,5 k-2']],
    ['finish', ['finish', 'finish']],
  ])('goes on after a failed %s with the same key, and loses nothing', async (name, expected) => {
    const { actor, calls, settled, untilPreview } = start({ failures: { [name]: 1 } });
    await untilPreview();
    actor.send({ type: 'import.start', key: 'k' });
    expect(await settled()).toMatchObject({ step: 'interrupted', error: expect.anything() });
    actor.send({ type: 'import.retry' });
    expect(await settled()).toMatchObject({ step: 'done', counts: { imported: 3 }, error: null });
    expect(calls.filter((call) => call.startsWith(name)).slice(0, 2)).toEqual(expected);
  });

  it('that failed midway may be left: with its report where something is in, else at the preview', async () => {
    const { actor, view, settled, untilPreview } = start({ failures: { begin: 1 } });
    await untilPreview();
    actor.send({ type: 'import.start', key: 'k' });
    await settled();
    actor.send({ type: 'work.cancel' });
    expect(view()).toMatchObject({ step: 'previewing', counts: { good: 3 } });
  });

  it('is undone in parts until nothing remains', async () => {
    const { actor, calls, settled, untilPreview } = start({ failures: { undo: 1 } });
    await untilPreview();
    actor.send({ type: 'import.start', key: 'k' });
    await settled();
    actor.send({ type: 'import.undo', key: 'u' });
    expect((await settled()).step).toBe('undoFailed');
    actor.send({ type: 'import.retry' });
    expect(await settled()).toMatchObject({ step: 'undone', import: { status: 'undone' } });
    expect(calls.slice(-2)).toEqual(['undo u-undo-0', 'undo u-undo-2']);
  });

  it('say once what the file calls an insurer, and are looked at again', async () => {
    const rows: [string, string][] = [
      ['1', 'Vieja'],
      ['2', 'VIEJA '],
    ];
    const asked: unknown[] = [];
    const machine = importWizardMachine.provide({
      actors: {
        readFile: fromPromise(async () => tableOf(...rows)),
        checkRows: fromPromise(async ({ input }) => {
          asked.push([input.activates, input.names, input.rows.length]);
          const isKnown = input.names.length > 0;
          const unknown_names = [{ kind: 'provider' as const, name: 'Vieja' }];
          return {
            results: input.rows.map(({ number }) => ({
              ...(isKnown ? { outcome: 'created' as const } : { outcome: 'failed' as const, unknown_names }),
              number,
              record: null,
              errors: {},
              warnings: {},
            })),
          };
        }),
      },
    });
    const actor = createActor(machine, { input: { kind: 'customers' } }).start();
    const settled = async () => importWizardView(await waitFor(actor, (snapshot) => !snapshot.hasTag('busy')));
    actor.send({ type: 'file.choose', file });
    await settled();
    actor.send({ type: 'activation.choose', activates: false });
    actor.send({ type: 'mapping.confirm' });
    expect((await settled()).names).toEqual([{ kind: 'provider', name: 'Vieja', rows: 2, recordId: null }]);
    actor.send({ type: 'name.choose', kind: 'provider', name: 'Vieja', id: 7 });
    expect(importWizardView(actor.getSnapshot())).toMatchObject({ counts: { unchecked: 2 }, names: [{ recordId: 7 }] });
    actor.send({ type: 'rows.check' });
    expect(await settled()).toMatchObject({ counts: { good: 2 }, canImport: true, names: [{ recordId: 7 }] });
    expect(asked).toEqual([
      [false, [], 2],
      [false, [{ kind: 'provider', name: 'Vieja', record_id: 7 }], 2],
    ]);
  });
});

describe('days in digits', () => {
  const headings = ['Cédula', 'Nombre', 'Fecha de nacimiento', 'Fecha de constitución'];
  const tableOf = (...days: [string, string?][]): ImportTable => ({
    fileName: 'clientes.xlsx',
    headings,
    rows: days.map(([one, other = ''], index) => ({ number: index + 2, cells: [`${index}`, 'Ana', one, other] })),
  });
  const startWith = async (table: ImportTable, readerOrder?: 'day_first' | 'month_first') => {
    const sent: Record<string, unknown>[][] = [];
    const take = (rows: WizardRow[]) => sent.push(rows.map(toInput).map(({ values }) => ({ ...values })));
    const machine = importWizardMachine.provide({
      actors: {
        readFile: fromPromise(async () => table),
        checkRows: fromPromise(async ({ input: { rows } }) => {
          take(rows);
          return { results: judge(rows) };
        }),
        beginImport: fromPromise(async () => anImport()),
        importRows: fromPromise(async ({ input: { rows } }) => {
          take(rows);
          return { import: anImport(), results: judge(rows) };
        }),
        finishImport: fromPromise(async () => anImport({ status: 'finished' })),
      },
    });
    const actor = createActor(machine, { input: { kind: 'customers', ...(readerOrder && { readerOrder }) } }).start();
    const settled = async () => importWizardView(await waitFor(actor, (snapshot) => !snapshot.hasTag('busy')));
    actor.send({ type: 'file.choose', file });
    await settled();
    actor.send({ type: 'mapping.confirm' });
    const days = () => sent.at(-1)?.map(({ birthdate }) => birthdate);
    return { actor, settled, days, view: await settled() };
  };

  it('are read as the reader writes them where nothing tells, and otherwise once that is chosen', async () => {
    const { actor, settled, days, view } = await startWith(tableOf(['02/03/2026'], ['05/05/2026']), 'month_first');
    expect(days()).toEqual(['2026-02-03', '2026-05-05']);
    const open = { text: '02/03/2026', date: '2026-02-03', order: 'month_first', rows: 1 };
    expect(view.dates).toEqual({ open, told: [] });
    // What the file says stays in sight.
    expect(view.rows[0]?.values.birthdate).toBe('02/03/2026');
    actor.send({ type: 'dates.choose', order: 'month_first' });
    expect(importWizardView(actor.getSnapshot()).counts.unchecked).toBe(0);
    actor.send({ type: 'dates.choose', order: 'day_first' });
    expect(importWizardView(actor.getSnapshot())).toMatchObject({
      counts: { unchecked: 1, good: 1 },
      dates: { open: { date: '2026-03-02', order: 'day_first' } },
      canImport: false,
    });
    actor.send({ type: 'rows.check' });
    await settled();
    expect(days()).toEqual(['2026-03-02']);
    actor.send({ type: 'import.start', key: 'one' });
    await settled();
    expect(days()).toEqual(['2026-03-02', '2026-05-05']);
  });

  it('are read as their column tells, and said where the reader writes otherwise', async () => {
    const table = tableOf(['02/03/2026'], ['26/11/2026'], ['01/02/2026']);
    const english = await startWith(table, 'month_first');
    expect(english.days()).toEqual(['2026-03-02', '2026-11-26', '2026-02-01']);
    const told = { field: 'birthdate', text: '02/03/2026', date: '2026-03-02', by: '26/11/2026' };
    expect(english.view.dates).toEqual({ open: null, told: [told] });
    const spanish = await startWith(table);
    expect(spanish.view.dates).toBeNull();
    const american = await startWith(tableOf(['02/03/2026'], ['11/26/2026']));
    expect(american.days()).toEqual(['2026-02-03', '2026-11-26']);
  });

  it('are read as their column told also once the row that told it went in, and the columns are looked at again', async () => {
    const { actor, settled, days } = await startWith(
      tableOf(['02/03/2026'], ['26/11/2026'], ['04/05/2026']),
      'month_first',
    );
    actor.send({ type: 'row.skip', row: 2, isSkipped: true });
    actor.send({ type: 'row.skip', row: 4, isSkipped: true });
    actor.send({ type: 'import.start', key: 'k' });
    await settled();
    actor.send({ type: 'rest.fix' });
    actor.send({ type: 'mapping.change' });
    actor.send({ type: 'mapping.confirm' });
    await settled();
    actor.send({ type: 'row.skip', row: 2, isSkipped: false });
    actor.send({ type: 'rows.check' });
    await settled();
    expect(days()).toEqual(['2026-03-02']);
  });

  it('are told only where the rows are shown, since a file may have many', async () => {
    const { actor, view, settled } = await startWith(tableOf(['02/03/2026']));
    expect(view.dates?.open).toMatchObject({ text: '02/03/2026' });
    actor.send({ type: 'import.start', key: 'k' });
    expect(importWizardView(actor.getSnapshot())).toMatchObject({ step: 'importing', dates: null });
    expect(await settled()).toMatchObject({ step: 'done', dates: null });
  });

  it('of a column that tells nothing follow the other columns of the file', async () => {
    const { view, days } = await startWith(tableOf(['02/03/2026', '26/11/2026']), 'month_first');
    expect(days()).toEqual(['2026-03-02']);
    expect(view.dates?.open).toMatchObject({ order: 'day_first' });
  });

  it('that cannot be mistaken need no word', async () => {
    const { view } = await startWith(tableOf(['2026-03-02'], ['2 mar 2026'], ['03/03/2026'], ['']), 'month_first');
    expect(view.dates).toBeNull();
  });
});

describe('how a file is read', () => {
  const reading = (sheet: number) => ({ sheet }) as ImportTable['reading'];
  /** A reader that answers by what was chosen, and fails for row 9. */
  const startReader = () => {
    const asked: unknown[] = [];
    const machine = importWizardMachine.provide({
      actors: {
        readFile: fromPromise(async ({ input: { choices, known } }) => {
          asked.push([choices, known([['Cédula'], ['Ciudad de nacimiento', 'Ciudad'], ['Otra']])]);
          if (choices.headRow === 9) throw new Error('rows');
          const table = tableOf(['1', 'Ana'], ['2', 'Eva']);
          return choices.sheet === 1
            ? { ...table, headings: ['Ciudad', 'Nombre', 'Cédula'], reading: reading(1) }
            : { ...table, reading: reading(0) };
        }),
      },
    });
    const actor = createActor(machine, { input: { kind: 'customers' } }).start();
    const settled = async () => importWizardView(await waitFor(actor, (snapshot) => !snapshot.hasTag('busy')));
    return { actor, asked, settled };
  };

  it('knows the columns that rows of policies may share', async () => {
    const asked: unknown[] = [];
    const machine = importWizardMachine.provide({
      actors: {
        readFile: fromPromise(async ({ input: { known } }) => {
          asked.push(known.shared?.([['Póliza'], ['CIA'], ['Grupo', 'Ramo'], ['Prima neta']]));
          return tableOf(['1', 'Ana']);
        }),
      },
    });
    const actor = createActor(machine, { input: { kind: 'policies' } }).start();
    actor.send({ type: 'file.choose', file });
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
    expect(asked).toEqual([[1, 2]]);
  });
  it('can be chosen again: what was mapped by hand stays for the same columns, and another sheet is mapped anew', async () => {
    const { actor, asked, settled } = startReader();
    actor.send({ type: 'file.choose', file });
    await settled();
    actor.send({ type: 'column.map', column: 2, field: 'notes' });
    actor.send({ type: 'reading.choose', choices: { keepsAll: true, headRow: 2 } });
    expect((await settled()).mapping).toEqual(['identification', 'name', 'notes']);
    actor.send({ type: 'reading.choose', choices: { sheet: 1 } });
    // The columns stay in sight meanwhile.
    expect(importWizardView(actor.getSnapshot())).toMatchObject({ step: 'mapping', isBusy: true });
    expect((await settled()).mapping).toEqual(['city', 'name', 'identification']);
    expect(asked).toEqual([
      [{}, 2],
      [{ keepsAll: true, headRow: 2 }, 2],
      [{ keepsAll: true, sheet: 1 }, 2],
    ]);
  });

  it('keeps the table that was there where what was chosen cannot be read', async () => {
    const { actor, settled } = startReader();
    actor.send({ type: 'file.choose', file });
    await settled();
    actor.send({ type: 'reading.choose', choices: { headRow: 9 } });
    expect(await settled()).toMatchObject({ step: 'mapping', table: { rows: [{}, {}] }, error: expect.anything() });
    actor.send({ type: 'reading.choose', choices: { headRow: 1 } });
    expect(await settled()).toMatchObject({ step: 'mapping', error: null });
  });

  it('that cannot be read, or is cancelled, takes back what was chosen for it, and nothing else', async () => {
    const { actor, asked, settled } = startReader();
    actor.send({ type: 'file.choose', file });
    await settled();
    actor.send({ type: 'reading.choose', choices: { keepsAll: true } });
    await settled();
    actor.send({ type: 'reading.choose', choices: { headRow: 9, places: 'stored' } });
    await settled();
    actor.send({ type: 'reading.choose', choices: { sheet: 1 } });
    actor.send({ type: 'work.cancel' });
    expect(importWizardView(actor.getSnapshot())).toMatchObject({ step: 'mapping', isBusy: false, error: null });
    actor.send({ type: 'reading.choose', choices: { fillsDown: true } });
    expect((await settled()).table?.reading?.sheet).toBe(0);
    expect(asked.at(-1)).toEqual([{ keepsAll: true, fillsDown: true }, 2]);
  });

  it('tells which share is read, and ends the work that is cancelled', async () => {
    const readers: { tell: (share: number) => void; signal: AbortSignal }[] = [];
    const machine = importWizardMachine.provide({
      actors: {
        readFile: fromPromise(({ input: { onProgress: tell }, signal }) => {
          readers.push({ tell, signal });
          return new Promise(() => undefined);
        }),
      },
    });
    const actor = createActor(machine, { input: { kind: 'customers' } }).start();
    const view = () => importWizardView(actor.getSnapshot());
    actor.send({ type: 'file.choose', file });
    expect(view()).toMatchObject({ step: 'reading', readShare: null });
    readers[0]?.tell(0.25);
    expect(view()).toMatchObject({ step: 'reading', readShare: 0.25 });
    actor.send({ type: 'work.cancel' });
    expect(readers[0]?.signal.aborted).toBe(true);
    readers[0]?.tell(0.5);
    expect(view()).toMatchObject({ step: 'choosing', readShare: null });
    actor.send({ type: 'file.choose', file });
    expect(view()).toMatchObject({ step: 'reading', readShare: null });
    expect(readers[1]?.signal.aborted).toBe(false);
  });

  it('leaves rows out that have more cells than headings, until somebody takes them in', async () => {
    const table = tableOf(['1', 'Ana'], ['2', 'Eva']);
    const rows = table.rows.map((row, index) =>
      index === 0 ? { ...row, notes: [{ kind: 'long' as const, cells: 4, heads: 3, text: 'x' }] } : row,
    );
    const { actor, settled, untilPreview } = start({ table: { ...table, rows } });
    expect((await untilPreview()).counts).toMatchObject({ good: 1, skipped: 1 });
    actor.send({ type: 'row.skip', row: 2, isSkipped: false });
    actor.send({ type: 'rows.check' });
    const { counts, rows: after } = await settled();
    expect([counts.good, after[0]?.notes]).toEqual([2, rows[0]?.notes]);
  });
});

describe('percents that could be shares of one', () => {
  const percentsOf = async (...texts: string[]) => {
    const sent: (string | undefined)[][] = [];
    const table: ImportTable = {
      fileName: 'a.xlsx',
      headings: [
        'Número de póliza',
        'Aseguradora',
        'Ramo',
        'Cédula del contratante',
        'Inicio',
        'Fin',
        'Neta',
        'Comisión',
      ],
      rows: texts.map((text, index) => ({ number: index + 2, cells: ['P', 'A', 'R', '1', 'x', 'x', '1', text] })),
    };
    const machine = importWizardMachine.provide({
      actors: {
        readFile: fromPromise(async () => table),
        checkRows: fromPromise(async ({ input: { rows } }) => {
          sent.push(rows.map(({ values }) => values.commission_percent));
          return {
            results: rows.map(({ number }) => ({
              ...judge([{ number, values: { name: 'x' } }])[0],
              number,
            })) as ImportRowResult[],
          };
        }),
      },
    });
    const actor = createActor(machine, { input: { kind: 'policies' } }).start();
    const settled = async () => importWizardView(await waitFor(actor, (snapshot) => !snapshot.hasTag('busy')));
    actor.send({ type: 'file.choose', file });
    await settled();
    const fields = [
      'number',
      'provider',
      'branch',
      'contractor_identification',
      'start_date',
      'end_date',
      'net_premium',
      'commission_percent',
    ];
    for (const [column, field] of fields.entries()) actor.send({ type: 'column.map', column, field });
    actor.send({ type: 'mapping.confirm' });
    return { actor, sent, settled, view: await settled() };
  };

  it('are asked once, and nothing goes in before', async () => {
    const { actor, sent, settled, view } = await percentsOf('0.15', '15', '0,125', '');
    expect(view).toMatchObject({
      canImport: false,
      percents: [{ field: 'commission_percent', text: '0.15', fraction: '15%', beside: '15', rows: 2, scale: null }],
    });
    actor.send({ type: 'import.start', key: 'k' });
    expect((await settled()).step).toBe('previewing');
    actor.send({ type: 'percents.choose', field: 'commission_percent', scale: 'fraction' });
    actor.send({ type: 'rows.check' });
    expect(await settled()).toMatchObject({ canImport: true, percents: [{ scale: 'fraction' }] });
    expect(sent).toEqual([
      ['0.15', '15', '0,125', ''],
      ['15%', '12.5%'],
    ]);
  });

  it('stay as they stand where that is chosen, and are sent with their sign', async () => {
    const { actor, sent, settled, view } = await percentsOf('0.15', '0.5');
    expect(view.percents).toMatchObject([{ beside: null, scale: null }]);
    actor.send({ type: 'percents.choose', field: 'commission_percent', scale: 'percent' });
    actor.send({ type: 'rows.check' });
    expect(await settled()).toMatchObject({ canImport: true, counts: { good: 2 } });
    expect(sent).toEqual([
      ['0.15', '0.5'],
      ['0.15%', '0.5%'],
    ]);
  });

  it.each([[['15', '12,5']], [['15%', '0.15%']], [['', '0']], [['15', '1']]])('are not asked for %j', async (texts) => {
    expect((await percentsOf(...texts)).view.percents).toEqual([]);
  });

  it('are asked for a column of ones', async () => {
    const { actor, sent, settled, view } = await percentsOf('1', '1');
    expect(view).toMatchObject({
      canImport: false,
      percents: [{ text: '1', percent: '1', fraction: '100%', rows: 2 }],
    });
    actor.send({ type: 'percents.choose', field: 'commission_percent', scale: 'fraction' });
    actor.send({ type: 'rows.check' });
    expect((await settled()).canImport).toBe(true);
    expect(sent[1]).toEqual(['100%', '100%']);
  });

  it('of two columns are asked for each', async () => {
    const table: ImportTable = {
      fileName: 'a.xlsx',
      headings: ['Cédula', 'Porcentaje', 'Tasa'],
      rows: [
        { number: 2, cells: ['1', '0.5', '0.01'] },
        { number: 3, cells: ['2', '0.5', '2'] },
      ],
    };
    const sent: WizardRow['values'][] = [];
    const machine = importWizardMachine.provide({
      actors: {
        readFile: fromPromise(async () => table),
        checkRows: fromPromise(async ({ input: { rows } }) => {
          sent.push(...rows.map(({ values }) => values));
          return {
            results: rows.map(({ number }) => ({
              ...judge([{ number, values: { name: 'x' } }])[0],
              number,
            })) as ImportRowResult[],
          };
        }),
      },
    });
    const actor = createActor(machine, { input: { kind: 'insureds', policyId: 1 } }).start();
    const settled = async () => importWizardView(await waitFor(actor, (snapshot) => !snapshot.hasTag('busy')));
    actor.send({ type: 'file.choose', file });
    await settled();
    actor.send({ type: 'mapping.confirm' });
    expect((await settled()).percents.map(({ field }) => field)).toEqual(['beneficiary_percentage', 'rate']);
    actor.send({ type: 'percents.choose', field: 'beneficiary_percentage', scale: 'fraction' });
    actor.send({ type: 'rows.check' });
    expect((await settled()).canImport).toBe(false);
    actor.send({ type: 'percents.choose', field: 'rate', scale: 'percent' });
    actor.send({ type: 'rows.check' });
    expect((await settled()).canImport).toBe(true);
    expect(sent.slice(-1)).toMatchObject([{ beneficiary_percentage: '50%', rate: '0.01%' }]);
  });
});

describe('amounts that stand on sides of a ledger', () => {
  const sidesOf = async (headings: string[], ...rows: string[][]) => {
    const sent: WizardRow['values'][][] = [];
    const table: ImportTable = {
      fileName: 'a.xlsx',
      headings: ['Póliza', 'Aseguradora', 'Vence', ...headings],
      rows: rows.map((cells, index) => ({ number: index + 2, cells: [`P${index}`, 'A', '2026-01-31', ...cells] })),
    };
    const machine = importWizardMachine.provide({
      actors: {
        readFile: fromPromise(async () => table),
        checkRows: fromPromise(async ({ input: { rows: asked } }) => {
          sent.push(asked.map(({ values }) => values));
          return {
            results: asked.map(({ number, values }): ImportRowResult => {
              const isWrong = ['credit', 'C'].includes(values.entry_side ?? '');
              return { number, outcome: isWrong ? 'failed' : 'created', record: null, errors: {}, warnings: {} };
            }),
          };
        }),
      },
    });
    const actor = createActor(machine, { input: { kind: 'payments' } }).start();
    const settled = async () => importWizardView(await waitFor(actor, (snapshot) => !snapshot.hasTag('busy')));
    actor.send({ type: 'file.choose', file });
    await settled();
    actor.send({ type: 'mapping.confirm' });
    const check = async () => {
      actor.send({ type: 'rows.check' });
      return settled();
    };
    return { actor, sent, check, view: await settled() };
  };

  it('are asked once where a column has credits, and nothing goes in before', async () => {
    const { actor, sent, check, view } = await sidesOf(['Valor', 'D/C'], ['100', 'D'], ['20', 'C'], ['30', '']);
    expect(view).toMatchObject({
      canImport: false,
      sides: { debit: { rows: 1, text: 'D' }, credit: { rows: 1, text: 'C' }, charge: null },
    });
    actor.send({ type: 'sides.choose', charge: 'debit' });
    const lowered = await check();
    expect(sent[1]?.map(({ entry_side: side }) => side)).toEqual(['debit', 'credit']);
    expect([lowered.canImport, lowered.counts.bad]).toEqual([true, 1]);
    actor.send({ type: 'sides.choose', charge: 'credit' });
    await check();
    expect(sent[2]?.map(({ entry_side: side }) => side)).toEqual(['credit', 'debit']);
  });

  it('lose the mark of what is charged, and then tell how their column is written', async () => {
    const { actor, sent, check, view } = await sidesOf(['Valor'], ['1.500 DB'], ['1.250,50 DB'], ['20,00 CR']);
    expect(view.sides).toMatchObject({ debit: { rows: 2, text: '1.500 DB' }, credit: { rows: 1, text: '20,00 CR' } });
    expect(view.amounts?.open ?? null).toBeNull();
    actor.send({ type: 'sides.choose', charge: 'debit' });
    await check();
    expect(sent[1]?.map(({ amount }) => amount)).toEqual(['1500.00', '1.250,50', '20,00 CR']);
    // Without another amount it is asked, as of any column.
    const other = await sidesOf(['Valor'], ['1.500 DB']);
    expect(other.view).toMatchObject({ canImport: false, amounts: { open: { text: '1.500', rows: 1 } } });
    other.actor.send({ type: 'amounts.choose', decimal: '.' });
    expect(await other.check()).toMatchObject({ canImport: true });
    expect(other.sent.at(-1)?.[0]?.amount).toBe('1.50');
  });

  it('that are all debits are told, and not asked', async () => {
    const { view, sent } = await sidesOf(['Valor', 'D/C'], ['100', 'Debe'], ['20', 'Debe']);
    expect(view).toMatchObject({ canImport: true, sides: { debit: { rows: 2 }, credit: null, charge: 'debit' } });
    expect(sent[0]?.map(({ entry_side: side }) => side)).toEqual(['debit', 'debit']);
    expect((await sidesOf(['Valor'], ['100'])).view.sides).toBeNull();
  });
});

describe('several telephones in a cell', () => {
  it('are told once for the file before importing, and after it of those that went in', async () => {
    const table: ImportTable = {
      fileName: 'a.xlsx',
      headings: ['Cédula', 'Nombre', 'Teléfono', 'Correo'],
      rows: [
        { number: 2, cells: ['1', 'Ana', '0993441394', 'a@b.ec'] },
        { number: 3, cells: ['2', 'Luz', '0993441394 / 022347688', ''] },
        { number: 4, cells: ['3', 'Eva', '', 'e@b.ec; f@b.ec'] },
        { number: 5, cells: ['4', 'Sol', '0993441394 y 022347688', ''] },
      ],
    };
    const answer = (rows: readonly { number: number }[]) =>
      rows.map(({ number }): ImportRowResult => {
        const outcome = number === 5 ? 'identical' : number === 4 ? 'failed' : 'created';
        return { number, outcome, record: null, errors: {}, warnings: {} };
      });
    const machine = importWizardMachine.provide({
      actors: {
        readFile: fromPromise(async () => table),
        checkRows: fromPromise(async ({ input: { rows } }) => ({ results: answer(rows) })),
        beginImport: fromPromise(async () => anImport()),
        importRows: fromPromise(async ({ input: { rows } }) => ({ import: anImport(), results: answer(rows) })),
        finishImport: fromPromise(async () => anImport({ status: 'finished' })),
      },
    });
    const actor = createActor(machine, { input: { kind: 'customers' } }).start();
    const settled = async () => importWizardView(await waitFor(actor, (snapshot) => !snapshot.hasTag('busy')));
    actor.send({ type: 'file.choose', file });
    await settled();
    actor.send({ type: 'mapping.confirm' });
    expect((await settled()).several).toEqual({ rows: 2, text: '0993441394 / 022347688' });
    actor.send({ type: 'import.start', key: 'k' });
    const after = await settled();
    expect([after.step, after.several?.rows]).toEqual(['done', 1]);
  });
});

describe('make and model in one cell', () => {
  const makesOf = async (...texts: string[]) => {
    const sent: (string | undefined)[][] = [];
    const table: ImportTable = {
      fileName: 'a.xlsx',
      headings: ['Placa', 'Marca/Modelo', 'Año', 'Cédula del propietario'],
      rows: texts.map((text, index) => ({ number: index + 2, cells: [`PBA123${index}`, text, '2020', '1'] })),
    };
    const machine = importWizardMachine.provide({
      actors: {
        readFile: fromPromise(async () => table),
        checkRows: fromPromise(async ({ input: { rows } }) => {
          sent.push(rows.map(({ values }) => values.brand_model));
          return {
            results: rows.map(({ number }) => ({
              ...judge([{ number, values: { name: 'x' } }])[0],
              number,
            })) as ImportRowResult[],
          };
        }),
      },
    });
    const actor = createActor(machine, { input: { kind: 'vehicles' } }).start();
    const settled = async () => importWizardView(await waitFor(actor, (snapshot) => !snapshot.hasTag('busy')));
    actor.send({ type: 'file.choose', file });
    expect((await settled()).missing).toEqual([]);
    actor.send({ type: 'mapping.confirm' });
    return { actor, sent, settled, view: await settled() };
  };

  it('of no known make is asked once for the file, and nothing goes in before', async () => {
    const { actor, sent, settled, view } = await makesOf('HINO GD', 'QINGQI QM200', 'QM150 / QINGQI', '');
    expect(view).toMatchObject({
      canImport: false,
      makes: {
        sure: { text: 'HINO GD', brand: 'HINO', model: 'GD' },
        open: { text: 'QINGQI QM200', first: { brand: 'QINGQI' }, last: { brand: 'QM200' }, rows: 2 },
        side: null,
      },
    });
    actor.send({ type: 'import.start', key: 'k' });
    expect((await settled()).step).toBe('previewing');
    actor.send({ type: 'makes.choose', side: 'last' });
    actor.send({ type: 'rows.check' });
    expect(await settled()).toMatchObject({ canImport: true, makes: { side: 'last' } });
    expect(sent).toEqual([
      ['HINO GD', 'QINGQI QM200', 'QM150 / QINGQI', ''],
      ['QM200\tQINGQI', 'QINGQI\tQM150'],
    ]);
    // The other answer sends the same rows again.
    actor.send({ type: 'makes.choose', side: 'first' });
    actor.send({ type: 'rows.check' });
    await settled();
    expect(sent[2]).toEqual(['QINGQI\tQM200', 'QM150\tQINGQI']);
  });

  it('of known makes is told with one of them', async () => {
    expect((await makesOf('', 'KIA / RIO')).view).toMatchObject({
      canImport: true,
      makes: { sure: { text: 'KIA / RIO', brand: 'KIA', model: 'RIO' }, open: null },
    });
    expect((await makesOf('AVEO')).view.makes).toBeNull();
  });

  it('is not mapped beside columns of their own', async () => {
    const { actor, view } = await makesOf('KIA RIO');
    expect(view.mapping).toEqual(['plate', 'brand_model', 'year', 'owner_identification']);
    actor.send({ type: 'mapping.change' });
    actor.send({ type: 'column.map', column: 1, field: 'model' });
    const { mapping, missing } = importWizardView(actor.getSnapshot());
    expect([mapping[1], missing]).toEqual(['model', ['brand']]);
  });
});

describe('amounts that could be others', () => {
  const amountsOf = async (texts: string[], numbers?: boolean[]) => {
    const sent: (string | undefined)[][] = [];
    const table: ImportTable = {
      fileName: 'a.xlsx',
      headings: ['Póliza', 'Aseguradora', 'Vencimiento', 'Valor'],
      rows: texts.map((text, index) => ({ number: index + 2, cells: [`P${index}`, 'A', 'x', text] })),
      ...(numbers && { numbers }),
    };
    const machine = importWizardMachine.provide({
      actors: {
        readFile: fromPromise(async () => table),
        checkRows: fromPromise(async ({ input: { rows } }) => {
          sent.push(rows.map(({ values }) => values.amount));
          return { results: judge(rows.map(({ number }) => ({ number, values: { name: 'x' } }))) };
        }),
      },
    });
    const actor = createActor(machine, { input: { kind: 'payments', readerDecimal: ',' } }).start();
    const settled = async () => importWizardView(await waitFor(actor, (snapshot) => !snapshot.hasTag('busy')));
    actor.send({ type: 'file.choose', file });
    expect((await settled()).mapping).toEqual(['number', 'provider', 'due_date', 'amount']);
    actor.send({ type: 'mapping.confirm' });
    return { actor, sent, settled, view: await settled() };
  };

  it('are asked once, and nothing goes in before', async () => {
    const { actor, sent, settled, view } = await amountsOf(['1.500', '200']);
    expect(view).toMatchObject({ canImport: false, amounts: { open: { text: '1.500', decimal: ',' }, isSaid: false } });
    actor.send({ type: 'amounts.choose', decimal: '.' });
    actor.send({ type: 'rows.check' });
    expect(await settled()).toMatchObject({ canImport: true, amounts: { isSaid: true } });
    expect(sent).toEqual([['1500.00', '200'], ['1.50']]);
    const same = await amountsOf(['1.500']);
    same.actor.send({ type: 'amounts.choose', decimal: ',' });
    expect(await same.settled()).toMatchObject({ canImport: true });
    expect(same.sent).toEqual([['1500.00']]);
  });

  it('are not asked where the column tells, or where the cells are numbers of the sheet', async () => {
    const told = await amountsOf(['1.500', '2.000,50']);
    expect(told.view).toMatchObject({ canImport: true, amounts: null });
    const numbers = await amountsOf(['1.234', '200'], [false, false, false, true]);
    expect(numbers.view).toMatchObject({ canImport: true, amounts: null });
    expect(numbers.sent).toEqual([['1.2340', '200']]);
  });
});

describe('plans that a file leaves open', () => {
  const headings = ['Póliza', 'Aseguradora', 'Ramo', 'Cédula del contratante', 'Inicio', 'Fin', 'Neta', 'Cuotas'];
  const plansOf = async (rows: string[][], more: string[] = []) => {
    const sent: unknown[][] = [];
    const table: ImportTable = {
      fileName: 'a.xlsx',
      headings: [...headings, ...more],
      rows: rows.map(([start = '', end = '', count = '', ...rest], index) => ({
        number: index + 2,
        cells: [`P${index + 1}`, 'A', 'R', '1', start, end, '1', count, ...rest],
      })),
    };
    const machine = importWizardMachine.provide({
      actors: {
        readFile: fromPromise(async () => table),
        checkRows: fromPromise(async ({ input: { rows: asked } }) => {
          sent.push(asked.map(({ values }) => [values.number, values.instalments_fall]));
          const results = asked.map(({ number }) => ({
            ...{ number, outcome: 'created' as const, record: null, errors: {}, warnings: {} },
            total_grant: '600.00',
          }));
          return { results };
        }),
      },
    });
    const actor = createActor(machine, { input: { kind: 'policies' } }).start();
    const settled = async () => importWizardView(await waitFor(actor, (snapshot) => !snapshot.hasTag('busy')));
    actor.send({ type: 'file.choose', file });
    await settled();
    const fields = [
      ...['number', 'provider', 'branch', 'contractor_identification', 'start_date', 'end_date', 'net_premium'],
      ...['instalments', ...more.map((heading) => (heading === 'Frecuencia' ? 'payment_frequency' : 'first_due_date'))],
    ];
    for (const [column, field] of fields.entries()) actor.send({ type: 'column.map', column, field });
    actor.send({ type: 'mapping.confirm' });
    return { actor, sent, settled, view: await settled() };
  };
  const planIn = ({ plans }: ImportWizardView, fall: string) =>
    plans[0]?.examples[0]?.plans.find((one) => one.fall === fall)?.instalments;
  const [start, end] = ['18/04/2026', '18/04/2027'];

  it('are asked once with three plans of the file, nothing goes in before, and the answer goes with the rows', async () => {
    const { actor, sent, settled, view } = await plansOf([
      ...[4, 4, 12, 6, 4, 1].map((count) => [start, end, String(count)]),
    ]);
    expect(view).toMatchObject({ canImport: false, plans: [{ doubt: 'dates', rows: 4, fall: null }] });
    // One of each number of instalments comes first.
    expect(view.plans[0]?.examples.map(({ policy, total }) => [policy, total])).toEqual([
      ['P1', '600.00'],
      ['P4', '600.00'],
      ['P2', '600.00'],
    ]);
    const days = (fall: 'months' | 'spread') => planIn(view, fall)?.map(({ due_date }) => due_date);
    expect(days('months')).toEqual(['2026-04-18', '2026-05-18', '2026-06-18', '2026-07-18']);
    expect(days('spread')).toEqual(['2026-04-18', '2026-07-18', '2026-10-18', '2027-01-18']);
    expect(planIn(view, 'months')?.map(({ amount }) => amount)).toEqual(Array(4).fill('150.00'));

    actor.send({ type: 'import.start', key: 'k' });
    expect((await settled()).step).toBe('previewing');
    actor.send({ type: 'plans.choose', doubt: 'dates', fall: 'months' });
    expect(await settled()).toMatchObject({ canImport: false, counts: { unchecked: 4 } });
    actor.send({ type: 'rows.check' });
    expect(await settled()).toMatchObject({ canImport: true, plans: [{ fall: 'months' }], counts: { good: 6 } });
    expect(sent[1]).toEqual([...['P1', 'P2', 'P4', 'P5'].map((number) => [number, 'months'])]);
    actor.send({ type: 'plans.choose', doubt: 'dates', fall: 'spread' });
    actor.send({ type: 'rows.check' });
    expect(await settled()).toMatchObject({ canImport: true, plans: [{ fall: 'spread' }] });
    expect(sent[2]).toEqual([...['P1', 'P2', 'P4', 'P5'].map((number) => [number, 'spread'])]);
  });

  it('begin on the day that the file says, and are asked for all the same', async () => {
    const { view } = await plansOf([[start, end, '3', '05/05/2026']], ['Primer vencimiento']);
    expect(planIn(view, 'months')?.map(({ due_date }) => due_date)).toEqual([
      ...['2026-05-05', '2026-06-05', '2026-07-05'],
    ]);
  });

  it.each([
    ['one a month is an even spread', [[start, end, '12']], []],
    ['there is one', [[start, end, '1']], []],
    ['a frequency is said', [[start, end, '4', 'Mensual']], ['Frecuencia']],
    [
      'nothing can be read',
      [
        ['18/04', end, '4'],
        [start, end, 'cuatro'],
        ['', '', ''],
      ],
      [],
    ],
  ])('are not asked for where %s', async (_why, rows, more) => {
    expect((await plansOf(rows, more)).view.plans).toEqual([]);
  });

  it('are asked for apart where the file says nothing of a plan: all at once, or one a month', async () => {
    const { actor, sent, settled, view } = await plansOf([
      [start, end, '4'],
      [start, end, ''],
      [start, end, '-'],
    ]);
    expect(view.plans.map(({ doubt, rows }) => [doubt, rows])).toEqual([
      ['dates', 1],
      ['number', 2],
    ]);
    const [once, monthly] = view.plans[1]?.examples[0]?.plans ?? [];
    expect(once).toEqual({ fall: 'once', instalments: [{ due_date: '2026-04-18', amount: '600.00' }] });
    expect(monthly?.instalments).toHaveLength(12);
    actor.send({ type: 'plans.choose', doubt: 'dates', fall: 'spread' });
    actor.send({ type: 'plans.choose', doubt: 'number', fall: 'once' });
    actor.send({ type: 'rows.check' });
    expect(await settled()).toMatchObject({ canImport: true, counts: { good: 3 } });
    expect(sent[1]).toEqual([
      ['P1', 'spread'],
      ['P2', 'once'],
      ['P3', 'once'],
    ]);
  });

  it('are not asked for of rows that are left out', async () => {
    const { actor, settled } = await plansOf([[start, end, '4']]);
    actor.send({ type: 'row.skip', row: 2, isSkipped: true });
    expect((await settled()).plans).toEqual([]);
  });
});

describe('totals of the file that win over the computed ones', () => {
  it('are told before importing, with the policy that differs most, of the rows that go in', async () => {
    const others: Record<string, { total_grant: string; computed_total?: string }> = {
      A: { total_grant: '599.15' },
      B: { total_grant: '600.00', computed_total: '599.15' },
      C: { total_grant: '590.00', computed_total: '599.15' },
      D: { total_grant: '900.00', computed_total: '599.15' },
    };
    const machine = importWizardMachine.provide({
      actors: {
        readFile: fromPromise(
          async (): Promise<ImportTable> => ({
            fileName: 'a.xlsx',
            headings: ['Póliza', 'Aseguradora', 'Ramo', 'Cédula', 'Desde', 'Hasta', 'Prima neta', 'Prima total'],
            rows: ['A', 'B', 'C', 'D'].map((policy, index) => ({
              number: index + 2,
              cells: [policy, 'Andina', 'Vida', '1', '2026-01-01', '2027-01-01', '500.00', ''],
            })),
          }),
        ),
        checkRows: fromPromise(async ({ input: { rows } }) => ({
          results: rows.map(({ number, values }): ImportRowResult => {
            const judged = { number, outcome: 'created' as const, record: null, errors: {}, warnings: {} };
            return { ...judged, ...others[values.number ?? ''] };
          }),
        })),
      },
    });
    const actor = createActor(machine, { input: { kind: 'policies' } }).start();
    const view = () => importWizardView(actor.getSnapshot());
    const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
    actor.send({ type: 'file.choose', file });
    await settled();
    actor.send({ type: 'mapping.confirm' });
    await settled();
    expect(view().totals).toEqual({ rows: 3, example: { row: 5, policy: 'D', said: '900.00', computed: '599.15' } });
    actor.send({ type: 'row.skip', row: 5, isSkipped: true });
    expect(view().totals).toEqual({ rows: 2, example: { row: 4, policy: 'C', said: '590.00', computed: '599.15' } });
    actor.send({ type: 'value.fix', row: 4, field: 'net_premium', value: '400.00' });
    expect(view().totals).toMatchObject({ rows: 1, example: { row: 3 } });
    actor.send({ type: 'row.skip', row: 3, isSkipped: true });
    expect(view().totals).toBe(null);
  });
});

import type { MovementItemMatch } from '@corredor/core/api';
import type { ItemSheetKind } from '@corredor/core/movements';
import { describe, expect, it } from 'vitest';
import { emptyItem } from '../parts/index.ts';
import { isNamed, joinRows, otherPremiums, readRows, textsOf } from './sheetItems.ts';

const fleet: ItemSheetKind = { action: 'add', target: 'vehicle', isCharged: true };
const matchOf = (id: number | null, over: Partial<MovementItemMatch> = {}): MovementItemMatch => ({
  id,
  label: id === null ? null : `PBA100${id} · Hino`,
  sum: null,
  rate: null,
  term_net: null,
  titular: null,
  faults: [],
  ...over,
});
const rowsOf = (kind: ItemSheetKind, mapping: string[], ...cells: string[][]) =>
  readRows(
    kind,
    textsOf(
      cells.map((row, at) => ({ number: at + 2, cells: row })),
      mapping,
      {},
    ),
  );

describe('a sheet of items', () => {
  it('takes the good rows, and says of the others which column is wrong and why', () => {
    const rows = rowsOf(
      fleet,
      ['plate', 'term_net'],
      ['PBA1001', '480,00'],
      ['', '10'],
      ['ZZZ9999', '10'],
      ['PBA1002', 'mucho'],
      ['PBA1001', '5'],
    );
    const matches = [
      matchOf(1),
      matchOf(null, { faults: [{ field: 'plate', code: 'unknown' }] }),
      matchOf(2),
      matchOf(1),
    ];
    expect(rows.filter(isNamed)).toHaveLength(4);
    const joined = joinRows({ kind: fleet, rows, matches, items: [emptyItem('inclusion', 7)] });
    expect(joined.map(({ number, faults }) => [number, faults])).toEqual([
      [2, {}],
      [3, { plate: 'required' }],
      [4, { plate: 'unknown' }],
      [5, { term_net: 'unreadable' }],
      [6, { plate: 'twice' }],
    ]);
    expect(joined.flatMap(({ item }) => item ?? [])).toEqual([
      {
        ...emptyItem('inclusion', 8),
        ref: 1,
        label: 'PBA1001 · Hino',
        premium: { net: '480.00', by: 'hand' },
      },
    ]);
  });

  it('waits with a row of more cells than headings until somebody typed over it', () => {
    const row = {
      number: 2,
      cells: ['PBA1001', '480'],
      notes: [{ kind: 'long' as const, cells: 3, heads: 2, text: '9' }],
    };
    const join = (typed: Record<number, Record<string, string>>) =>
      joinRows({
        kind: fleet,
        rows: readRows(fleet, textsOf([row], ['plate', 'term_net'], typed)),
        matches: [matchOf(1)],
        items: [],
      });
    expect(join({})).toMatchObject([{ item: null, faults: { plate: 'shifted' } }]);
    expect(join({ 2: { plate: 'PBA1001' } })).toMatchObject([{ item: { premium: { net: '480.00' } }, faults: {} }]);
  });

  it('takes what the policy’s list says where a row of an exclusion says no premium', () => {
    const kind = { ...fleet, action: 'remove' } as const;
    const rows = rowsOf(kind, ['plate', 'term_net'], ['PBA1001', ''], ['PBA1002', ''], ['PBA1003', '99']);
    const matches = [matchOf(1, { term_net: '480.00' }), matchOf(2), matchOf(3, { term_net: '480.00' })];
    const joined = joinRows({ kind, rows, matches, items: [] });
    expect(joined.map(({ item, faults }) => item?.premium ?? faults)).toEqual([
      { net: '-480.00', by: 'row' },
      { term_net: 'required' },
      { net: '-99.00', by: 'hand' },
    ]);
  });

  it('finds the premium of sum and rate: of what comes in all of it, of what changes the difference', () => {
    const kind = { ...fleet, hasSums: true };
    const rows = rowsOf(kind, ['plate', 'sum', 'rate'], ['PBA1001', '15000', '3,2'], ['PBA1002', '15000', '']);
    const [found, missing] = joinRows({ kind, rows, matches: [matchOf(1), matchOf(2)], items: [] });
    expect(found?.item).toMatchObject({ sum: '15000.00', rate: '3.2', now: null });
    expect(found?.item?.premium).toEqual({ net: '480.00', by: 'sum' });
    expect(missing?.faults).toEqual({ term_net: 'required' });
    const change = { ...kind, action: 'change' } as const;
    const truck = matchOf(3, { sum: '20000.00', rate: '3.2', term_net: '640.00' });
    const changed = rowsOf(change, ['plate', 'sum'], ['PBA1003', '24000'], ['PBA1004', '18000'], ['PBA1005', '1']);
    const matches = [truck, { ...truck, id: 4 }, matchOf(5)];
    const joined = joinRows({ kind: change, rows: changed, matches, items: [] });
    expect(joined.map(({ item, faults }) => item?.premium ?? faults)).toEqual([
      { net: '128.00', by: 'row' },
      { net: '-64.00', by: 'row' },
      { term_net: 'required' },
    ]);
  });

  it('lets the premium of the file count beside sum and rate, and tells where it is another', () => {
    const kind = { ...fleet, hasSums: true };
    const columns = ['plate', 'sum', 'rate', 'term_net'];
    const rows = rowsOf(
      kind,
      columns,
      ['PBA1001', '15000', '3,2', '480'],
      ['PBA1002', '15000', '3,2', '500'],
      ['PBA1003', '15000', '3,2', '400'],
      ['PBA1004', '15000', '', '400'],
      ['PBA1005', '15000', '3,2', ''],
    );
    const joined = joinRows({ kind, rows, matches: [1, 2, 3, 4, 5].map((id) => matchOf(id)), items: [] });
    expect(joined.map(({ item, computed }) => [item?.premium.net, computed])).toEqual([
      ['480.00', undefined],
      ['500.00', '480.00'],
      ['400.00', '480.00'],
      ['400.00', undefined],
      ['480.00', undefined],
    ]);
    const example = { number: 4, label: 'PBA1003 · Hino', said: '400.00', computed: '480.00' };
    expect(otherPremiums(joined)).toEqual({ rows: 2, example });
    expect(otherPremiums(joined.slice(3))).toBe(null);
    // Of what changes and of what is taken out, by what the list of the policy says.
    const truck = matchOf(3, { sum: '20000.00', rate: '3.2', term_net: '640.00' });
    const change = { ...kind, action: 'change' } as const;
    const changed = rowsOf(
      change,
      ['plate', 'sum', 'term_net'],
      ['PBA1003', '18000', '-60'],
      ['PBA1004', '18000', '-64'],
    );
    const lowered = joinRows({ kind: change, rows: changed, matches: [truck, { ...truck, id: 4 }], items: [] });
    expect(otherPremiums(lowered)).toMatchObject({
      rows: 1,
      example: { number: 2, said: '-60.00', computed: '-64.00' },
    });
    const remove = { ...fleet, action: 'remove' } as const;
    const removed = rowsOf(remove, ['plate', 'term_net'], ['PBA1003', '99'], ['PBA1004', '640'], ['PBA1005', '1']);
    const out = joinRows({
      kind: remove,
      rows: removed,
      matches: [truck, { ...truck, id: 4 }, matchOf(5)],
      items: [],
    });
    expect(otherPremiums(out)).toMatchObject({ rows: 1, example: { number: 2, said: '99.00', computed: '640.00' } });
  });

  it('makes dependents of who names a titular, and lets a person be insured in two ways', () => {
    const kind = { ...fleet, target: 'insured' } as const;
    const fields = ['identification', 'relationship', 'titular_identification', 'certificate_number', 'term_net'];
    const rows = rowsOf(kind, fields, ['1', '', '9', 'C-1', '10'], ['1', 'Beneficiario', '', '', '10']);
    const matches = [matchOf(1, { titular: { id: 9, name: 'Ana' } }), matchOf(1)];
    const [dependent, beneficiary] = joinRows({ kind, rows, matches, items: [] });
    expect(dependent?.item).toMatchObject({
      relationship: 'dependent',
      titular: { id: 9 },
      certificate_number: 'C-1',
    });
    expect(beneficiary?.item).toMatchObject({ relationship: 'beneficiary', titular: null });
  });

  it('gives back what a changed row lowers', () => {
    const kind = { ...fleet, action: 'change', target: 'general' } as const;
    const rows = rowsOf(kind, ['name', 'term_net'], ['Torno', '-30'], ['Torno', '30']);
    const joined = joinRows({ kind, rows, matches: [matchOf(4), matchOf(5)], items: [] });
    expect(joined.map(({ item }) => [item?.premium.net, item?.name])).toEqual([
      ['-30.00', ''],
      ['30.00', ''],
    ]);
  });

  it('reads 2,000 rows at once', () => {
    const cells = Array.from({ length: 2000 }, (_, at) => [`PBA${at}`, '10']);
    const rows = rowsOf(fleet, ['plate', 'term_net'], ...cells);
    const joined = joinRows({ kind: fleet, rows, matches: cells.map((_, at) => matchOf(at + 1)), items: [] });
    expect(joined.filter(({ item }) => item)).toHaveLength(2000);
    expect(new Set(joined.map(({ item }) => item?.key)).size).toBe(2000);
  });
});

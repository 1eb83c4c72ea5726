import { describe, expect, it } from 'vitest';
import { anExtraField } from '../../fixtures/index.ts';
import { mapFields } from '../imports/index.ts';
import { type ItemSheetKind, itemSheetFields, itemSheetRules, missingItemFields, readItemRow } from './index.ts';

const sheet = (action: ItemSheetKind['action'], target: ItemSheetKind['target'], isCharged = true): ItemSheetKind => ({
  action,
  target,
  isCharged,
});
const mapped = (kind: ItemSheetKind, ...headings: string[]) => mapFields(itemSheetFields(kind), headings);

describe('a sheet of items', () => {
  it('knows its columns by what brokers call them, and leaves out the others', () => {
    const fleet = sheet('add', 'vehicle');
    expect(mapped(fleet, 'Placa', 'Marca', 'No. chasis', 'Prima neta')).toEqual([
      'plate',
      null,
      'chassis_number',
      'term_net',
    ]);
    const people = mapped(sheet('add', 'insured'), 'Cédula', 'Relación', 'Cédula del titular', 'Certificado', 'Prima');
    expect(people).toEqual([
      'identification',
      'relationship',
      'titular_identification',
      'certificate_number',
      'term_net',
    ]);
    expect(mapped(sheet('change', 'coverage'), 'Coverage', 'Limit', 'Premium')).toEqual(['name', 'limit', 'term_net']);
  });

  it('needs what names its records, and the premium of what is put on the policy or changed', () => {
    expect(missingItemFields(sheet('add', 'vehicle'), ['chassis_number', 'term_net'])).toEqual([]);
    expect(missingItemFields(sheet('add', 'vehicle'), [])).toEqual(['plate', 'term_net']);
    expect(missingItemFields(sheet('remove', 'vehicle'), ['plate'])).toEqual([]);
    expect(missingItemFields(sheet('add', 'beneficiary', false), ['identification'])).toEqual(['percentage']);
  });

  it('takes sum and rate in the place of a premium, where rows are insured for a sum', () => {
    const fleet = { ...sheet('add', 'vehicle'), hasSums: true };
    expect(mapped(fleet, 'Placa', 'Suma asegurada', 'Tasa (%)', 'Prima')).toEqual(['plate', 'sum', 'rate', 'term_net']);
    expect(missingItemFields(fleet, ['plate', 'sum', 'rate'])).toEqual([]);
    expect(missingItemFields(fleet, ['plate'])).toEqual(['term_net']);
    // One of them alone says no premium of what comes in, but what a row that is there changes by.
    expect(missingItemFields(fleet, ['plate', 'sum'])).toEqual(['rate']);
    expect(missingItemFields(fleet, ['plate', 'rate'])).toEqual(['sum']);
    expect(missingItemFields(fleet, ['plate', 'sum', 'term_net'])).toEqual([]);
    for (const one of ['sum', 'rate'])
      expect(missingItemFields({ ...fleet, action: 'change' }, ['plate', one])).toEqual([]);
    expect(missingItemFields({ ...fleet, action: 'change' }, ['plate'])).toEqual(['term_net']);
    expect(missingItemFields({ ...fleet, isCharged: false }, ['plate'])).toEqual([]);
    expect(readItemRow(fleet, { plate: 'PBA1001', sum: '15.000,00', rate: '3,2' })).toEqual({
      key: { plate: 'PBA1001' },
      values: { plate: 'PBA1001', sum: '15000.00', rate: '3.2' },
      term_net: '',
      extra: {},
      faults: {},
    });
    expect(readItemRow(fleet, { plate: 'PBA1001', sum: 'mucho', rate: '320' }).faults).toEqual({
      sum: 'unreadable',
      rate: 'over_hundred',
    });
    for (const kind of [sheet('change', 'vehicle'), { ...fleet, action: 'remove' as const }])
      expect(itemSheetFields(kind).map(({ name }) => name)).not.toContain('sum');
    expect(itemSheetFields({ ...fleet, target: 'coverage' }).map(({ name }) => name)).not.toContain('sum');
  });

  it('is read row by row, with what is wrong at its column', () => {
    expect(
      readItemRow(sheet('add', 'insured'), {
        identification: '1710034065',
        relationship: 'Dependiente',
        titular_identification: '0912345678',
        family_relationship: 'Hija',
        certificate_number: 'C-1',
        term_net: '1.234,50',
      }),
    ).toEqual({
      key: { identification: '1710034065', relationship: 'dependent', titular_identification: '0912345678' },
      values: {
        identification: '1710034065',
        relationship: 'dependent',
        titular_identification: '0912345678',
        family_relationship: 'daughter',
        certificate_number: 'C-1',
      },
      term_net: '1234.50',
      extra: {},
      faults: {},
    });
    expect(readItemRow(sheet('add', 'insured'), { relationship: 'Vecino', term_net: 'mucho' }).faults).toEqual({
      identification: 'required',
      relationship: 'unreadable',
      term_net: 'unreadable',
    });
    expect(readItemRow(sheet('add', 'vehicle'), { term_net: '-5' }).faults).toEqual({
      plate: 'required',
      term_net: 'unreadable',
    });
    expect(readItemRow(sheet('add', 'general'), { name: 'a'.repeat(121), term_net: '1' }).faults).toEqual({
      name: 'too_long',
    });
    expect(readItemRow(sheet('add', 'general'), { name: 'Torno\u202e1', term_net: '1' })).toMatchObject({
      key: {},
      faults: { name: 'strange_sign' },
    });
    const share = { identification: '1710034065', percentage: '120 %' };
    expect(readItemRow(sheet('add', 'beneficiary', false), share).faults).toEqual({ percentage: 'over_hundred' });
  });

  it('reads days of extra fields in the order of the forms', () => {
    const since = anExtraField({ key: 'since', kind: 'date', choices: [], on: 'vehicle' });
    const kind = { ...sheet('add', 'vehicle'), extras: [since] };
    const row = { plate: 'PBA1001', 'extra.since': '02/03/2026' };
    const extraBy = (order?: 'day_first' | 'month_first') =>
      readItemRow(kind, row, itemSheetRules(kind, [row], '.', order)).extra;
    expect([extraBy(), extraBy('day_first'), extraBy('month_first')]).toEqual([
      { since: '2026-03-02' },
      { since: '2026-03-02' },
      { since: '2026-02-03' },
    ]);
  });

  it('has the extra fields of the branch where rows come in or change, read by their kinds', () => {
    const gps = anExtraField({ key: 'gps', name_es: 'Rastreo', name_en: 'Tracker', kind: 'yes_no', on: 'vehicle' });
    const use = anExtraField({ on: 'vehicle' });
    const kind = { ...sheet('add', 'vehicle'), hasSums: true, extras: [gps, use] };
    const namesOf = (of: ItemSheetKind) => itemSheetFields(of).map(({ name }) => name);
    expect(namesOf(kind)).toEqual(['plate', 'chassis_number', 'extra.gps', 'extra.use', 'sum', 'rate', 'term_net']);
    expect(namesOf({ ...kind, action: 'remove' })).toEqual(['plate', 'chassis_number', 'term_net']);
    expect(mapFields(itemSheetFields(kind), ['Placa', 'TRACKER', 'Uso del vehículo'])).toEqual([
      'plate',
      'extra.gps',
      'extra.use',
    ]);
    const row = { plate: 'PBA1001', term_net: '10' };
    expect(readItemRow(kind, { ...row, 'extra.gps': 'Sí', 'extra.use': 'taxi' })).toMatchObject({
      values: { plate: 'PBA1001' },
      extra: { gps: true, use: 'Taxi' },
      faults: {},
    });
    expect(readItemRow(kind, { ...row, 'extra.gps': 'quizás', 'extra.use': ' ' })).toMatchObject({
      extra: {},
      faults: { 'extra.gps': 'unreadable' },
    });
  });

  it('takes a sign only of what may go either way', () => {
    const row = (term_net: string) => readItemRow(sheet('change', 'general'), { name: 'Torno', term_net }).term_net;
    expect([row('-128,00'), row('(30)'), row('128'), row('-0')]).toEqual(['-128.00', '-30.00', '128.00', '0.00']);
    // Wherever the minus stands; what has two numbers has none.
    expect([row('$ -5'), row('5-'), row('-5 USD'), row('10-20')]).toEqual(['-5.00', '-5.00', '-5.00', '']);
  });

  it('tells amounts by their column, else by the sign that is given, else not at all', () => {
    const kind = sheet('add', 'general');
    const rows = [
      { name: 'Torno', term_net: '1.500' },
      { name: 'Prensa', term_net: '1.500,25' },
    ];
    const nets = (texts: typeof rows, decimal?: ',' | '.') =>
      texts.map((one) => readItemRow(kind, one, itemSheetRules(kind, texts, decimal)).term_net);
    expect(nets(rows, '.')).toEqual(['1500.00', '1500.25']);
    expect([nets(rows.slice(0, 1), '.'), nets(rows.slice(0, 1), ','), nets(rows.slice(0, 1))]).toEqual([
      ['1.50'],
      ['1500.00'],
      [''],
    ]);
  });
});

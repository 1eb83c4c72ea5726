import type { Import, ImportCheck, ImportProgress, Policy } from '@corredor/core/api';
import { addDays, addMonths } from '@corredor/core/dates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortfolio, succeeded, type TestPortfolio } from '../../testing/aPortfolio.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';

type Texts = Record<string, string>;
let api: TestApi;
let office: Awaited<ReturnType<TestApi['partner']>>;
let portfolio: TestPortfolio;
let insurer: string;

beforeAll(async () => {
  api = await testApi();
  office = await api.partner('filas');
  await office.onPlan('PYMEs');
  portfolio = await aPortfolio(office);
  insurer = succeeded<{ name: string }>(
    await office.call('getProvider', { path: { providerId: portfolio.provider.id } }),
  ).name;
});
afterAll(() => api.close());

let serial = 0;
const rowOf = (more: Texts = {}): Texts => ({
  number: `FILA-${++serial}`,
  provider: insurer,
  branch: 'vehiculos',
  contractor_identification: 'FILAS1',
  contractor_name: 'Bob Marsh',
  start_date: portfolio.today,
  end_date: addMonths(portfolio.today, 12),
  net_premium: '500.00',
  instalments: '3',
  ...more,
});
const rowsOf = (rows: Texts[]) => rows.map((values, index) => ({ number: 2 + index, values }));
const check = async (rows: Texts[], more: object = {}) =>
  succeeded<ImportCheck>(await office.call('checkImport', { body: { kind: 'policies', rows: rowsOf(rows), ...more } }))
    .results;
const bringIn = async (rows: Texts[]) => {
  const body = { kind: 'policies', file_name: 'cartera.xlsx', rows_count: rows.length };
  const { id } = succeeded<Import>(await office.call('createImport', { body }));
  const sent = await office.call('createImportRows', { path: { importId: id }, body: { rows: rowsOf(rows) } });
  return succeeded<ImportProgress>(sent).results;
};
const policyOf = async (policyId: number) => succeeded<Policy>(await office.call('getPolicy', { path: { policyId } }));
const prepareNext = async (policyId: number) => {
  const { version } = await policyOf(policyId);
  const body = { observations: 'Sigue' };
  return succeeded<Policy>(await office.call('renewPolicy', { path: { policyId }, version, body }));
};

describe('a policy that comes again', () => {
  it('is compared with the term that starts on the day of the row', async () => {
    const row = rowOf();
    const policyId = (await bringIn([row]))[0]?.record?.id ?? 0;
    const draft = await prepareNext(policyId);
    expect(draft.number).toBe(row.number);
    const [same, next, later] = await check([
      row,
      { ...row, start_date: draft.start_date ?? '', end_date: draft.end_date ?? '' },
      // No term starts then: the draft of a next one waits behind those that count.
      { ...row, start_date: addDays(portfolio.today, 1) },
    ]);
    expect(same).toMatchObject({ outcome: 'identical', record: { id: policyId } });
    expect(next).toMatchObject({ outcome: 'identical', record: { id: draft.id } });
    expect(later).toMatchObject({ outcome: 'different', record: { id: policyId } });
    expect(Object.keys(later?.errors ?? {})).toEqual(['start_date']);
  });
});

describe('a row with several faults', () => {
  it('hears of all of them in one check', async () => {
    const [first, second, third] = await check([
      rowOf({ number: '', commission_percent: '200', total_grant: '10.00', contractor_identification: '' }),
      rowOf({ end_date: addDays(portfolio.today, -1), commission_percent: '200', total_grant: '10.00', plate: 'NO' }),
      rowOf({ commission_percent: '200', first_due_date: addMonths(portfolio.today, 14), paid_amount: '9999.00' }),
    ]);
    expect(first?.errors).toEqual({
      number: [expect.any(String)],
      contractor_identification: [expect.any(String)],
      commission_percent: ['The value must be 100 or less.'],
      total_grant: [expect.stringContaining('net premium')],
    });
    expect(Object.keys(second?.errors ?? {}).toSorted()).toEqual([
      'commission_percent',
      'end_date',
      'plate',
      'total_grant',
    ]);
    expect(Object.keys(third?.errors ?? {}).toSorted()).toEqual([
      'commission_percent',
      'first_due_date',
      'paid_amount',
    ]);
  });

  it('hears nothing of a premium that follows from a cell which cannot be read', async () => {
    const [unread] = await check([rowOf({ net_premium: 'mucho', total_grant: '10.00', paid_amount: '5.00' })]);
    expect(Object.keys(unread?.errors ?? {})).toEqual(['net_premium']);
    const [paid] = await check([rowOf({ net_premium: 'mucho', total_grant: '10.00', paid_amount: '50.00' })]);
    expect(paid?.errors.paid_amount).toEqual(['More was paid than the policy costs: 10.00.']);
  });

  it('hears that a draft takes no payment beside what else is wrong', async () => {
    const draft = { policy_status: 'Draft', paid_amount: '5.00', commission_percent: '200' };
    const [said, group] = await check([
      rowOf(draft),
      rowOf({ insured_select_type: 'Corporate', paid_amount: '5.00', commission_percent: '200' }),
    ]);
    expect(Object.keys(said?.errors ?? {}).toSorted()).toEqual(['commission_percent', 'paid_amount']);
    expect(Object.keys(group?.errors ?? {}).toSorted()).toEqual(['commission_percent', 'paid_amount']);
    const [plain] = await check([rowOf({ paid_amount: '5.00' })], { activates: false });
    expect(Object.keys(plain?.errors ?? {})).toEqual(['paid_amount']);
  });
});

describe('somebody whom nobody knows', () => {
  it('is named by the role that the row gives them', async () => {
    const [contractor, payer] = await check([
      rowOf({ contractor_identification: 'NADIE1', contractor_name: '' }),
      rowOf({ payer_identification: 'NADIE2' }),
    ]);
    expect(contractor?.errors).toEqual({
      contractor_identification: [
        "There is no customer with this identification. Add the customer first, or give the contractor's name in a column.",
      ],
    });
    expect(payer?.errors).toEqual({
      payer_identification: [
        "There is no customer with this identification. Add the customer first, or give the payer's name in a column.",
      ],
    });
    const rows = rowsOf([{ identification: 'NADIE3' }]);
    const policyId = (await bringIn([rowOf({ policy_status: 'Draft' })]))[0]?.record?.id ?? 0;
    const body = { kind: 'insureds', policy_id: policyId, rows };
    const [insured] = succeeded<ImportCheck>(await office.call('checkImport', { body })).results;
    expect(insured?.errors).toEqual({
      name: [
        "There is no customer with this identification. Add the customer first, or give the insured's name in a column.",
      ],
    });
  });
});

describe('the instalments of a row', () => {
  it('are no more than the form makes of the term at this frequency', async () => {
    const year = { end_date: addMonths(portfolio.today, 12) };
    const results = await check([
      rowOf({ ...year, instalments: '99' }),
      rowOf({ ...year, instalments: '13', payment_frequency: 'Monthly' }),
      rowOf({ ...year, instalments: '5', payment_frequency: 'Quarterly' }),
      rowOf({ ...year, instalments: '12', payment_frequency: 'Monthly' }),
      rowOf({ ...year, instalments: '4', payment_frequency: 'Quarterly' }),
      rowOf({ ...year, end_date: addMonths(portfolio.today, 24), instalments: '24' }),
    ]);
    const most = (limit: number) => [
      `At most ${limit} at this payment frequency in this term, as in the form. For another plan, import its instalments.`,
    ];
    expect(results.map(({ outcome, errors }) => [outcome, errors.instalments])).toEqual([
      ['failed', most(12)],
      ['failed', most(12)],
      ['failed', most(4)],
      ['created', undefined],
      ['created', undefined],
      ['created', undefined],
    ]);
  });
});

describe('a row that repeats another of the file', () => {
  it('says which, and names nothing that is not there yet', async () => {
    const row = rowOf();
    const [first, second] = await check([row, { ...row, certificate_number: 'X' }]);
    expect(first?.outcome).toBe('created');
    expect(second).toMatchObject({
      outcome: 'failed',
      record: null,
      errors: { number: ['It repeats row 2 of the file.'] },
    });
    const people = rowsOf([
      { identification: 'REPITE1', name: 'Bob Marsh' },
      { identification: 'REPITE1', name: 'Bob Marsh' },
    ]);
    const { call } = await office.as(['core_app.add_customer']);
    for (const ask of [office.call, call]) {
      const checked = await ask('checkImport', { body: { kind: 'customers', rows: people } });
      expect(succeeded<ImportCheck>(checked).results[1]).toMatchObject({
        outcome: 'failed',
        record: null,
        errors: { identification: ['It repeats row 2 of the file.'] },
      });
    }
  });
});

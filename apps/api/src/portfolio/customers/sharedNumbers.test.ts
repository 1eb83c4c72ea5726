import type { Customer, Import, ImportCheck, ImportProgress } from '@corredor/core/api';
import { addMonths } from '@corredor/core/dates';
import { genericIdentifications } from '@corredor/core/identifications';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortfolio, succeeded, type TestPortfolio } from '../../testing/aPortfolio.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';

type Texts = Record<string, string>;
let api: TestApi;
let office: Awaited<ReturnType<TestApi['partner']>>;
let portfolio: TestPortfolio;

beforeAll(async () => {
  api = await testApi();
  office = await api.partner('compartida');
  await office.onPlan('PYMEs');
  portfolio = await aPortfolio(office);
  await sql`update partners set country_id = '484' where id = ${office.partnerId}`.execute(api.adminDb);
});
afterAll(() => api.close());

const publicNumber = 'XAXX010101000';
const create = (name: string, more: object = {}) =>
  office.call('createCustomer', {
    body: {
      country_id: '484',
      identification_type: 'ruc',
      identification: publicNumber,
      legal_type: 'legal',
      roles: ['contractor'],
      name,
      ...more,
    },
  });
const rowsOf = (rows: Texts[]) => rows.map((values, index) => ({ number: 2 + index, values }));
const bringIn = async (kind: string, rows: Texts[], more: object = {}) => {
  const made = await office.call('createImport', {
    body: { kind, file_name: 'a.xlsx', rows_count: rows.length, ...more },
  });
  const { id } = succeeded<Import>(made);
  const body = { rows: rowsOf(rows) };
  return succeeded<ImportProgress>(await office.call('createImportRows', { path: { importId: id }, body })).results;
};
const person = (name: string, more: Texts = {}): Texts => ({
  identification: publicNumber,
  identification_type: 'RUC',
  name,
  legal_type: 'Persona jurídica',
  country_id: 'México',
  ...more,
});
const countOf = async () => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from customers
    where partner_id = ${office.partnerId} and identification = ${publicNumber} and deleted_at is null`.execute(
    api.adminDb,
  );
  return rows[0]?.count;
};

describe('a number that a tax office gives for whoever has none', () => {
  it('is carried by several customers, also after a change', async () => {
    const first = await create('Taller Uno');
    const second = await create('Taller Dos');
    expect([first.status, second.status]).toEqual([201, 201]);
    const own = succeeded<Customer>(await create('Taller Tres', { identification: 'EKU9003173C9' }));
    const changed = await office.call('updateCustomer', {
      path: { customerId: own.id },
      version: own.version,
      body: { identification: publicNumber },
    });
    expect(changed.status).toBe(200);
    expect(await countOf()).toBe(3);
  });

  it('leaves every other number to one customer', async () => {
    const first = await create('Imprenta', { identification: 'EKU9003173C9' });
    const second = await create('Otra', { identification: 'EKU9003173C9' });
    expect([first.status, second.status]).toEqual([201, 409]);
    // The same signs in a country where they are no tax office's number are somebody's own.
    const [own, another] = [
      await create('Viajero', { country_id: '218', identification_type: 'passport', identification: publicNumber }),
      await create('Otro viajero', {
        country_id: '218',
        identification_type: 'passport',
        identification: publicNumber,
      }),
    ];
    expect([own.status, another.status]).toEqual([201, 409]);
  });

  it('makes no customers of a file one, but tells the same name again', async () => {
    const rows = [person('Panadería Norte'), person('Panadería Sur'), person('PANADERIA NORTE')];
    const checked = await office.call('checkImport', { body: { kind: 'customers', rows: rowsOf(rows) } });
    expect(succeeded<ImportCheck>(checked).results.map(({ outcome }) => outcome)).toEqual([
      'created',
      'created',
      'failed',
    ]);
    const results = await bringIn('customers', rows);
    expect(results.map(({ outcome }) => outcome)).toEqual(['created', 'created', 'failed']);
    expect(results[0]?.record?.id).not.toBe(results[1]?.record?.id);
    // The file again: both are there by now.
    const again = await bringIn('customers', rows.slice(0, 2));
    expect(again.map(({ outcome }) => outcome)).toEqual(['identical', 'identical']);
  });

  it('does not give a policy to somebody else who carries it', async () => {
    const { body: provider } = await office.call('getProvider', { path: { providerId: portfolio.provider.id } });
    const row = (number: string, name: string): Texts => ({
      number,
      provider: String(provider.name),
      branch: 'vehiculos',
      contractor_identification: publicNumber,
      contractor_name: name,
      start_date: portfolio.today,
      end_date: addMonths(portfolio.today, 12),
      net_premium: '500.00',
      total_grant: '560.00',
      instalments: '1',
    });
    const before = Number(await countOf());
    const results = await bringIn('policies', [
      row('P-1', 'Ferretería Uno'),
      row('P-2', 'Ferretería Dos'),
      row('P-3', 'Ferretería Uno'),
    ]);
    expect(results.map(({ outcome, errors }) => [outcome, errors])).toEqual(Array(3).fill(['created', {}]));
    const names = await Promise.all(
      results.map(async ({ record }) => {
        const { body } = await office.call('getPolicy', { path: { policyId: record?.id ?? 0 } });
        return (body.contractor as { name: string }).name;
      }),
    );
    expect(names).toEqual(['Ferretería Uno', 'Ferretería Dos', 'Ferretería Uno']);
    expect(await countOf()).toBe(before + 2);
  });

  it('names no titular', async () => {
    const rows = [
      {
        identification: 'VECJ880326XXX',
        identification_type: 'RUC',
        name: 'Ana Vela',
        legal_type: 'Persona natural',
        titular_identification: publicNumber,
      },
    ];
    const checked = await office.call('checkImport', { body: { kind: 'customers', rows: rowsOf(rows) } });
    expect(succeeded<ImportCheck>(checked).results[0]?.errors).toMatchObject({
      titular_identification: [
        "Many people share this number: it does not say who the titular is. Write the titular's own number.",
      ],
    });
  });

  it('is known to the database as to the rules', async () => {
    const { rows } = await sql<{
      definition: string;
    }>`select pg_get_indexdef('customers_identification'::regclass) as definition`.execute(api.adminDb);
    const listed = [...(rows[0]?.definition ?? '').matchAll(/(\d{3} [A-Z0-9]+)/g)].map(([text]) => text);
    const known = genericIdentifications().map(({ country_id, identification }) => `${country_id} ${identification}`);
    expect(listed.toSorted()).toEqual(known.toSorted());
  });
});

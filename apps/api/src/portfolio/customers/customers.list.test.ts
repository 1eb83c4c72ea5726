import { addDays } from '@corredor/core/dates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortfolio, succeeded } from '../../testing/aPortfolio.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';

let api: TestApi;
let broker: Awaited<ReturnType<TestApi['partner']>>;
const list = (query: Record<string, string | number> = {}) => broker.call('listCustomers', { query });
const names = (answer: { body: { results?: Record<string, unknown>[] } }) =>
  (answer.body.results ?? []).map((row) => row.name);
const create = async (identification: string, more: object) => {
  const body = {
    legal_type: 'natural',
    identification_type: 'passport',
    identification,
    country_id: '218',
    roles: ['insured'],
    ...more,
  };
  expect((await broker.call('createCustomer', { body })).status).toBe(201);
};

beforeAll(async () => {
  api = await testApi();
  broker = await api.partner('lista');
  await create('LIST01', { name: 'Zoë Ñáñez', city: 'Quito', email: 'zoe@correo.ec' });
  await create('LIST02', { name: 'Ávila Pérez', roles: ['payer'] });
  await create('LIST03', { name: 'bruno Salas', city: 'Ambato', country_id: '724' });
  await create('LIST04', { name: 'Carga 100% S.A.', legal_type: 'legal' });
});
afterAll(() => api.close());

describe('the list of customers', () => {
  it('is sorted by name, whatever the accents and capitals', async () => {
    expect(names(await list())).toEqual(['Ávila Pérez', 'bruno Salas', 'Carga 100% S.A.', 'Zoë Ñáñez']);
    expect(names(await list({ ordering: '-name' }))[0]).toBe('Zoë Ñáñez');
    expect(names(await list({ ordering: '-city' })).slice(0, 2)).toEqual(['Zoë Ñáñez', 'bruno Salas']);
  });

  it('finds words without their accents, and takes signs literally', async () => {
    expect(names(await list({ search: 'nanez ZOE' }))).toEqual(['Zoë Ñáñez']);
    expect(names(await list({ search: 'PÉREZ' }))).toEqual(['Ávila Pérez']);
    expect(names(await list({ search: 'list03' }))).toEqual(['bruno Salas']);
    expect(names(await list({ search: 'zoe@correo' }))).toEqual(['Zoë Ñáñez']);
    expect(names(await list({ search: '00%' }))).toEqual(['Carga 100% S.A.']);
    expect(names(await list({ search: 'nadie' }))).toEqual([]);
  });

  it('finds fewer than three letters at the beginning of words only', async () => {
    expect(names(await list({ search: 'zo' }))).toEqual(['Zoë Ñáñez']);
    expect(names(await list({ search: 'pe av' }))).toEqual(['Ávila Pérez']);
    expect(names(await list({ search: 'oe' }))).toEqual([]);
    expect(names(await list({ search: 'oë ' }))).toEqual([]);
  });

  it('filters by role, kind and country', async () => {
    expect(names(await list({ role: 'payer' }))).toEqual(['Ávila Pérez']);
    expect(names(await list({ legal_type: 'legal' }))).toEqual(['Carga 100% S.A.']);
    expect(names(await list({ country: '724' }))).toEqual(['bruno Salas']);
  });

  it('counts all and links the pages', async () => {
    const first = await list({ page_size: 3, search: 'list0' });
    expect(first.body).toMatchObject({ count: 4, previous: null });
    expect(first.body.next).toBe('/api/core/customers/?page_size=3&search=list0&page=2');
    const second = await list({ page_size: 3, page: 2 });
    expect(names(second)).toEqual(['Zoë Ñáñez']);
    expect(second.body.next).toBeNull();
  });

  it('refuses filters that it does not know', async () => {
    expect((await list({ nome: 'x' })).status).toBe(422);
    expect((await list({ ordering: 'password' })).status).toBe(422);
    expect((await list({ page_size: 500 })).status).toBe(422);
  });
});

describe('what a customer owes, and when a policy of theirs ends', () => {
  it('is told of what is left to pay, credits apart, to those who may see it', async () => {
    const office = await api.partner('deudas');
    const portfolio = await aPortfolio(office);
    const { today, contractorId: ana, payerId: inigo } = portfolio;
    const standing = async (query: Record<string, string> = {}) =>
      succeeded<{ results: { id: number; balance: string; next_end_date: string }[] }>(
        await office.call('listCustomers', { query }),
      ).results.map(({ id, balance, next_end_date }) => [id, balance, next_end_date]);
    expect(await standing()).toEqual([
      [ana, '0.00', null],
      [inigo, '0.00', null],
    ]);
    const soon = addDays(today, 40);
    const { id } = await portfolio.active({ payment_frequency: 4 });
    // Neither what has ended nor what begins later ends next, but both are owed.
    await portfolio.active({ start_date: addDays(today, -50), end_date: soon, payer_id: ana, payment_frequency: 12 });
    await portfolio.expired();
    await portfolio.draft({ end_date: addDays(today, 2) });
    const [first] = await portfolio.instalments(id);
    const part = { kind: 'money', amount: '100.00', received_on: today, method: 'cash' };
    const path = { paymentId: first?.id ?? 0 };
    succeeded(await office.call('createReceipt', { path, version: first?.version, body: part }));
    await office.owe(id, '50.00');
    // 599.15 twice, less what came in.
    const owed = '1098.30';
    expect(await standing({ ordering: '-balance' })).toEqual([
      [inigo, owed, null],
      [ana, '599.15', soon],
    ]);
    expect((await standing({ ordering: 'balance' })).map(([customer]) => customer)).toEqual([ana, inigo]);
    for (const ordering of ['next_end_date', '-next_end_date'])
      expect((await standing({ ordering }))[0]).toEqual([ana, '599.15', soon]);
    expect((await office.call('getCustomer', { path: { customerId: ana } })).body).toMatchObject({ balance: '599.15' });
    const standingAs = async (state: string, who: Pick<typeof office, 'call'> = office) =>
      names(await who.call('listCustomers', { query: { standing: state, ordering: 'name' } })).length;
    const idsOf = async (state: string) => (await standing({ standing: state })).map(([customer]) => customer);
    expect((await idsOf('owing')).toSorted()).toEqual([ana, inigo].toSorted());
    expect(await idsOf('insuring')).toEqual([ana]);
    expect(await idsOf('dependent')).toEqual([]);
    const dependent = {
      legal_type: 'natural',
      name: 'Zulema Cevallos',
      identification_type: 'passport',
      identification: 'ZC000001',
      country_id: '218',
      roles: ['insured'],
      insured_type: 'dependent',
      titular_id: ana,
      family_relationship: 'daughter',
    };
    const child = succeeded<{ id: number }>(await office.call('createCustomer', { body: dependent })).id;
    expect(await idsOf('dependent')).toEqual([child]);
    // What is cancelled for a day before its end is not renewed.
    const [ending] = succeeded<{ results: { id: number }[] }>(
      await office.call('listPolicies', { query: { payer: ana, page_size: 1 } }),
    ).results;
    await api.adminDb
      .updateTable('policies')
      .set({ closes_on: addDays(today, 5), closes_as: 'cancelled' })
      .where('id', '=', ending?.id ?? 0)
      .execute();
    const { body: next } = await office.call('getPolicy', { path: { policyId: id } });
    expect((await standing()).find(([customer]) => customer === ana)).toEqual([ana, '599.15', next.end_date]);
    const clerk = await office.as(['core_app.view_customer']);
    for (const state of ['owing', 'insuring']) expect(await standingAs(state, clerk)).toBe(0);
    expect(await standingAs('dependent', clerk)).toBe(1);
    const seen = await clerk.call('listCustomers', { query: { ordering: '-balance' } });
    expect(seen.body.results).toEqual(
      Array.from({ length: 3 }, () => expect.objectContaining({ balance: null, next_end_date: null })),
    );
  });
});

import type { PaymentSummary, SearchHit } from '@corredor/core/api';
import { addDays } from '@corredor/core/dates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortfolio } from '../../testing/aPortfolio.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';

type Partner = Awaited<ReturnType<TestApi['partner']>>;
let api: TestApi;
let office: Partner;

const person = (name: string, identification: string) => ({
  legal_type: 'natural',
  name,
  identification_type: 'other',
  identification,
  country_id: '218',
  roles: ['contractor'],
});
const made = async (answer: ReturnType<Partner['call']>) => {
  const { status, body } = await answer;
  expect(body).not.toHaveProperty('errors');
  expect(status).toBe(201);
  return Number(body.id);
};
type Group = { kind: string; has_more: boolean; results: { id: number; title: string | null }[] };
const search = async (q: string, who: { call: Partner['call'] } = office) => {
  const { status, body } = await who.call('searchRecords', { query: { q } });
  expect(status).toBe(200);
  return body.groups as Group[];
};
const titles = (groups: Group[], kind: string) =>
  groups.find((group) => group.kind === kind)?.results.map(({ title }) => title) ?? [];

beforeAll(async () => {
  api = await testApi();
  office = await api.partner('uno');
  const contractor_id = await made(office.call('createCustomer', { body: person('José Núñez', 'ABC123') }));
  await made(office.call('createCustomer', { body: person('Juan José Paz', 'JN777') }));
  await made(
    office.call('createVehicle', {
      body: { brand: 'Kia', model: 'Río', year: 2020, plate: 'PBA1234', owner_id: contractor_id },
    }),
  );
  await made(office.call('createProvider', { body: { name: 'Áncora Seguros', ruc: '1792143578001' } }));
  for (const number of ['A-10', 'A-1', 'XA-1'])
    await made(office.call('createPolicy', { body: { insured_select_type: 'personal', number, contractor_id } }));
});
afterAll(() => api.close());

describe('the search', () => {
  it('finds every kind, tolerant of accents and capitals', async () => {
    expect(titles(await search('jose nunez'), 'customer')).toEqual(['José Núñez']);
    expect(titles(await search('abc123'), 'customer')).toEqual(['José Núñez']);
    expect(titles(await search('pba1'), 'vehicle')).toEqual(['PBA1234']);
    expect(titles(await search('kia rio'), 'vehicle')).toEqual(['PBA1234']);
    expect(titles(await search('ancora'), 'provider')).toEqual(['Áncora Seguros']);
    expect(titles(await search('NUÑEZ'), 'policy')).toHaveLength(3);
  });

  it('puts the very one first, then what begins like it', async () => {
    expect(titles(await search('a-1'), 'policy')).toEqual(['A-1', 'A-10', 'XA-1']);
    expect(titles(await search('jose'), 'customer')).toEqual(['José Núñez', 'Juan José Paz']);
  });

  it('puts people before the policies that were found by them, and behind those that were found by their number', async () => {
    const at = await api.partner('personas');
    const idOf = async (name: string, identification: string) =>
      made(at.call('createCustomer', { body: person(name, identification) }));
    const begun = await idOf('Andrea Paz', 'AND001');
    const inside = await idOf('Belén Andrade', 'AND002');
    const draft = (number: string, contractor_id: number) =>
      made(at.call('createPolicy', { body: { insured_select_type: 'personal', number, contractor_id } }));
    await draft('Z-1', begun);
    // The last one changed.
    await draft('Z-2', inside);
    const byName = await search('andr', at);
    expect(byName.map(({ kind }) => kind)).toEqual(['customer', 'policy']);
    expect(titles(byName, 'customer')).toEqual(['Andrea Paz', 'Belén Andrade']);
    expect(titles(byName, 'policy')).toEqual(['Z-1', 'Z-2']);
    await idOf('Zenón Z-2', 'ZEN001');
    expect((await search('z-2', at)).map(({ kind }) => kind)).toEqual(['policy', 'customer']);
  });

  it('puts an exact plate or number before people, and people before all else', async () => {
    const at = await api.partner('exactas');
    const owner_id = await made(at.call('createCustomer', { body: person('Ana Pbx1234', 'PLA001') }));
    const car = { brand: 'Kia', model: 'Río', year: 2020, owner_id };
    await made(at.call('createVehicle', { body: { ...car, plate: 'PBX1234' } }));
    await made(at.call('createVehicle', { body: { ...car, plate: 'PBX1235' } }));
    await made(
      at.call('createPolicy', {
        body: { insured_select_type: 'personal', number: 'Z-PBX1234', contractor_id: owner_id },
      }),
    );
    const kinds = async (q: string) => (await search(q, at)).map(({ kind }) => kind);
    expect(await kinds('pbx-1234')).toEqual(['vehicle', 'customer', 'policy']);
    expect(await kinds('z-pbx1234')).toEqual(['policy']);
    // A part of a plate may be anybody's.
    expect((await kinds('pbx123'))[0]).not.toBe('vehicle');
  });

  it('tells policies of one number apart by their terms', async () => {
    const term = { start_date: '2026-01-15', end_date: '2027-01-15' };
    await made(office.call('createPolicy', { body: { insured_select_type: 'personal', number: 'TERM-1', ...term } }));
    const [group] = await search('term-1');
    expect(group?.results).toEqual([expect.objectContaining({ title: 'TERM-1', ...term, due_date: null })]);
    const [people] = await search('abc123');
    expect(people?.results).toEqual([expect.objectContaining({ start_date: null, end_date: null, due_date: null })]);
  });

  it('answers nothing for nothing, and takes no sign for a wildcard', async () => {
    for (const q of ['%', '_', '   ', 'zzz', '\\']) expect(await search(q)).toEqual([]);
  });

  it('shows five of a kind and says that there are more', async () => {
    const at = await api.partner('muchos');
    for (let count = 1; count <= 7; count += 1)
      await made(at.call('createCustomer', { body: person(`Rosa ${count}`, `ROSA${count}`) }));
    const [group] = await search('rosa', at);
    expect(group).toMatchObject({ kind: 'customer', has_more: true });
    expect(group?.results).toHaveLength(5);
  });

  it('shows only what the caller may view', async () => {
    const clerk = await office.as(['core_app.view_customer']);
    expect((await search('jose', clerk)).map(({ kind }) => kind)).toEqual(['customer']);
    expect(await search('jose', await office.as([]))).toEqual([]);
    expect((await search('jose')).map(({ kind }) => kind)).toEqual(['customer', 'policy']);
  });

  it('shows nothing of another brokerage', async () => {
    const other = await api.partner('dos');
    for (const q of ['jose', 'A-1', 'PBA1234', 'ancora']) expect(await search(q, other)).toEqual([]);
  });

  it('puts people with policies before others of the same name, and tells what they hold and owe, as far as the reader may know', async () => {
    const at = await api.partner('homonimas');
    const portfolio = await aPortfolio(at);
    const { today } = portfolio;
    await made(at.call('createCustomer', { body: person('Andrea Alba', 'AND0001') }));
    const holder = await made(at.call('createCustomer', { body: person('Andrea Zurita', 'AND0002') }));
    await portfolio.active({
      contractor_id: holder,
      payer_id: holder,
      start_date: addDays(today, -100),
      end_date: addDays(today, 200),
      net_premium: '1200.00',
      payment_frequency: 12,
    });
    const people = async (who: { call: Partner['call'] }) =>
      ((await search('andrea', who)).find(({ kind }) => kind === 'customer')?.results ?? []) as unknown as SearchHit[];
    const found = await people(at);
    expect(found.map(({ title }) => title)).toEqual(['Andrea Zurita', 'Andrea Alba']);
    const { body } = await at.call('getPaymentSummary', { query: { payer: holder } });
    const late = (body as unknown as PaymentSummary).delayed.amount;
    expect(Number(late)).toBeGreaterThan(0);
    expect(found).toMatchObject([
      { policies_in_force: 1, owed: late },
      { policies_in_force: 0, owed: '0.00' },
    ]);
    const clerk = await at.as(['core_app.view_customer', 'policy_app.view_policy']);
    expect((await people(clerk))[0]).toMatchObject({ title: 'Andrea Zurita', policies_in_force: 1, owed: null });
    const greeter = await at.as(['core_app.view_customer']);
    expect((await people(greeter))[0]).toMatchObject({ title: 'Andrea Alba', policies_in_force: null, owed: null });
  });

  it('finds no deleted customer', async () => {
    const customerId = await made(office.call('createCustomer', { body: person('Borrada', 'GONE1') }));
    expect(await search('borrada')).toHaveLength(1);
    await office.call('deleteCustomer', { path: { customerId }, version: 1 });
    expect(await search('borrada')).toEqual([]);
  });
});

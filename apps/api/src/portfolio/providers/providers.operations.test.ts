import type { Movement, Policy, Provider, ProviderProduction } from '@corredor/core/api';
import { addDays, addMonths } from '@corredor/core/dates';
import { addMoney } from '@corredor/core/money';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortfolio, succeeded } from '../../testing/aPortfolio.ts';
import { askedOf } from '../../testing/askedOf.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';
import { letUnbalanced } from '../../testing/unbalanced.ts';

type Partner = Awaited<ReturnType<TestApi['partner']>>;
let api: TestApi;
let office: Partner;
let branch: number;

const create = async (more: object = {}, at = office) => {
  const answer = await at.call('createProvider', {
    body: { name: 'Seguros del Valle', ruc: '1792143578001', ...more },
  });
  expect(answer.body).not.toHaveProperty('errors');
  expect(answer.status).toBe(201);
  return answer.body as typeof answer.body & { id: number; offices: { id: number; city: string }[] };
};
const update = (providerId: number, version: number, body: object) =>
  office.call('updateProvider', { path: { providerId }, version, body });
const newBranch = async (name: string, at = office) => {
  const answer = await at.call('createBranch', { body: { name, group: 'other' } });
  expect(answer.status).toBe(201);
  return Number(answer.body.id);
};
const names = (answer: { body: { results?: Record<string, unknown>[] } }) =>
  (answer.body.results ?? []).map((row) => row.name);

beforeAll(async () => {
  api = await testApi();
  office = await api.partner('uno');
  branch = await newBranch('Mascotas');
});
afterAll(() => api.close());

describe('a provider', () => {
  it('is stored with its offices and branches', async () => {
    const provider = await create({
      phone: '02 398 4500',
      offices: [{ city: ' Quito ', phone: '0987654321' }, { city: 'Guayaquil' }],
      branch_ids: [branch],
    });
    expect(provider).toMatchObject({
      phone: '+59323984500',
      short_name: null,
      offices: [
        { city: 'Quito', address: null, phone: '+593987654321' },
        { city: 'Guayaquil', phone: null },
      ],
      branch_ids: [branch],
      branches: [{ id: branch, name: 'Mascotas' }],
      version: 1,
    });
  });

  it('has a tax number of its own', async () => {
    const answer = await office.call('createProvider', { body: { name: 'Otra', ruc: '1792143578001' } });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ code: 'duplicate', current: { name: 'Seguros del Valle' } });
    await create({}, await api.partner('dos'));
  });

  it('keeps the numbers of the offices that stay', async () => {
    const { id, offices } = await create({ ruc: '0990012345001', offices: [{ city: 'Loja' }, { city: 'Manta' }] });
    const [loja, manta] = offices;
    const changed = await update(id, 1, { offices: [{ id: manta?.id, city: 'Manta' }, { city: 'Cuenca' }] });
    expect(changed.body.version).toBe(2);
    const after = changed.body.offices as { id: number; city: string }[];
    expect(after.map((one) => one.city)).toEqual(['Manta', 'Cuenca']);
    expect(after[0]?.id).toBe(manta?.id);
    expect((await update(id, 2, { offices: [{ id: loja?.id, city: 'Loja' }] })).body.errors).toEqual({
      'offices.0.id': ['The chosen record does not exist.'],
    });
  });

  it('keeps an office that a policy names', async () => {
    const { id, offices } = await create({ ruc: '0990012346001', offices: [{ city: 'Ambato' }] });
    const policy = {
      insured_select_type: 'personal',
      provider_id: id,
      provider_office_id: offices[0]?.id,
      branch_id: branch,
    };
    expect((await office.call('createPolicy', { body: policy })).status).toBe(201);
    const refused = await update(id, 1, { offices: [] });
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ code: 'held', held_by: [{ model: 'policy', count: 1 }] });
    expect((await office.call('deleteProvider', { path: { providerId: id }, version: 1 })).status).toBe(409);
  });

  it.each([
    ['ruc', { ruc: '17921' }],
    ['phone', { phone: '123456' }],
    ['branch_ids.0', { branch_ids: [999_999] }],
    ['offices.0.phone', { offices: [{ city: 'Quito', phone: '123456' }] }],
    ['offices.0.city', { offices: [{ city: ' ' }] }],
  ])('refuses a wrong %s', async (field, wrong) => {
    const answer = await office.call('createProvider', { body: { name: 'X', ruc: '0990012349001', ...wrong } });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors ?? {})).toEqual([field]);
  });

  it('may wait for its tax number, is found without one, and several may lack it', async () => {
    const at = await api.partner('sinruc');
    const one = await create({ name: 'Equinoccio', ruc: null }, at);
    const two = await at.call('createProvider', { body: { name: 'Condor' } });
    expect(two).toMatchObject({ status: 201, body: { ruc: null } });
    await create({ name: 'Andes' }, at);
    const list = async (query: Record<string, string>) => names(await at.call('listProviders', { query }));
    expect(await list({ search: 'equi' })).toEqual(['Equinoccio']);
    expect(await list({ ordering: '-ruc' })).toEqual(['Andes', 'Condor', 'Equinoccio']);
    const found = await at.call('searchRecords', { query: { q: 'condor' } });
    expect(JSON.stringify(found.body)).toContain('Condor');
    const path = { providerId: one.id };
    const change = (version: number, ruc: string | null) => at.call('updateProvider', { path, version, body: { ruc } });
    expect(await change(1, '1792143578001')).toMatchObject({ status: 409, body: { code: 'duplicate' } });
    expect(await change(1, '0990012351001')).toMatchObject({ status: 200, body: { ruc: '0990012351001' } });
    expect(await change(2, null)).toMatchObject({ status: 200, body: { ruc: null } });
  });

  it('cannot sell the branch of another brokerage', async () => {
    const foreign = await newBranch('Ajeno', await api.partner('tres'));
    const answer = await office.call('createProvider', {
      body: { name: 'X', ruc: '0990012349001', branch_ids: [foreign] },
      language: 'es',
    });
    expect(answer.body.errors).toEqual({ 'branch_ids.0': ['El registro elegido no existe.'] });
  });

  it('is deleted with its offices, leaving its history', async () => {
    const { id } = await create({ ruc: '0990012347001', offices: [{ city: 'Tena' }], branch_ids: [branch] });
    const remove = (version: number) => office.call('deleteProvider', { path: { providerId: id }, version });
    expect((await remove(7)).status).toBe(412);
    expect((await remove(1)).status).toBe(204);
    expect((await remove(1)).status).toBe(404);
    const history = await office.call('listAudit', { query: { model: 'provider', object_id: id } });
    expect(history.body.results?.map((row) => row.event)).toEqual(['provider_deleted', 'provider_created']);
  });
});

describe('the list of providers', () => {
  it('finds by name, short name and tax number, and filters by branch', async () => {
    const at = await api.partner('lista');
    const pets = await newBranch('Mascotas', at);
    await create({ name: 'Águila Seguros', short_name: 'Águila', branch_ids: [pets] }, at);
    await create({ name: 'Banco Unión', ruc: '0990012348001' }, at);
    const list = (query: Record<string, string | number>) => at.call('listProviders', { query });
    expect(names(await list({}))).toEqual(['Águila Seguros', 'Banco Unión']);
    expect(names(await list({ ordering: '-short_name' }))).toEqual(['Águila Seguros', 'Banco Unión']);
    expect(names(await list({ search: 'aguila' }))).toEqual(['Águila Seguros']);
    expect(names(await list({ search: '12348' }))).toEqual(['Banco Unión']);
    expect(names(await list({ branch: pets }))).toEqual(['Águila Seguros']);
    expect((await list({ page_size: 1 })).body).toMatchObject({ count: 2, previous: null });
  });
});

describe('what the policies of a provider carry', () => {
  const sumsOf = (at: Pick<Partner, 'call'>, providerId: number) =>
    at.call('getProviderProduction', { path: { providerId } });

  it('is the sum of what the page of each policy says', async () => {
    const at = await api.partner('primas');
    const { today, provider, lifeId, ...portfolio } = await aPortfolio(at);
    const other = await portfolio.addProvider();
    const paid = await portfolio.active({ commission_percent: '12.5', payment_frequency: 4 });
    const whole = await portfolio.active({ commission_percent: '17.33', net_premium: '321.07' });
    const plain = await portfolio.active({ net_premium: '90.00' });
    const past = { start_date: addMonths(today, -20), end_date: addMonths(today, -8), net_premium: '700.00' };
    const old = await portfolio.active({ ...past, commission_percent: '10' });
    await portfolio.draft({ net_premium: '9999.00', commission_percent: '50' });
    await portfolio.active({ provider_id: other.id, provider_office_id: other.offices[0]?.id, net_premium: '55.00' });
    const [first, second] = await portfolio.instalments(paid.id);
    for (const instalment of [first, second]) {
      const path = { paymentId: Number(instalment?.id) };
      const body = { payment_method: 'cash', payment_date: today };
      const { version } = succeeded<{ version: number }>(
        await at.call('payInstalment', { path, version: Number(instalment?.version), body }),
      );
      const collected_by = instalment === first ? 'broker' : 'insurer';
      succeeded(await at.call('updatePayment', { path, version, body: { collected_by } }));
    }
    const policies = await Promise.all(
      [paid, whole, plain, old].map(async ({ id }) =>
        succeeded<Policy>(await at.call('getPolicy', { path: { policyId: id } })),
      ),
    );
    const commissions = policies.flatMap(({ commission }) => commission ?? []);
    const add = (of: 'to_release' | 'to_collect' | 'collected') => addMoney(...commissions.map((one) => one[of]));
    const answer = await sumsOf(at, provider.id);
    expect(answer.body).toMatchObject({
      currency: 'USD',
      net_premium: '911.07',
      last_year: '700.00',
      branches: [
        {
          branch: { name: 'Vehículos' },
          policies: 3,
          net_premium: '911.07',
          lowest_percent: '12.5',
          highest_percent: '17.33',
          commission: '118.14',
        },
      ],
      commission: {
        to_release: add('to_release'),
        to_collect: add('to_collect'),
        collected: add('collected'),
        without_percent: 1,
      },
    });
    await letUnbalanced(api.adminDb);
    // A movement changes the premium as it stands, and the months in which it takes effect.
    await sql`insert into movements (partner_id, policy_id, number, kind, status, effective_date, requested_by, requested_on, issued_on,
      issued_at, method, plan, first_due_date, net_delta, term_net_delta, charges, total_delta, explanation)
      values (${at.partnerId}, ${plain.id}, 1, 'exclusion', 'issued', ${today}, 'customer', ${today}, ${today}, app_now(), 'pro_rata', 'single',
        ${today}, -40.00, -40.00, '[]', -40.00, '[]')`.execute(api.adminDb);
    expect((await sumsOf(at, provider.id)).body).toMatchObject({
      net_premium: '871.07',
      last_year: '700.00',
      branches: [{ policies: 3, net_premium: '871.07' }],
    });
    expect(Number(add('to_collect'))).toBeGreaterThan(0);
    expect(Number(add('collected'))).toBeGreaterThan(0);
    expect((await sumsOf(office, provider.id)).status).toBe(404);
  });

  it('counts what movements charge and give back, as the page of a cancelled policy says it', async () => {
    const at = await api.partner('canceladas');
    const { today, provider, ...portfolio } = await aPortfolio(at);
    const start = addDays(today, -180);
    const term = { start_date: start, end_date: addDays(start, 365) };
    const { id: policyId } = await portfolio.active({ ...term, commission_percent: '12.5', payment_frequency: 4 });
    const read = async () => succeeded<Policy>(await at.call('getPolicy', { path: { policyId } })).commission;
    const [first, second] = await portfolio.instalments(policyId);
    for (const [one, collected_by] of [
      [first, 'broker'],
      [second, 'insurer'],
    ] as const) {
      const body = { payment_method: 'cash', payment_date: today, collected_by };
      const path = { paymentId: Number(one?.id) };
      succeeded(await at.call('payInstalment', { path, version: Number(one?.version), body }));
    }
    expect(await read()).toMatchObject({
      total: '62.50',
      to_release: '20.83',
      to_collect: '20.84',
      collected: '20.83',
    });
    const move = async (kind: string, more: object = {}) => {
      const body = { kind, effective_date: today, requested_by: 'customer', requested_on: today, ...more };
      const { id, version, total_delta } = succeeded<Movement>(
        await at.call('createMovement', { path: { policyId }, body }),
      );
      succeeded(await at.call('issueMovement', { path: { movementId: id }, version, body: { total_delta } }));
    };
    const expectSummed = async () => {
      const policy = await read();
      const { commission, branches } = (await sumsOf(at, provider.id)).body as {
        commission: object;
        branches: { commission: string }[];
      };
      const { total, ...parts } = policy ?? {};
      expect(commission).toMatchObject(parts);
      return { total, branches };
    };
    await move('surcharge', { method: 'typed', typed_net: '40.00' });
    expect(await expectSummed()).toMatchObject({ total: '67.50', branches: [{ commission: '67.50' }] });
    await move('discount', { method: 'typed', typed_net: '-40.00' });
    await move('cancellation', { reason: 'El cliente vende el bien.' });
    // 62.50 + 5.00 − 5.00 − 31.68, of which the credit that waits for a refund has not let go yet.
    const policy = await read();
    expect(policy).toMatchObject({ total: '30.82', collected: '20.83' });
    await expectSummed();
    expect(addMoney(policy?.to_release ?? '', policy?.to_collect ?? '', policy?.collected ?? '')).toBe('30.82');
  });

  it('is nothing where it has none, and is for those who may see policies', async () => {
    const { id } = await create({ ruc: '0990012399001' });
    expect((await sumsOf(office, id)).body).toMatchObject({
      net_premium: '0.00',
      branches: [],
      commission: { to_release: '0.00', to_collect: '0.00', collected: '0.00', without_percent: 0 },
    });
    const clerk = await office.as(['policy_app.view_provider']);
    expect((await sumsOf(clerk, id)).status).toBe(403);
  });
});

describe('what insurers have in force', () => {
  it('stands in their list as their pages say it, for who may see policies', async () => {
    const at = await api.partner('vigentes');
    const { today, provider, ...portfolio } = await aPortfolio(at);
    const { id: other } = await create({ name: 'Sin pólizas', ruc: '0190123456001' }, at);
    const term = { start_date: addDays(today, -30), end_date: addDays(today, 335) };
    const moved = await portfolio.active({ ...term, net_premium: '300.00' });
    await portfolio.active({ ...term, net_premium: '200.50' });
    await portfolio.active({ start_date: addDays(today, -400), end_date: addDays(today, -35), net_premium: '90.00' });
    await portfolio.active({ start_date: addDays(today, 5), end_date: addDays(today, 370), net_premium: '80.00' });
    await portfolio.draft();
    const body = { kind: 'surcharge', effective_date: today, requested_by: 'insurer', requested_on: today };
    const drafted = succeeded<Movement>(
      await at.call('createMovement', {
        path: { policyId: moved.id },
        body: { ...body, method: 'typed', typed_net: '40.00' } as never,
      }),
    );
    const { id, version, total_delta } = drafted;
    succeeded(await at.call('issueMovement', { path: { movementId: id }, version, body: { total_delta } }));
    const listed = async (who: Pick<Partner, 'call'> = at) => {
      const { results } = succeeded<{ results: Provider[] }>(
        await who.call('listProviders', { query: { with_in_force: true } }),
      );
      return new Map(results.map((row) => [row.id, row.in_force]));
    };
    expect(await listed()).toEqual(
      new Map([
        [Number(provider.id), { policies: 2, net_premium: '540.50' }],
        [other, { policies: 0, net_premium: '0.00' }],
      ]),
    );
    const path = { providerId: Number(provider.id) };
    const { branches } = succeeded<ProviderProduction>(await at.call('getProviderProduction', { path }));
    expect(branches).toMatchObject([{ policies: 2, net_premium: '540.50' }]);
    const clerk = await at.as(['policy_app.view_provider']);
    expect([...(await listed(clerk)).values()]).toEqual([null, null]);
  });

  it('is read by one statement for all of a page', async () => {
    const at = await api.partner('muchas-aseguradoras');
    const asked = () => askedOf(() => at.call('listProviders', { query: { page_size: 50 } }));
    await create({}, at);
    const few = await asked();
    for (let count = 10; count < 22; count += 1)
      await create({ name: `Seguros ${count}`, ruc: `17921435${count}001` }, at);
    const many = await asked();
    expect(many.answer.body).toMatchObject({ count: 13 });
    expect(many.statements).toBe(few.statements);
  });
});

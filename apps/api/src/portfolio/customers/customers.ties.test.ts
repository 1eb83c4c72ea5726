import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../testing/testApi.ts';

let api: TestApi;
let office: Awaited<ReturnType<TestApi['partner']>>;

const passport = (identification: string, more: object = {}) => ({
  legal_type: 'natural',
  name: `Persona ${identification}`,
  identification_type: 'passport',
  identification,
  country_id: '218',
  roles: ['insured'],
  ...more,
});
const create = async (body: object) => {
  const answer = await office.call('createCustomer', { body });
  expect(answer.body).not.toHaveProperty('errors');
  expect(answer.status).toBe(201);
  return answer.body as typeof answer.body & { id: number };
};

beforeAll(async () => {
  api = await testApi();
  office = await api.partner('uno');
});
afterAll(() => api.close());

describe('dependents', () => {
  it('are listed with their titular and cannot have dependents of their own', async () => {
    const mother = await create(passport('DEPEND1', { insured_type: 'titular' }));
    const dependent = { insured_type: 'dependent', titular_id: mother.id, family_relationship: 'daughter' };
    const daughter = await create(passport('DEPEND2', dependent));
    expect(daughter.titular).toEqual({ id: mother.id, name: 'Persona DEPEND1' });
    const seen = await office.call('getCustomer', { path: { customerId: mother.id } });
    expect(seen.body.dependents).toEqual([
      { id: daughter.id, name: 'Persona DEPEND2', family_relationship: 'daughter' },
    ]);
    const third = { insured_type: 'dependent', titular_id: daughter.id };
    const refused = await office.call('createCustomer', { body: passport('DEPEND3', third) });
    expect(refused.body.errors).toHaveProperty('titular_id');
    const update = (titular_id: number) =>
      office.call('updateCustomer', {
        path: { customerId: mother.id },
        version: 1,
        body: { insured_type: 'dependent', titular_id },
      });
    expect((await update(mother.id)).status).toBe(422);
    expect((await update(daughter.id)).status).toBe(422);
  });

  it('hold their titular until they are free', async () => {
    const father = await create(passport('HELD01'));
    const son = await create(passport('HELD02', { insured_type: 'dependent', titular_id: father.id }));
    const remove = () => office.call('deleteCustomer', { path: { customerId: father.id }, version: 1 });
    const refused = await remove();
    expect(refused.status).toBe(409);
    expect(refused.body.held_by).toEqual([{ model: 'customer', count: 1 }]);
    const freed = await office.call('updateCustomer', {
      path: { customerId: son.id },
      version: 1,
      body: { insured_type: 'titular' },
    });
    expect(freed.body.titular_id).toBeNull();
    expect((await remove()).status).toBe(204);
  });
});

describe('a titular', () => {
  it('stays a natural person while somebody depends on them', async () => {
    const mother = await create(passport('LEGAL01'));
    const son = await create(passport('LEGAL02', { insured_type: 'dependent', titular_id: mother.id }));
    const toCompany = (language: 'es' | 'en' = 'en') =>
      office.call('updateCustomer', {
        path: { customerId: mother.id },
        version: 1,
        body: { legal_type: 'legal', identification_type: 'other' },
        language,
      });
    const refused = await toCompany('es');
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toEqual({
      legal_type: [
        'Este cliente tiene dependientes y debe seguir siendo persona natural. Desvincule primero a sus dependientes.',
      ],
    });
    await office.call('updateCustomer', {
      path: { customerId: son.id },
      version: 1,
      body: { insured_type: null },
    });
    expect((await toCompany()).status).toBe(200);
  });

  it('is linked or becomes a company, never both at once', async () => {
    for (let round = 0; round < 8; round += 1) {
      const mother = await create(passport(`BOTHA${round}`));
      const son = await create(passport(`BOTHB${round}`));
      const update = (customerId: number, body: object) =>
        office.call('updateCustomer', { path: { customerId }, version: 1, body });
      const answers = await Promise.all([
        update(mother.id, { legal_type: 'legal', identification_type: 'other' }),
        update(son.id, { insured_type: 'dependent', titular_id: mother.id }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    }
  });
});

describe('deleting a customer', () => {
  it('and naming them at the same time lets exactly one win', async () => {
    const statuses = new Set<string>();
    for (let round = 0; round < 12; round += 1) {
      const { id } = await create(passport(`RACE${String(round).padStart(2, '0')}`));
      const remove = () => office.call('deleteCustomer', { path: { customerId: id }, version: 1 });
      const name = () =>
        round % 2 === 0
          ? office.call('createPolicy', { body: { insured_select_type: 'personal', contractor_id: id } })
          : office.call('createVehicle', {
              body: { brand: 'Kia', model: 'Río', year: 2024, plate: `RACE${round}`, owner_id: id },
            });
      const calls = round % 4 < 2 ? [remove(), name()] : [name(), remove()].reverse();
      const [removed, named] = await Promise.all(calls);
      statuses.add(`${removed?.status} ${named?.status}`);
      expect([removed?.status === 204, named?.status === 201].filter(Boolean)).toHaveLength(1);
    }
    for (const pair of statuses) expect(['204 422', '204 409', '409 201']).toContain(pair);
  });

  it('is refused while a policy needs the customer', async () => {
    const { id } = await create(passport('PARTY01'));
    const body = { insured_select_type: 'personal', contractor_id: id, payer_id: id };
    const policy = await office.call('createPolicy', { body });
    await office.call('createPolicyInsured', {
      path: { policyId: Number(policy.body.id) },
      body: { customer_id: id, start_date: '2026-01-01', relationship: 'titular' },
    });
    const remove = () => office.call('deleteCustomer', { path: { customerId: id }, version: 1 });
    const refused = await remove();
    expect(refused.status).toBe(409);
    expect(refused.body.held_by).toEqual([
      { model: 'policy', count: 1 },
      { model: 'policy_insured', count: 1 },
    ]);
    await office.call('deletePolicy', { path: { policyId: Number(policy.body.id) }, version: 1 });
    expect((await remove()).status).toBe(204);
  });

  it('hides the customer, keeps the history and frees the identification', async () => {
    const { id } = await create(passport('GONE01'));
    const remove = () => office.call('deleteCustomer', { path: { customerId: id }, version: 1 });
    expect((await remove()).status).toBe(204);
    expect((await remove()).status).toBe(404);
    expect((await office.call('getCustomer', { path: { customerId: id } })).status).toBe(404);
    const history = await office.call('listAudit', { query: { model: 'customer', object_id: id } });
    expect(history.body.results?.map((row) => row.event)).toEqual(['customer_deleted', 'customer_created']);
    await create(passport('GONE01'));
  });
});

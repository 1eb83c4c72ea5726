import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortfolio, succeeded } from '../../testing/aPortfolio.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';

let api: TestApi;
let office: Awaited<ReturnType<TestApi['partner']>>;
beforeAll(async () => {
  api = await testApi();
  office = await api.partner('justa');
});
afterAll(() => api.close());

const usage = async () => succeeded<{ usage: Record<string, number> }>(await office.call('getSubscription')).usage;
const aCustomer = (identification: string) => ({
  legal_type: 'natural',
  name: 'Ana Lucía Cevallos',
  identification_type: 'passport',
  identification,
  country_id: '218',
  roles: ['contractor'],
});
const aDraft = () => office.call('createPolicy', { body: { insured_select_type: 'personal' } });
const amounts = (over: Parameters<typeof office.onPlan>[1]) => office.onPlan('Basic', over);

describe('the last free place', () => {
  it('goes to exactly one of fifty who ask for it at the same time', async () => {
    await amounts({ customers_amount: 1 });
    // Who is told to come again because the server is busy does so.
    const ask = async (index: number): ReturnType<typeof office.call> => {
      const answer = await office.call('createCustomer', { body: aCustomer(`RACE${index}X`) });
      return answer.status === 503 ? ask(index) : answer;
    };
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => ask(index)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'plan_limit_reached')).toHaveLength(49);
    expect(await usage()).toMatchObject({ customers: 1 });
  });

  it('is told of in the language of the caller, with the number of the plan', async () => {
    const body = aCustomer('LATE1');
    const inSpanish = await office.call('createCustomer', { body, language: 'es' });
    expect(inSpanish.body.detail).toBe('Su plan admite 1 cliente: no queda espacio para más.');
    const inEnglish = await office.call('createCustomer', { body });
    expect(inEnglish.body).toMatchObject({
      detail: 'Your plan allows 1 customer: there is no room for more.',
      limit: 'customers',
      used: 1,
      allowed: 1,
      granted_by: ['Ana'],
    });
  });

  it('is not asked for again when a request is repeated', async () => {
    await amounts({ customers_amount: 2 });
    const key = randomUUID();
    const body = aCustomer('AGAIN1');
    const first = await office.call('createCustomer', { body, key });
    const second = await office.call('createCustomer', { body, key });
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.id).toBe(first.body.id);
  });

  it('is free again after a deletion, and does not end where there is no limit', async () => {
    await amounts({ policies_amount: 1 });
    const policy = succeeded<{ id: number }>(await aDraft());
    expect((await aDraft()).body.code).toBe('plan_limit_reached');
    succeeded(await office.call('deletePolicy', { path: { policyId: policy.id }, version: 1 }));
    succeeded(await aDraft());
    await amounts({ policies_amount: null });
    expect((await Promise.all([aDraft(), aDraft(), aDraft()])).map(({ status }) => status)).toEqual([201, 201, 201]);
  });

  it('of one brokerage is nothing to another', async () => {
    await amounts({ policies_amount: 0 });
    const other = await api.partner('vecina');
    expect((await other.call('createPolicy', { body: { insured_select_type: 'personal' } })).status).toBe(201);
    await amounts({ policies_amount: null, customers_amount: null });
  });
});

describe('users and roles', () => {
  it('count where they are active and the brokerage’s own', async () => {
    const other = await api.partner('equipo');
    const clerk = await other.as(['policy_app.view_policy']);
    const used = succeeded<{ usage: object }>(await other.call('getSubscription')).usage;
    expect(used).toMatchObject({ users: 2, groups: 1 });
    await other.onPlan('PYMEs', { users_amount: 2 });
    const { body: roles } = await other.call('listRoles', { query: { page_size: 200 } });
    const input = {
      email: 'nueva@example.com',
      name: 'Eva',
      last_name: 'Paz',
      language: 'es',
      role_id: roles.results?.[0]?.id,
    };
    const full = await other.call('createUser', { body: input });
    expect(full.body).toMatchObject({ code: 'plan_limit_reached', limit: 'users', used: 2, allowed: 2 });
    const path = { userId: clerk.userId };
    succeeded(await other.call('deactivateUser', { path, version: 1, body: {} }));
    expect((await other.call('createUser', { body: input })).status).toBe(201);
    const { body: again } = await other.call('getUser', { path });
    const back = await other.call('activateUser', { path, version: Number(again.version) });
    expect(back.body).toMatchObject({ code: 'plan_limit_reached', limit: 'users' });
  });
});

describe('a renewal', () => {
  it('takes no room: its next term and the items of that take the place of what ends', async () => {
    const portfolio = await aPortfolio(office);
    const policy = await portfolio.active();
    const item = { path: { policyId: policy.id }, body: { name: 'Bodega' } };
    succeeded(await office.call('createPolicyGeneral', item));
    const { body: ready } = await office.call('getPolicy', { path: { policyId: policy.id } });
    const before = await usage();
    await amounts({ policies_amount: before.policies ?? 0, generals_amount: before.generals ?? 0 });
    const prepared = await office.call('renewPolicy', {
      path: { policyId: policy.id },
      version: Number(ready.version),
      body: { observations: 'Sigue.' },
    });
    expect(prepared.status).toBe(201);
    expect(await usage()).toEqual(before);
    const next = { path: { policyId: Number(prepared.body.id) }, version: Number(prepared.body.version) };
    succeeded(await office.call('activatePolicy', next));
    expect(await usage()).toEqual(before);
    await amounts({ policies_amount: null, generals_amount: null });
  });
});

describe('whoever works', () => {
  it('may ask how near a limit is, and who can move it', async () => {
    const other = await api.partner('cerca');
    const clerk = await other.as(['policy_app.add_policy']);
    expect((await clerk.call('getPlanUse', { query: { limit: 'users' } })).body).toEqual({
      limit: 'users',
      used: 2,
      allowed: 1,
      plan: 'Free',
    });
    expect((await clerk.call('listPlanUpgraders')).body).toEqual({ count: 1, results: ['Ana'] });
    await other.onPlan('PYMEs');
    expect((await clerk.call('getPlanUse', { query: { limit: 'groups' } })).body).toMatchObject({ allowed: null });
  });

  it('without a brokerage has no plan and nobody to ask', async () => {
    const newcomer = await api.addUser();
    expect((await newcomer.call('getPlanUse', { query: { limit: 'users' } })).status).toBe(404);
    expect((await newcomer.call('listPlanUpgraders')).body).toEqual({ count: 0, results: [] });
  });
});

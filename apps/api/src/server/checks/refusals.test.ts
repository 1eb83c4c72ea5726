import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../testing/testApi.ts';

let api: TestApi;
let office: Awaited<ReturnType<TestApi['partner']>>;
beforeAll(async () => {
  api = await testApi();
  office = await api.partner('uno');
});
afterAll(() => api.close());

const refusalsOf = async (userId: number) => {
  const found = await sql<object>`
    select partner_id, model, object_id, after, session_id is not null as has_session, request_id is not null as has_request
    from audit_log where event = 'authz_fail' and user_id = ${userId} order by id`.execute(api.adminDb);
  return found.rows;
};

it('keeps in the history who tried what their role does not allow, though the request is undone', async () => {
  const clerk = await office.as(['policy_app.view_policy']);
  const answer = await clerk.call('createCustomer', { body: {} });
  expect(answer.status).toBe(403);
  expect(await refusalsOf(clerk.userId)).toEqual([
    {
      partner_id: office.partnerId,
      model: 'user',
      object_id: clerk.userId,
      after: { operation: 'createCustomer', permission: 'core_app.add_customer' },
      has_session: true,
      has_request: true,
    },
  ]);
  const history = await office.call('listAudit', { query: { model: 'user', object_id: clerk.userId } });
  expect(history.body.results?.map(({ event }) => event)).toContain('authz_fail');
});

it('keeps it also where the operation itself asks, or opens its own transactions', async () => {
  const clerk = await office.as(['policy_app.view_policy']);
  expect((await clerk.call('listAudit', { query: { model: 'customer' } })).status).toBe(403);
  expect((await clerk.call('getExport')).status).toBe(403);
  expect(await refusalsOf(clerk.userId)).toMatchObject([
    { after: { operation: 'listAudit', permission: 'core_app.view_customer' } },
    { after: { operation: 'getExport' } },
  ]);
});

it('is not filled by asking on and on', async () => {
  const clerk = await office.as([]);
  for (let turn = 0; turn < 5; turn += 1) await clerk.call('listCustomers');
  await clerk.call('listVehicles');
  expect(await refusalsOf(clerk.userId)).toHaveLength(2);
});

it('has nothing to say of what is allowed, not found or wrong', async () => {
  const clerk = await office.as(['core_app.view_customer', 'core_app.add_customer']);
  expect((await clerk.call('listCustomers')).status).toBe(200);
  expect((await clerk.call('getCustomer', { path: { customerId: 999_999 } })).status).toBe(404);
  expect((await clerk.call('createCustomer', { body: {} })).status).toBe(422);
  expect(await refusalsOf(clerk.userId)).toEqual([]);
});

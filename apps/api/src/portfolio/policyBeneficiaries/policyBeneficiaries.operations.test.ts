import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPortfolio, succeeded, type TestPortfolio } from '../../testing/aPortfolio.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';

let api: TestApi;
let office: Awaited<ReturnType<TestApi['partner']>>;
let portfolio: TestPortfolio;

beforeAll(async () => {
  api = await testApi();
  office = await api.partner('uno');
  portfolio = await aPortfolio(office);
});
afterAll(() => api.close());
const add = (policyId: number, customer_id: number, percentage: string) =>
  office.call('createPolicyBeneficiary', {
    path: { policyId },
    body: { customer_id, start_date: portfolio.today, percentage },
  });

it('keeps each beneficiary once, and their shares at 100 in sum', async () => {
  const { id } = await portfolio.draft();
  const one = succeeded<{ id: number }>(await add(id, portfolio.contractorId, '60.5'));
  expect(one).toMatchObject({ percentage: '60.5', customer: { name: 'Ana Lucía Cevallos' }, version: 1 });
  expect((await add(id, portfolio.contractorId, '1')).body).toMatchObject({
    errors: { customer_id: ['Already on the list.'] },
  });
  expect((await add(id, portfolio.payerId, '39.5001')).body).toMatchObject({
    errors: { percentage: ['The percentages cannot add up to more than 100.'] },
  });
  expect((await add(id, portfolio.payerId, '39.5')).status).toBe(201);
  const path = { policyId: id, rowId: one.id };
  const over = await office.call('updatePolicyBeneficiary', { path, version: 1, body: { percentage: '61' } });
  expect(over.status).toBe(422);
  const less = await office.call('updatePolicyBeneficiary', { path, version: 1, body: { percentage: '40' } });
  expect(less.body).toMatchObject({ percentage: '40', version: 2 });
  expect((await office.call('updatePolicyBeneficiary', { path, version: 1, body: { percentage: '1' } })).status).toBe(
    412,
  );
  const listed = await office.call('listPolicyBeneficiaries', { path: { policyId: id } });
  expect(listed.body).toMatchObject({ count: 2 });
  const second = { path: { policyId: id }, query: { page: 2, page_size: 1 } };
  expect((await office.call('listPolicyBeneficiaries', second)).body).toMatchObject({
    count: 2,
    results: [{ customer_id: portfolio.payerId }],
  });
  const nobody = { path: { policyId: id }, query: { search: 'nadie así' } };
  expect((await office.call('listPolicyBeneficiaries', nobody)).body).toMatchObject({ count: 0, results: [] });
  expect((await office.call('deletePolicyBeneficiary', { path, version: 1 })).status).toBe(412);
  expect((await office.call('deletePolicyBeneficiary', { path, version: 2 })).status).toBe(204);
});
it('pays a bank up to the debt of its client, in the next term too', async () => {
  const policy = await portfolio.draft();
  const path = { policyId: policy.id };
  const body = { customer_id: portfolio.payerId, start_date: portfolio.today, percentage: '100', limit: '18500.00' };
  const bank = succeeded<{ id: number; version: number }>(await office.call('createPolicyBeneficiary', { path, body }));
  expect(bank).toMatchObject({ limit: '18500.00' });
  const row = { path: { ...path, rowId: bank.id }, version: bank.version };
  expect((await office.call('updatePolicyBeneficiary', { ...row, body: { limit: '12000.00' } })).body).toMatchObject({
    limit: '12000.00',
    percentage: '100',
  });
  expect((await office.call('updatePolicyBeneficiary', { ...row, body: { limit: '-1.00' } })).status).toBe(422);
  const active = await portfolio.active();
  await office.call('createPolicyBeneficiary', { path: { policyId: active.id }, body });
  const next = succeeded<{ id: number }>(
    await office.call('renewPolicy', {
      path: { policyId: active.id },
      version: active.version,
      body: { observations: 'Sigue.' },
    }),
  );
  expect((await office.call('listPolicyBeneficiaries', { path: { policyId: next.id } })).body).toMatchObject({
    results: [{ limit: '18500.00' }],
  });
});
it('holds on to the customer, and tells the policy its history', async () => {
  const heir = await portfolio.addCustomer('Heredera Única');
  const { id } = await portfolio.draft();
  succeeded(await add(id, heir, '100'));
  const refused = await office.call('deleteCustomer', { path: { customerId: heir }, version: 1 });
  expect(refused.body).toMatchObject({ code: 'held', held_by: [{ model: 'policy_beneficiary', count: 1 }] });
  const history = await office.call('listAudit', { query: { model: 'policy', object_id: id } });
  expect(JSON.stringify(history.body)).toContain('Heredera Única');
});
it('lets nobody in from outside, nor without the right', async () => {
  const { id } = await portfolio.draft();
  const path = { policyId: id };
  const body = { customer_id: portfolio.payerId, start_date: portfolio.today, percentage: '10' };
  const other = await api.partner('dos');
  expect((await other.call('listPolicyBeneficiaries', { path })).status).toBe(404);
  expect((await other.call('createPolicyBeneficiary', { path, body })).status).toBe(404);
  const viewer = await office.as(['policy_app.view_policy']);
  expect((await viewer.call('listPolicyBeneficiaries', { path })).status).toBe(200);
  expect((await viewer.call('createPolicyBeneficiary', { path, body })).status).toBe(403);
});
it('changes nothing of a closed policy', async () => {
  const policy = await portfolio.active();
  const path = { policyId: policy.id };
  const { body } = await office.call('getPolicy', { path });
  succeeded(await office.call('closePolicy', { path, version: Number(body.version), body: { observations: 'Fin' } }));
  expect((await add(policy.id, portfolio.payerId, '10')).body).toMatchObject({ code: 'policy_not_editable' });
});

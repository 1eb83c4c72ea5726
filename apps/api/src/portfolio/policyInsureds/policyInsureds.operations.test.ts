import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPortfolio, succeeded, type TestPortfolio } from '../../testing/aPortfolio.ts';
import { askedOf } from '../../testing/askedOf.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';

let api: TestApi;
let office: Awaited<ReturnType<TestApi['partner']>>;
let portfolio: TestPortfolio;

beforeAll(async () => {
  api = await testApi();
  office = await api.partner('uno');
  await office.onPlan('PYMEs');
  portfolio = await aPortfolio(office);
});
afterAll(() => api.close());
const add = (policyId: number, body: object) =>
  office.call('createPolicyInsured', {
    path: { policyId },
    body: { customer_id: portfolio.contractorId, start_date: portfolio.today, relationship: 'titular', ...body },
  });

it('lists each person once in each part, with its titular', async () => {
  const { id } = await portfolio.draft({ insured_select_type: 'corporate' });
  expect((await add(id, {})).status).toBe(201);
  expect((await add(id, {})).body).toMatchObject({ errors: { customer_id: ['Already on the list.'] } });
  const child = await add(id, {
    customer_id: portfolio.payerId,
    relationship: 'dependent',
    family_relationship: 'daughter',
    titular_id: portfolio.contractorId,
    prima: '18.50',
  });
  expect(child.body).toMatchObject({ titular: { id: portfolio.contractorId }, prima: '18.50', version: 1 });
  const found = await office.call('listPolicyInsureds', { path: { policyId: id }, query: { search: 'pena' } });
  expect(found.body).toMatchObject({ count: 1, results: [{ id: child.body.id }] });
  const orderings = ['customer', '-start_date', 'relationship', '-prima', 'certificate_number'];
  for (const ordering of orderings) {
    const page = await office.call('listPolicyInsureds', { path: { policyId: id }, query: { ordering } });
    expect(page.body).toMatchObject({ count: 2 });
  }
});
it('insures somebody for a sum at a rate, and says a rate of more than all beside what else is wrong', async () => {
  const { id } = await portfolio.draft();
  const made = await add(id, { sum: '10000.00', rate: '1.25' });
  expect(made.body).toMatchObject({ sum: '10000.00', rate: '1.25', term_net: '125.00' });
  const wrong = await add(id, { rate: '150' });
  expect(Object.keys(wrong.body.errors ?? {}).toSorted()).toEqual(['customer_id', 'rate']);
  const path = { policyId: id, rowId: Number(made.body.id) };
  const changed = await office.call('updatePolicyInsured', { path, version: 1, body: { sum: '12000.00' } });
  expect(changed.body).toMatchObject({ sum: '12000.00', term_net: '150.00', version: 2 });
  expect((await office.call('updatePolicyInsured', { path, version: 2, body: { prima: '9.00' } })).body).toMatchObject({
    prima: '9.00',
    term_net: '150.00',
  });
});
it('keeps the shares of beneficiaries at 100 in sum', async () => {
  const { id } = await portfolio.draft();
  const share = (customer_id: number, beneficiary_percentage: string) =>
    add(id, { customer_id, beneficiary_percentage, relationship: 'beneficiary' });
  const one = succeeded<{ id: number }>(await share(portfolio.contractorId, '60.5'));
  expect(one).toMatchObject({ beneficiary_percentage: '60.5' });
  expect((await share(portfolio.payerId, '39.5001')).body).toMatchObject({
    errors: { beneficiary_percentage: [expect.any(String)] },
  });
  expect((await share(portfolio.payerId, '39.5')).status).toBe(201);
  const path = { policyId: id, rowId: one.id };
  const over = await office.call('updatePolicyInsured', { path, version: 1, body: { beneficiary_percentage: '61' } });
  expect(over.status).toBe(422);
  const under = await office.call('updatePolicyInsured', { path, version: 1, body: { beneficiary_percentage: '40' } });
  expect(under.body).toMatchObject({ beneficiary_percentage: '40', version: 2 });
});
it('changes and removes by version, without touching the version of the policy', async () => {
  const { id } = await portfolio.draft();
  const row = succeeded<{ id: number }>(await add(id, {}));
  const path = { policyId: id, rowId: row.id };
  const changed = await office.call('updatePolicyInsured', { path, version: 1, body: { certificate_number: ' C-1 ' } });
  expect(changed.body).toMatchObject({ certificate_number: 'C-1' });
  expect((await office.call('deletePolicyInsured', { path, version: 1 })).status).toBe(412);
  expect((await office.call('deletePolicyInsured', { path, version: 2 })).status).toBe(204);
  expect((await office.call('getPolicy', { path: { policyId: id } })).body).toMatchObject({ version: 1 });
});
it('leaves an active group its last insured', async () => {
  const group = { insured_select_type: 'corporate' };
  const draft = await portfolio.draft(group);
  const one = succeeded<{ id: number }>(await add(draft.id, {}));
  succeeded(await office.call('activatePolicy', { path: { policyId: draft.id }, version: draft.version }));
  const path = { policyId: draft.id, rowId: one.id };
  const refused = await office.call('deletePolicyInsured', { path, version: 1 });
  expect(refused.body).toMatchObject({ status: 409, code: 'last_insured' });
  succeeded(await add(draft.id, { customer_id: portfolio.payerId }));
  expect((await office.call('deletePolicyInsured', { path, version: 1 })).status).toBe(204);
  const own = await portfolio.draft({ ...group, is_insured: true });
  const only = succeeded<{ id: number }>(await add(own.id, { customer_id: portfolio.payerId }));
  succeeded(await office.call('activatePolicy', { path: { policyId: own.id }, version: own.version }));
  const ofOwn = { policyId: own.id, rowId: only.id };
  expect((await office.call('deletePolicyInsured', { path: ofOwn, version: 1 })).status).toBe(204);
});
it('keeps families together: a dependent needs a titular of the same policy', async () => {
  const { id } = await portfolio.draft({ insured_select_type: 'corporate' });
  const child = { customer_id: portfolio.payerId, relationship: 'dependent', family_relationship: 'son' };
  const wrong = { errors: { titular_id: ['Choose a titular who is on this policy.'] } };
  expect((await add(id, child)).body).toMatchObject(wrong);
  expect((await add(id, { ...child, titular_id: portfolio.contractorId })).body).toMatchObject(wrong);
  const titular = succeeded<{ id: number }>(await add(id, {}));
  succeeded(await add(id, { ...child, titular_id: portfolio.contractorId }));
  const path = { policyId: id, rowId: titular.id };
  const held = { status: 409, held_by: [{ model: 'dependent', count: 1 }] };
  expect((await office.call('deletePolicyInsured', { path, version: 1 })).body).toMatchObject(held);
  const other = await office.call('updatePolicyInsured', { path, version: 1, body: { relationship: 'beneficiary' } });
  expect(other.body).toMatchObject(held);
  const insured = await portfolio.draft({ insured_select_type: 'corporate', is_insured: true });
  expect((await add(insured.id, { ...child, titular_id: portfolio.contractorId })).status).toBe(201);
});
it('asks each titular of a massive policy for a certificate', async () => {
  const { id } = await portfolio.draft({ insured_select_type: 'massive' });
  expect((await add(id, {})).body).toMatchObject({ errors: { certificate_number: [expect.any(String)] } });
  expect((await add(id, { certificate_number: 'C-1' })).status).toBe(201);
  const child = { customer_id: portfolio.payerId, relationship: 'dependent', titular_id: portfolio.contractorId };
  expect((await add(id, child)).status).toBe(201);
});
it('stays quick with two thousand insureds: a page is as few queries as of a handful', async () => {
  const { id } = await portfolio.draft({ insured_select_type: 'massive' });
  await sql`with people as (
      insert into customers (partner_id, legal_type, name, identification_type, identification, country_id, roles)
      select ${office.partnerId}, 'natural', 'Socia ' || n, 'passport', 'SOC' || lpad(n::text, 6, '0'), '218', '{insured}'
      from generate_series(1, 2000) n returning id, identification)
    insert into policy_insureds (partner_id, policy_id, customer_id, start_date, relationship, certificate_number)
    select ${office.partnerId}, ${id}, id, current_date, 'titular', 'C-' || identification from people`.execute(
    api.adminDb,
  );
  const list = (query: Record<string, string | number>) =>
    askedOf(() => office.call('listPolicyInsureds', { path: { policyId: id }, query }));
  const few = await list({ page_size: 5 });
  const many = await list({ page_size: 200, page: 10, ordering: '-certificate_number' });
  expect(few.answer.body).toMatchObject({ count: 2000 });
  expect(many.answer.body.results).toHaveLength(200);
  expect(many.statements).toBe(few.statements);
  expect(many.statements).toBeLessThan(12);
  expect((await list({ search: 'soc001234' })).answer.body).toMatchObject({ count: 1 });
});
it('finds a family, and the titulars', async () => {
  const { id } = await portfolio.draft({ insured_select_type: 'corporate' });
  succeeded(await add(id, {}));
  const child = { customer_id: portfolio.payerId, relationship: 'dependent', titular_id: portfolio.contractorId };
  succeeded(await add(id, child));
  succeeded(await add(id, { customer_id: await portfolio.addCustomer('Otro Titular') }));
  const find = async (query: Record<string, string | number>) =>
    (await office.call('listPolicyInsureds', { path: { policyId: id }, query })).body.count;
  expect(await find({ family: portfolio.contractorId })).toBe(2);
  expect(await find({ relationship: 'titular' })).toBe(2);
  expect(await find({ relationship: 'titular', family: portfolio.payerId })).toBe(0);
});

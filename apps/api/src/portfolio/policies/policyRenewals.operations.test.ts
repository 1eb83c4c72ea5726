import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

type Moved = { id: number; version: number; number: string };
const renew = async (policy: Moved) =>
  succeeded<Moved>(
    await office.call('renewPolicy', {
      path: { policyId: policy.id },
      version: policy.version,
      body: { observations: 'Renovación acordada.' },
    }),
  );
const activate = (policy: Moved) =>
  office.call('activatePolicy', { path: { policyId: policy.id }, version: policy.version });
const remove = (policy: Moved) =>
  office.call('deletePolicy', { path: { policyId: policy.id }, version: policy.version });
const read = async (id: number) => (await office.call('getPolicy', { path: { policyId: id } })).body;
const eventsOf = async (id: number) => {
  const { body } = await office.call('listAudit', { query: { model: 'policy', object_id: id } });
  return (body.results as { event: string }[]).map((one) => one.event);
};

describe('a renewal that is given up', () => {
  it('leaves the policy as it was before: active, with its own observations, and free to be renewed again', async () => {
    const active = await portfolio.active({ observations: 'Cliente preferente.' });
    const next = await renew(active);
    expect((await remove(next)).status).toBe(204);
    const old = await read(active.id);
    expect(old).toMatchObject({
      status: 'active',
      closed_reason: null,
      closed_on: null,
      renewed_to_id: null,
      renewed_to: null,
      observations: 'Cliente preferente.',
      allowed_actions: ['update', 'close', 'renew'],
    });
    expect(await portfolio.instalments(active.id)).toHaveLength(12);
    expect(await eventsOf(active.id)).toContain('policy_renewal_undone');
    expect(await renew({ ...active, version: Number(old.version) })).toMatchObject({ number: active.number });
  });
  it('leaves it expired where its end has passed meanwhile', async () => {
    const next = await renew(await portfolio.expired());
    const before = (await read(next.id)).renewed_from_id;
    succeeded(await remove(next));
    expect(await read(Number(before))).toMatchObject({ status: 'expired' });
  });
});

describe('the number of a renewed policy', () => {
  it('stays its own while the next term is a draft, and after that went on with another', async () => {
    const active = await portfolio.active({ number: 'REN-1' });
    const next = await renew(active);
    const other = await portfolio.draft({ number: 'ren-1' });
    expect((await activate(other)).body).toMatchObject({ status: 409, code: 'number_taken' });
    const path = { policyId: next.id };
    const renumbered = succeeded<Moved>(
      await office.call('updatePolicy', { path, version: next.version, body: { number: 'REN-2' } }),
    );
    succeeded(await activate(renumbered));
    expect((await activate(other)).body).toMatchObject({ status: 409, code: 'number_taken' });
  });
  it('goes from term to term', async () => {
    const active = await portfolio.active({ number: 'REN-3' });
    const second = succeeded<Moved>(await activate(await renew(active)));
    expect((await activate(await renew(second))).status).toBe(200);
  });
});

it('is told by the histories of both policies', async () => {
  const active = await portfolio.active();
  const next = await renew(active);
  expect(await eventsOf(active.id)).toContain('policy_renewed');
  expect(await eventsOf(next.id)).toEqual(['policy_created_by_renewal']);
});

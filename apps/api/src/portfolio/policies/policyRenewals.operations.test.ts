import { addDays } from '@corredor/core/dates';
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
const body = { observations: 'Renovación acordada.' };
const ask = (policy: Moved) =>
  office.call('renewPolicy', { path: { policyId: policy.id }, version: policy.version, body });
const close = (policy: Moved) =>
  office.call('closePolicy', { path: { policyId: policy.id }, version: policy.version, body });
const renew = async (policy: Moved) => succeeded<Moved>(await ask(policy));
const activate = (policy: Moved) =>
  office.call('activatePolicy', { path: { policyId: policy.id }, version: policy.version });
const remove = (policy: Moved) =>
  office.call('deletePolicy', { path: { policyId: policy.id }, version: policy.version });
const read = async (id: number) => (await office.call('getPolicy', { path: { policyId: id } })).body;
const eventsOf = async (id: number) => {
  const { body } = await office.call('listAudit', { query: { model: 'policy', object_id: id } });
  return (body.results as { event: string }[]).map((one) => one.event);
};

describe('the next term', () => {
  it('is prepared once while the policy stays as it is; then it takes its place from the end on', async () => {
    const active = await portfolio.active({ observations: 'Cliente preferente.' });
    const prepared = await Promise.all([ask(active), ask(active)]);
    expect(prepared.map(({ status }) => status).toSorted()).toEqual([200, 201]);
    const [next] = prepared.map((answer) => succeeded<Moved>(answer));
    expect(prepared[1]?.body.id).toBe(next?.id);
    const old = await read(active.id);
    expect(old).toMatchObject({
      status: 'active',
      closes_on: null,
      renewed_to: null,
      next_draft: { id: next?.id, name: active.number },
      observations: 'Cliente preferente.',
      allowed_actions: ['update', 'renew'],
      is_in_force: true,
    });
    const version = Number(old.version);
    expect((await close({ ...active, version })).body).toMatchObject({
      code: 'next_draft',
      detail: expect.stringContaining(active.number),
    });
    const early = { path: { policyId: Number(next?.id) }, version: Number(next?.version) };
    const before = await office.call('updatePolicy', { ...early, body: { start_date: portfolio.today } });
    expect(before.body).toMatchObject({ code: 'invalid', errors: { start_date: [expect.any(String)] } });
    succeeded(await activate(next as Moved));
    const renewed = await read(active.id);
    expect(renewed).toMatchObject({
      status: 'active',
      closed_reason: null,
      closes_on: old.end_date,
      closes_as: 'renewed',
      renewed_to: { id: next?.id },
      next_draft: null,
      observations: 'Renovación acordada.',
      allowed_actions: ['update'],
      is_in_force: true,
    });
    expect(await read(Number(next?.id))).toMatchObject({ status: 'active', is_in_force: false });
    for (const call of [ask, close])
      expect((await call({ ...active, version: Number(renewed.version) })).body.code).toBe('policy_renewed');
    expect(await eventsOf(active.id)).toEqual([
      'policy_renewed',
      'policy_renewal_prepared',
      'policy_activated',
      'policy_created',
    ]);
  });
  it('leaves what is over lapsed until it is decided, unless the policy or its branch is not renewed', async () => {
    const isLapsed = async (id: number) => {
      const { results } = succeeded<{ results: { id: number; is_lapsed: boolean }[] }>(
        await office.call('listPolicies', { query: { page_size: 200 } }),
      );
      return results.find((row) => row.id === id)?.is_lapsed;
    };
    const over = await portfolio.expired();
    expect(await isLapsed(over.id)).toBe(true);
    expect(await isLapsed((await portfolio.active()).id)).toBe(false);
    const { id } = await portfolio.expired();
    const once = await read(id);
    succeeded(
      await office.call('updatePolicy', {
        path: { policyId: id },
        version: Number(once.version),
        body: { renews: false },
      }),
    );
    expect(await isLapsed(id)).toBe(false);
    const next = await renew({ ...over, ...(await read(over.id)) } as Moved);
    expect(await isLapsed(over.id)).toBe(true);
    succeeded(await activate(next));
    expect(await isLapsed(over.id)).toBe(false);
  });

  it('starts where an expired policy ended, which is closed as renewed at once, or a day later where it starts later', async () => {
    const { id } = await portfolio.expired();
    const old = await read(id);
    const next = await renew({ ...(old as unknown as Moved) });
    const later = addDays(String(old.end_date), 3);
    const draft = succeeded<Moved>(
      await office.call('updatePolicy', {
        path: { policyId: next.id },
        version: next.version,
        body: { start_date: later },
      }),
    );
    succeeded(await activate(draft));
    expect(await read(id)).toMatchObject({
      status: 'closed',
      closed_reason: 'renewed',
      closes_on: addDays(String(old.end_date), 1),
    });
  });
  it('holds a cancellation while it is a draft, and an extension once it is active', async () => {
    const active = await portfolio.active();
    const { id } = active;
    const end_date = String((await read(id)).end_date);
    const next = await renew(active);
    const base = { requested_by: 'customer', requested_on: portfolio.today };
    const move = (body: object) =>
      office.call('previewMovement', { path: { policyId: id }, body: { ...base, ...body } as never });
    const cancel = { kind: 'cancellation', effective_date: addDays(portfolio.today, 1), method: 'pro_rata' };
    expect((await move(cancel)).body.code).toBe('next_draft');
    succeeded(await activate(next));
    const extend = { kind: 'extension', effective_date: end_date, new_end_date: addDays(end_date, 10) };
    expect((await move(extend)).body.code).toBe('policy_renewed');
  });
});

describe('a renewal that is given up', () => {
  it('leaves the policy as it is, free to be renewed again', async () => {
    const active = await portfolio.active({ observations: 'Cliente preferente.' });
    const next = await renew(active);
    expect((await remove(next)).status).toBe(204);
    const old = await read(active.id);
    expect(old).toMatchObject({
      status: 'active',
      next_draft: null,
      renewed_to: null,
      observations: 'Cliente preferente.',
      allowed_actions: ['update', 'close', 'renew'],
    });
    expect(await portfolio.instalments(active.id)).toHaveLength(12);
    expect(await eventsOf(active.id)).toContain('policy_renewal_undone');
    expect(await renew({ ...active, version: Number(old.version) })).toMatchObject({ number: active.number });
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
  expect(await eventsOf(active.id)).toContain('policy_renewal_prepared');
  expect(await eventsOf(next.id)).toEqual(['policy_created_by_renewal']);
});

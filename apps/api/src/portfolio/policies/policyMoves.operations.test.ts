import type { OperationId } from '@corredor/core/api';
import { addDays, addMonths } from '@corredor/core/dates';
import { addMoney } from '@corredor/core/money';
import { canTransition, type PolicyAction, policyWords } from '@corredor/core/policies';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortfolio, succeeded, type TestPortfolio } from '../../testing/aPortfolio.ts';
import { strayFacts } from '../../testing/strayFacts.ts';
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
type Moved = { id: number; version: number };
const body = { observations: 'Decisión del cliente' };
const close = (policy: Moved) =>
  office.call('closePolicy', { path: { policyId: policy.id }, version: policy.version, body });
const renew = (policy: Moved) =>
  office.call('renewPolicy', { path: { policyId: policy.id }, version: policy.version, body });
const activate = (policy: Moved) =>
  office.call('activatePolicy', { path: { policyId: policy.id }, version: policy.version });

describe('activation', () => {
  it.each([
    [4, ['199.71', '199.71', '199.73']],
    [1, [...Array(11).fill('49.92'), '50.03']],
    [2, [...Array(5).fill('99.85'), '99.90']],
  ])('splits 599.15 every %i months to the cent', async (payment_frequency, amounts) => {
    const active = await portfolio.active({ payment_frequency });
    const rows = await portfolio.instalments(active.id);
    expect(rows.map((row) => row.amount)).toEqual(amounts);
    expect(addMoney(...rows.map((row) => row.amount))).toBe('599.15');
  });
  it('splits 599.15 in seven for a term of seven months', async () => {
    const active = await portfolio.active({ end_date: addMonths(portfolio.today, 7) });
    const rows = await portfolio.instalments(active.id);
    expect(rows.map((row) => row.amount)).toEqual([...Array(6).fill('85.59'), '85.61']);
  });
  it('previews exactly what it then makes', async () => {
    const draft = await portfolio.draft({ payment_frequency: 5 });
    const preview = await office.call('previewInstalments', { path: { policyId: draft.id } });
    expect(preview.body).toMatchObject({ count: 3, total: '599.15', is_last_period_shorter: true });
    await activate(draft);
    const made = await portfolio.instalments(draft.id);
    expect(made.map(({ number, due_date, amount }) => ({ number, due_date, amount }))).toEqual(preview.body.results);
  });
  it('lists what is missing, by field', async () => {
    const draft = await portfolio.draft({ contractor_id: null, number: ' ', insured_select_type: 'massive' });
    const answer = await activate(draft);
    expect(answer).toMatchObject({
      status: 409,
      body: {
        code: 'activation_incomplete',
        missing: ['contractor_id', 'number', 'insureds'],
        errors: { contractor_id: ['Select a contractor'] },
      },
    });
  });
  it('takes an insured contractor of a group as its insured', async () => {
    await portfolio.active({ insured_select_type: 'corporate', is_insured: true });
  });
  it('refuses a number that the insurer already has in force', async () => {
    const active = await portfolio.active();
    const draft = await portfolio.draft({ number: active.number.toLowerCase() });
    expect(await activate(draft)).toMatchObject({ status: 409, body: { code: 'number_taken' } });
    const other = await portfolio.active();
    const path = { policyId: other.id };
    const renamed = await office.call('updatePolicy', {
      path,
      version: other.version,
      body: { number: active.number },
    });
    expect(renamed.body).toMatchObject({ code: 'number_taken' });
    const elsewhere = await portfolio.addProvider();
    await portfolio.active({ number: active.number, provider_id: elsewhere.id, provider_office_id: null });
  });
});

describe('closing', () => {
  it('gives up the instalments that fall due later and keeps the others', async () => {
    const start_date = addMonths(portfolio.today, -3);
    const active = await portfolio.active({ start_date, end_date: addMonths(start_date, 12) });
    const due = (await portfolio.instalments(active.id)).filter((row) => row.due_date <= portfolio.today);
    expect((await close(active)).body).toMatchObject({
      status: 'closed',
      closed_reason: 'closed',
      closed_on: portfolio.today,
      observations: body.observations,
      allowed_actions: [],
    });
    expect((await portfolio.instalments(active.id)).map((row) => row.id)).toEqual(due.map((row) => row.id));
  });
  it('asks for observations', async () => {
    const active = await portfolio.active();
    const path = { policyId: active.id };
    const silent = await office.call('closePolicy', { path, version: active.version, body: { observations: '  ' } });
    expect(silent.status).toBe(422);
  });
  it('leaves a policy that can no longer change', async () => {
    const closed = succeeded<Moved>(await close(await portfolio.active()));
    const path = { policyId: closed.id };
    const changed = await office.call('updatePolicy', { path, version: closed.version, body: { condition: 'x' } });
    expect(changed.body).toMatchObject({ code: 'policy_not_editable' });
    const added = await office.call('createPolicyGeneral', { path, body: { name: 'Bodega' } });
    expect(added.body).toMatchObject({ code: 'policy_not_editable' });
  });
});

describe('renewing', () => {
  it('leaves the old term as it is and drafts the next with everything but files and payments', async () => {
    const draft = await portfolio.draft({ observations: 'nota' });
    const path = { policyId: draft.id };
    const coverage_id = await portfolio.addCoverage('Daño total', portfolio.branchId);
    await office.call('createPolicyCoverage', { path, body: { coverage_id, limit: '900.00' } });
    await office.call('createPolicyGeneral', { path, body: { name: 'Bodega norte' } });
    const insured = { customer_id: portfolio.payerId, start_date: portfolio.today, relationship: 'titular' };
    await office.call('createPolicyInsured', { path, body: insured });
    const active = succeeded<Moved>(await activate(draft));
    const answer = await renew(active);
    expect(answer.status).toBe(201);
    const next = { policyId: Number(answer.body.id) };
    expect(answer.body).toMatchObject({
      status: 'draft',
      number: draft.number,
      start_date: addMonths(portfolio.today, 12),
      end_date: addMonths(portfolio.today, 24),
      renewed_from: { id: draft.id, name: draft.number },
      observations: null,
      total_grant: '599.15',
      instalments_summary: { count: 0 },
    });
    const old = await office.call('getPolicy', { path });
    expect(old.body).toMatchObject({ status: 'active', closes_on: null, next_draft: { id: next.policyId } });
    expect(await portfolio.instalments(draft.id)).toHaveLength(12);
    expect((await office.call('listPolicyCoverages', { path: next })).body).toMatchObject({
      results: [{ limit: '900.00' }],
    });
    expect((await office.call('listPolicyGenerals', { path: next })).body).toMatchObject({ count: 1 });
    expect((await office.call('listPolicyInsureds', { path: next })).body).toMatchObject({ count: 1 });
    // The number goes on with the new term.
    expect((await activate({ id: next.policyId, version: Number(answer.body.version) })).status).toBe(200);
  });
  it('renews once, however often the same request arrives', async () => {
    const active = await portfolio.active();
    const call = () =>
      office.call('renewPolicy', {
        path: { policyId: active.id },
        version: active.version,
        body,
        key: 'renew-once-0123456789',
      });
    const [one, two] = await Promise.all([call(), call()]);
    expect([one.status, two.status]).toEqual([201, 201]);
    expect(one.body.id).toBe(two.body.id);
  });
});

describe('forbidden moves', () => {
  const operations: Record<PolicyAction, OperationId> = {
    activate: 'activatePolicy',
    close: 'closePolicy',
    renew: 'renewPolicy',
  };
  const inState = {
    draft: () => portfolio.draft(),
    active: () => portfolio.active(),
    expired: () => portfolio.expired(),
    closed: async () => succeeded<Moved>(await close(await portfolio.active())),
  };
  const actions: PolicyAction[] = ['activate', 'close', 'renew'];
  const cases = policyWords.status.flatMap((status) => actions.map((action) => [status, action] as const));
  it.each(cases)('from %s, %s answers as the table says', async (status, action) => {
    const policy = await inState[status]();
    const options = {
      path: { policyId: policy.id },
      version: policy.version,
      body: action === 'activate' ? undefined : body,
    };
    const answer = await office.call(operations[action], options);
    if (canTransition(status, action)) expect(answer.status).toBeLessThan(300);
    else expect(answer).toMatchObject({ status: 409, body: { code: 'transition_refused' } });
  });
  it('takes no move on an old version', async () => {
    const draft = await portfolio.draft();
    const path = { policyId: draft.id };
    await office.call('updatePolicy', { path, version: 1, body: { end_date: addDays(portfolio.today, 40) } });
    expect((await activate(draft)).status).toBe(412);
  });
});

describe('taking back a closing', () => {
  type Whole = Moved & { status: string; is_in_force: boolean; observations: string | null; closed_on: string | null };
  const reopening = (id: number) => office.call('getPolicyReopening', { path: { policyId: id } });
  const reopen = (policy: Moved, by = office) =>
    by.call('reopenPolicy', { path: { policyId: policy.id }, version: policy.version });
  const read = async (id: number) => succeeded<Whole>(await office.call('getPolicy', { path: { policyId: id } }));
  const closedPolicy = async (over: object = {}) => {
    const { id } = await portfolio.active({ observations: 'Paga el contador.', ...over });
    const before = await portfolio.instalments(id);
    const closed = succeeded<Whole>(await close({ id, version: (await read(id)).version }));
    return { closed, before };
  };

  it('says what comes back, brings back state, instalments and observations to the cent, and stands in the history', async () => {
    const { closed, before } = await closedPolicy();
    const kept = await portfolio.instalments(closed.id);
    const gone = before.filter((one) => !kept.some(({ id }) => id === one.id));
    expect(gone.length).toBeGreaterThan(5);
    expect(closed).toMatchObject({ status: 'closed', is_in_force: false });
    expect((await reopening(closed.id)).body).toEqual({
      until: addDays(portfolio.today, 30),
      instalments_count: gone.length,
      instalments_total: addMoney(...gone.map((one) => one.amount)),
      currency: 'USD',
      observations: 'Paga el contador.',
      refusal: null,
      detail: null,
    });
    const after = succeeded<Whole>(await reopen(closed));
    expect(after).toMatchObject({
      status: 'active',
      is_in_force: true,
      observations: 'Paga el contador.',
      closed_on: null,
      closed_reason: null,
    });
    const back = await portfolio.instalments(closed.id);
    const told = (rows: typeof back) => rows.map(({ id, due_date, amount }) => ({ id, due_date, amount }));
    expect(told(back)).toEqual(told(before));
    expect(await strayFacts(api.adminDb)).toEqual([]);
    const history = await office.call('listAudit', { query: { model: 'policy', object_id: closed.id } });
    expect(history.body.results?.slice(0, 2).map(({ event }) => event)).toEqual(['policy_reopened', 'policy_closed']);
    // It can be closed, and taken back, again.
    const again = succeeded<Whole>(await close(after));
    expect((await reopening(again.id)).body.instalments_count).toBe(gone.length);
    expect((await reopen(again)).status).toBe(200);
  });

  it('happens once, in the version that was seen, and for closings only', async () => {
    const { closed } = await closedPolicy();
    expect((await reopen({ ...closed, version: 1 })).status).toBe(412);
    const raced = await Promise.all([reopen(closed), reopen(closed)]);
    expect(raced.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const active = await portfolio.active();
    expect((await reopening(active.id)).body.code).toBe('transition_refused');
    await renew(active);
    expect((await reopen(await read(active.id))).body.code).toBe('transition_refused');
    const stranger = await api.partner('ajena-reabre');
    expect((await reopen(closed, stranger)).status).toBe(404);
  });

  it('is possible until the day that the settings say, and never for what was closed before it was noted', async () => {
    const { closed } = await closedPolicy();
    const daysAgo = (days: number) =>
      sql`update policies set closed_on = ${addDays(portfolio.today, -days)} where id = ${closed.id}`.execute(
        api.adminDb,
      );
    const now = async () => (await reopening(closed.id)).body;
    await daysAgo(30);
    expect(await now()).toMatchObject({ refusal: null, until: portfolio.today });
    await daysAgo(31);
    expect(await now()).toMatchObject({
      refusal: 'undo_late',
      detail: 'This can be taken back until 30 days after it was done.',
    });
    expect((await reopen(await read(closed.id))).body.code).toBe('undo_late');
    const { version } = (await office.call('getSettings')).body;
    await office.call('updateSettings', { version: Number(version), body: { undo: { window_days: 40 } } });
    expect(await now()).toMatchObject({ refusal: null });
    await sql`update policies set closed_at = null where id = ${closed.id}`.execute(api.adminDb);
    expect(await now()).toMatchObject({ refusal: 'undo_unknown', until: null });
    expect((await reopen(await read(closed.id))).body.code).toBe('undo_unknown');
  });

  it('leaves an expired policy expired; what begins later is active and not in force', async () => {
    const { id } = await portfolio.expired();
    const closed = succeeded<Whole>(await close(await read(id)));
    expect(succeeded<Whole>(await reopen(closed))).toMatchObject({ status: 'expired', is_in_force: false });
    const { today } = portfolio;
    const later = await portfolio.active({ start_date: addDays(today, 1), end_date: addMonths(today, 12) });
    expect(await read(later.id)).toMatchObject({ status: 'active', is_in_force: false });
    const rows = await office.call('listPolicies', { query: { status: 'active', page_size: 200 } });
    expect(rows.body.results?.find((row) => row.id === later.id)).toMatchObject({ is_in_force: false });
  });
});

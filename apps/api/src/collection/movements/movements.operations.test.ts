import type {
  MethodRule,
  Movement,
  MovementInput,
  MovementPreview,
  MovementSend,
  MovementSummary,
  MovementUndo,
  Payment,
  Policy,
  PolicyAsOf,
  PolicyGeneralPage,
} from '@corredor/core/api';
import { addDays, addMonths } from '@corredor/core/dates';
import { addMoney, subtractMoney } from '@corredor/core/money';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortfolio, succeeded, type TestPortfolio } from '../../testing/aPortfolio.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';

let api: TestApi;
let office: Awaited<ReturnType<TestApi['partner']>>;
let portfolio: TestPortfolio;
let today: string;
/** A term of 365 days that began 150 days ago. */
let start: string;
let end: string;
let vehicles: number[];

beforeAll(async () => {
  api = await testApi();
  office = await api.partner('movimientos');
  await office.onPlan('PYMEs');
  portfolio = await aPortfolio(office);
  today = portfolio.today;
  start = addDays(today, -150);
  end = addDays(start, 365);
  vehicles = [];
  for (const plate of ['PBA1001', 'PBA1002', 'PBA1003']) {
    const body = { brand: 'Chevrolet', model: 'D-Max', year: 2024, plate, owner_id: portfolio.contractorId };
    vehicles.push(succeeded<{ id: number }>(await office.call('createVehicle', { body })).id);
  }
});
afterAll(() => api.close());

const active = async (over: object = {}) => (await portfolio.active({ start_date: start, end_date: end, ...over })).id;
const asks = (kind: MovementInput['kind'], effective_date: string, over: object = {}) => ({
  kind,
  effective_date,
  requested_by: 'customer',
  requested_on: today,
  ...(kind === 'cancellation' && { reason: 'Vendió el vehículo.' }),
  ...over,
});
const draft = (policyId: number, body: object) => office.call('createMovement', { path: { policyId }, body });
const drafted = async (policyId: number, body: object) => succeeded<Movement>(await draft(policyId, body));
type Step = 'rejectMovement' | 'reopenMovement' | 'discardMovement' | 'undoMovement';
const step = (operation: Step, { id, version }: Movement, body?: object) =>
  office.call(operation, { path: { movementId: id }, version, ...(body && { body }) });
const send = ({ id, version }: Movement, body: MovementSend = { by: 'other' }) =>
  office.call('sendMovement', { path: { movementId: id }, version, body });
const issue = ({ id, version, total_delta }: Movement, body: object = { total_delta }) =>
  office.call('issueMovement', { path: { movementId: id }, version, body });
const issued = async (policyId: number, body: object) =>
  succeeded<Movement>(await issue(await drafted(policyId, body)));
const policyOf = async (policyId: number) => succeeded<Policy>(await office.call('getPolicy', { path: { policyId } }));
const paymentsOf = async (policy: number) =>
  succeeded<{ results: Payment[] }>(
    await office.call('listPayments', { query: { policy, kind: 'all', ordering: 'due_date', page_size: 200 } }),
  ).results;
const vehiclesOf = async (policyId: number) =>
  succeeded<{ results: { id: number; vehicle_id: number; valid_from: string; valid_until: string | null }[] }>(
    await office.call('listPolicyVehicles', { path: { policyId } }),
  ).results;
const include = (vehicle = vehicles[0], from = today) =>
  asks('inclusion', from, {
    plan: 'with_remaining',
    items: [{ action: 'add', target: 'vehicle', after: { vehicle_id: vehicle }, term_net: '480.00' }],
  });
/** The instalments and credits of a policy are its total with all that movements charged and gave back. */
const expectBalanced = async (policyId: number) => {
  const [policy, payments] = [await policyOf(policyId), await paymentsOf(policyId)];
  expect(addMoney(...payments.map(({ amount }) => amount))).toBe(policy.current_total);
};

describe('a movement', () => {
  it('asks the insurer by mail in the words that were shown, with a note, and counts among the mails of the plan', async () => {
    const reader = await office.as(['policy_app.view_movement']);
    const policyId = await active();
    const { provider } = await policyOf(policyId);
    const asked = await drafted(policyId, asks('cancellation', today, { reason: 'Vende el camión' }));
    const mailOf = async () => (await office.call('getMovementMail', { path: { movementId: asked.id } })).body;
    const counted = async () => (await office.call('getSubscription')).body.usage as { emails: number };
    const sentMails = async () =>
      (
        await sql<{ recipient: string; reply_to: string; subject: string; body: string }>`
          select * from mails where kind = 'movement' order by id`.execute(api.adminDb)
      ).rows;
    const insurer = (email: string | null) =>
      sql`update providers set email = ${email} where id = ${provider?.id}`.execute(api.adminDb);
    await insurer(null);
    expect(await mailOf()).toMatchObject({ email: null, refusal: 'provider_without_email' });
    expect(await send(asked, { by: 'mail' })).toMatchObject({
      status: 409,
      body: { code: 'provider_without_email', missing: ['provider_email'] },
    });
    await insurer('emisiones@example.ec');
    const before = await counted();
    await office.onPlan('PYMEs', { emails_amount: before.emails });
    expect(await send(asked, { by: 'mail' })).toMatchObject({ status: 403, body: { code: 'plan_limit_reached' } });
    expect(await sentMails()).toEqual([]);
    await office.onPlan('PYMEs', { emails_amount: before.emails + 1 });
    const mail = await mailOf();
    expect(mail).toMatchObject({ email: 'emisiones@example.ec', language: 'es', refusal: null });
    expect(mail.subject).toMatch(/^Póliza P-.*: cancelación$/);
    for (const words of [/Movimiento: cancelación/, /Motivo: Vende el camión/, /Prima total.*352,25/])
      expect(mail.opening).toMatch(words);
    expect(await send(asked, { by: 'mail', note: ' Es urgente. ' })).toMatchObject({
      status: 200,
      body: { status: 'sent', sent_on: today },
    });
    expect(await sentMails()).toMatchObject([
      {
        recipient: 'emisiones@example.ec',
        reply_to: mail.reply_to,
        subject: mail.subject,
        body: `${mail.opening}\n\nEs urgente.\n\n${mail.closing}`,
      },
    ]);
    expect(await counted()).toMatchObject({ emails: before.emails + 1 });
    const told = (await reader.call('listNotifications')).body.results ?? [];
    expect(told).toMatchObject([{ kind: 'movement_sent', params: { movement_id: asked.id, policy_id: policyId } }]);
    // Who tells the insurer by other means needs no room for a mail.
    const fields = { deductible: '5 % del siniestro', payer_id: portfolio.payerId };
    const other = await drafted(policyId, asks('data', today, { fields }));
    const { opening } = (await office.call('getMovementMail', { path: { movementId: other.id } })).body;
    expect(opening).toContain('deducible: antes nada, después 5 % del siniestro');
    expect(opening).not.toMatch(/prima/i);
    expect((await send(other)).status).toBe(200);
    expect(await sentMails()).toHaveLength(1);
    await office.onPlan('PYMEs');
  });

  it('is computed before anything is stored, and explained step by step', async () => {
    const policyId = await active();
    const body = asks('cancellation', today);
    const preview = await office.call('previewMovement', { path: { policyId }, body });
    expect(preview.body).toMatchObject({
      method: 'pro_rata',
      net_delta: '-294.52',
      total_delta: '-352.25',
      current_total: '599.15',
      next_total: '246.90',
      instalments: [{ number: 1, due_date: today, amount: '-352.25' }],
      explanation: [{ code: 'full_term' }, { code: 'days', params: { used: 150, left: 215 } }, { code: 'pro_rata' }],
      clashes: [],
    });
    expect(preview.body.charges).toMatchObject([
      { code: 'scvs', amount: '-10.31' },
      { code: 'ssc', amount: '-1.47' },
      { code: 'issue', amount: '0.00' },
      { code: 'iva', amount: '-45.95' },
    ]);
    expect((await office.call('listMovements', { query: { policy: policyId } })).body.count).toBe(0);
    const table = await office.call('previewMovement', { path: { policyId }, body: { ...body, method: 'table' } });
    expect(table.body).toMatchObject({ total_delta: '-239.20' });
    const typed = { ...body, method: 'typed', typed_net: '-290.00' };
    const written = await office.call('previewMovement', { path: { policyId }, body: typed });
    expect(written.body).toMatchObject({ net_delta: '-290.00', computed_net: '-294.52' });
  });

  it('goes its way: drafted, sent, rejected, drafted again, discarded; each numbered within its policy', async () => {
    const policyId = await active();
    const first = await drafted(policyId, asks('text', today, { reason: 'Aclara el uso' }));
    const second = await drafted(policyId, include());
    expect([first.number, second.number]).toEqual([1, 2]);
    const sent = succeeded<Movement>(await send(second));
    expect(sent).toMatchObject({ status: 'sent', sent_on: today, allowed_actions: ['issue', 'reject', 'discard'] });
    const waiting = await office.call('listMovements', { query: { policy: policyId, waiting_days: 0 } });
    expect(waiting.body.results).toMatchObject([{ id: second.id, status: 'sent', method: 'pro_rata' }]);
    expect(waiting.body.results?.[0]?.explanation).toMatchObject([
      { code: 'items' },
      { code: 'days' },
      { code: 'pro_rata' },
    ]);
    const summary = await office.call('getMovementSummary', { query: { policy: policyId } });
    expect(summary.body).toMatchObject({
      currency: 'USD',
      draft: { count: 1, total_delta: '0.00' },
      sent: { count: 1, total_delta: second.total_delta },
      issued: { count: 0, total_delta: '0.00' },
    });
    // By the plate that it is about, in the list and in the search over everything.
    const byPlate = await office.call('listMovements', { query: { policy: policyId, search: 'pba1001' } });
    expect(byPlate.body.results).toMatchObject([{ id: second.id }]);
    const search = await office.call('searchRecords', { query: { q: 'PBA1001' } });
    const groups = search.body.groups as { kind: string; results: Movement[] }[];
    expect(groups.find(({ kind }) => kind === 'movement')?.results).toMatchObject([
      { id: second.id, number: second.number, status: 'sent' },
    ]);
    const rejected = succeeded<Movement>(await step('rejectMovement', sent, { reason: 'Falta la matrícula' }));
    expect(rejected).toMatchObject({ status: 'rejected', reason: null, rejected_reason: 'Falta la matrícula' });
    expect(await issue(rejected)).toMatchObject({ status: 409, body: { code: 'transition_refused' } });
    const again = succeeded<Movement>(await step('reopenMovement', rejected));
    const changed = await office.call('updateMovement', {
      path: { movementId: again.id },
      version: again.version,
      body: { method: 'typed', typed_net: '200.00' },
    });
    expect(changed.body).toMatchObject({ status: 'draft', net_delta: '200.00', term_net_delta: '480.00' });
    expect((await step('discardMovement', again)).status).toBe(412);
    const given = succeeded<Movement>(await step('discardMovement', changed.body as Movement));
    expect(given).toMatchObject({ status: 'discarded', allowed_actions: [] });
    expect(await vehiclesOf(policyId)).toEqual([]);
    const { body } = await office.call('listAudit', { query: { model: 'policy', object_id: policyId } });
    expect((body.results as { event: string }[]).map(({ event }) => event)).toEqual(
      expect.arrayContaining([
        'movement_created',
        'movement_sent',
        'movement_rejected',
        'movement_reopened',
        'movement_updated',
        'movement_discarded',
      ]),
    );
  });

  it('asks for the rights of movements, and for no other', async () => {
    const policyId = await active();
    const assistant = await office.as(['policy_app.view_movement', 'policy_app.add_movement']);
    const answer = await assistant.call('createMovement', { path: { policyId }, body: include() });
    const { id, version, total_delta } = succeeded<Movement>(answer);
    const call = { path: { movementId: id }, version };
    expect((await assistant.call('issueMovement', { ...call, body: { total_delta } })).status).toBe(403);
    const broker = await office.as(['policy_app.change_movement']);
    const done = succeeded<Movement>(await broker.call('issueMovement', { ...call, body: { total_delta } }));
    expect((await broker.call('undoMovement', { ...call, version: done.version })).status).toBe(403);
  });

  it('clashes with drafts that touch the same, or everything', async () => {
    const policyId = await active();
    await issued(policyId, include());
    const [row] = await vehiclesOf(policyId);
    const exclude = asks('exclusion', today, {
      items: [{ action: 'remove', target: 'vehicle', record_id: row?.id, term_net: '-480.00' }],
    });
    const first = await drafted(policyId, exclude);
    const other = await drafted(policyId, include(vehicles[1]));
    expect(other.clashes).toEqual([]);
    const second = await drafted(policyId, exclude);
    expect(second.clashes).toMatchObject([{ id: first.id, kind: 'exclusion', status: 'draft' }]);
    const whole = await office.call('previewMovement', { path: { policyId }, body: asks('cancellation', today) });
    expect(whole.body.clashes).toHaveLength(3);
    await issue(first);
    expect(await issue(second)).toMatchObject({
      status: 422,
      body: { errors: { 'items.0.record_id': [expect.any(String)] } },
    });
  });

  it('is refused with every field that is wrong', async () => {
    const policyId = await active();
    const errorsOf = async (body: object) => Object.keys((await draft(policyId, body)).body.errors ?? {});
    expect(await errorsOf(include(vehicles[0], end))).toEqual(['effective_date']);
    expect(await errorsOf(asks('cancellation', addDays(start, -1)))).toEqual(['effective_date']);
    expect(await errorsOf(asks('cancellation', today, { method: 'flat' }))).toEqual(['effective_date']);
    expect(await errorsOf(asks('cancellation', today, { method: 'typed' }))).toEqual(['typed_net']);
    expect(await errorsOf(asks('cancellation', today, { method: 'typed', typed_net: '10.00' }))).toEqual(['typed_net']);
    expect(await errorsOf(asks('inclusion', today, { method: 'short_rate' }))).toEqual(['method', 'items']);
    expect(await errorsOf(asks('reinstatement', today))).toEqual(['kind']);
    expect(await errorsOf(asks('extension', end))).toEqual(['new_end_date']);
    expect(await errorsOf(asks('extension', end, { new_end_date: end }))).toEqual(['new_end_date']);
    expect(await errorsOf(asks('data', today, { fields: { payer_id: 999_999 } }))).toEqual(['fields.payer_id']);
    const items = [
      { action: 'remove', target: 'vehicle', record_id: 1, term_net: '1.00' },
      { action: 'add', target: 'vehicle', after: { vehicle_id: vehicles[0] } },
      { action: 'add', target: 'vehicle', after: { name: 'x' }, term_net: '1.00' },
    ];
    expect(await errorsOf(asks('inclusion', today, { items }))).toEqual([
      'items.0.action',
      'items.1.term_net',
      'items.2.after.name',
    ]);
    const gone = [{ action: 'add', target: 'vehicle', after: { vehicle_id: 999_999 }, term_net: '1.00' }];
    expect(await errorsOf(asks('inclusion', today, { items: gone }))).toEqual(['items.0.after.vehicle_id']);
    const rows = [
      { days: 30, percent: '50' },
      { days: 20, percent: '60' },
    ];
    const table = { method: 'table', earning_table: { reading: 'step', rows } };
    expect(await errorsOf(asks('cancellation', today, table))).toEqual(['earning_table']);
    const most = asks('discount', today, { method: 'typed', typed_net: '-500.01' });
    expect(await draft(policyId, most)).toMatchObject({ status: 409, body: { code: 'premium_over' } });
    expect((await draft(policyId, { ...most, reason: 'Nota de crédito 11' })).status).toBe(201);
    const draftId = (await portfolio.draft()).id;
    expect(await draft(draftId, include())).toMatchObject({ status: 409, body: { code: 'transition_refused' } });
  });
});

describe('issuing', () => {
  it('puts a vehicle on the policy from its day on, and spreads its premium over what is still to be paid', async () => {
    const policyId = await active();
    const before = await paymentsOf(policyId);
    const remaining = before.filter(({ due_date }) => due_date >= today).map(({ due_date }) => due_date);
    const done = await issued(policyId, include());
    // 480.00 × 215 / 365, and the fee of what is added.
    expect(done).toMatchObject({
      status: 'issued',
      issued_on: today,
      net_delta: '282.74',
      allowed_actions: ['undo'],
      undo_until: addDays(today, 30),
      items: [{ label: 'PBA1001 · Chevrolet D-Max', net_delta: '282.74' }],
    });
    expect(await vehiclesOf(policyId)).toMatchObject([{ vehicle_id: vehicles[0], valid_from: today }]);
    const made = (await paymentsOf(policyId)).filter(({ movement_id }) => movement_id === done.id);
    expect(made.map(({ due_date }) => due_date)).toEqual(remaining);
    expect(await policyOf(policyId)).toMatchObject({
      net_premium: '500.00',
      total_grant: '599.15',
      current_net_premium: '782.74',
      full_term_net: '980.00',
      movements_count: 1,
      locked_fields: expect.arrayContaining(['net_premium']),
    });
    await expectBalanced(policyId);
  });

  it('takes a vehicle out from a later day on: until then it is insured', async () => {
    const policyId = await active();
    await issued(policyId, include());
    const [row] = await vehiclesOf(policyId);
    const body = (from: string) =>
      asks('exclusion', from, {
        items: [{ action: 'remove', target: 'vehicle', record_id: row?.id, term_net: '-480.00' }],
      });
    const later = await issued(policyId, body(addDays(today, 10)));
    expect(await vehiclesOf(policyId)).toMatchObject([{ valid_until: addDays(today, 10) }]);
    await expectBalanced(policyId);
    succeeded(await step('undoMovement', later));
    await issued(policyId, body(today));
    expect(await vehiclesOf(policyId)).toEqual([]);
    // Whoever is taken out may come back.
    await issued(policyId, include());
    expect(await vehiclesOf(policyId)).toHaveLength(1);
    await expectBalanced(policyId);
  });

  it('changes sums, premiums and data, and says what was before', async () => {
    const policyId = await active();
    const coverageId = await portfolio.addCoverage('Responsabilidad civil', portfolio.branchId);
    const coverage = { coverage_id: coverageId, limit: '10000.00' };
    const row = succeeded<{ id: number }>(
      await office.call('createPolicyCoverage', { path: { policyId }, body: coverage }),
    );
    const raised = await issued(
      policyId,
      asks('value', today, {
        items: [
          { action: 'change', target: 'coverage', record_id: row.id, after: { limit: '14000.00' }, term_net: '128.00' },
        ],
      }),
    );
    expect(raised).toMatchObject({ net_delta: '75.40', items: [{ before: { limit: '10000.00' } }] });
    const lowered = await issued(
      policyId,
      asks('premium', today, { items: [{ action: 'change', target: 'field', term_net: '-100.00' }] }),
    );
    expect(lowered).toMatchObject({ net_delta: '-58.90' });
    const data = await issued(
      policyId,
      asks('data', today, { fields: { certificate_number: 'C-77', deductible: null } }),
    );
    expect(data).toMatchObject({ total_delta: '0.00', items: [{ before: { certificate_number: null } }] });
    expect(await policyOf(policyId)).toMatchObject({ certificate_number: 'C-77', full_term_net: '528.00' });
    await expectBalanced(policyId);
    const listed = async () =>
      succeeded<{ results: object[] }>(await office.call('listPolicyCoverages', { path: { policyId } })).results;
    expect(await listed()).toMatchObject([{ limit: '14000.00' }]);
    // What was issued last is taken back first.
    expect(await step('undoMovement', raised)).toMatchObject({ status: 409, body: { code: 'movement_followed' } });
    for (const one of [data, lowered, raised]) succeeded(await step('undoMovement', one));
    expect(await listed()).toMatchObject([{ limit: '10000.00' }]);
    expect(await policyOf(policyId)).toMatchObject({
      certificate_number: null,
      current_total: '599.15',
      full_term_net: '500.00',
      movements_count: 0,
    });
    await expectBalanced(policyId);
  });

  it('computes anew: where that is another total than was seen, nothing is issued', async () => {
    const policyId = await active();
    const cancellation = await drafted(policyId, asks('cancellation', addDays(today, 1)));
    await issued(policyId, include());
    const answer = await issue(cancellation);
    expect(answer).toMatchObject({ status: 409, body: { code: 'figures_changed' } });
    const { current } = answer.body as unknown as { current: Movement };
    expect(current.total_delta).not.toBe(cancellation.total_delta);
    expect(await policyOf(policyId)).toMatchObject({ movements_count: 1, closes_on: null });
    succeeded(await issue(cancellation, { total_delta: current.total_delta, insurer_number: ' END-9 ' }));
    expect(await policyOf(policyId)).toMatchObject({ movements_count: 2, closes_on: addDays(today, 1) });
    await expectBalanced(policyId);
  });

  it('extends the term, charges what was typed, and takes the next term from what is due then', async () => {
    const policyId = await active();
    const extension = await issued(policyId, asks('extension', end, { new_end_date: addDays(end, 30) }));
    expect(extension).toMatchObject({ net_delta: '41.10' });
    expect(await policyOf(policyId)).toMatchObject({ end_date: addDays(end, 30) });
    await issued(policyId, asks('surcharge', today, { typed_net: '60.00', counts_next_term: true }));
    await issued(policyId, asks('discount', today, { typed_net: '-10.00' }));
    await issued(policyId, asks('declaration', today, { typed_net: '5.00' }));
    expect(await policyOf(policyId)).toMatchObject({ full_term_net: '601.10', current_net_premium: '596.10' });
    expect(await step('undoMovement', extension)).toMatchObject({ status: 409, body: { code: 'movement_followed' } });
    await expectBalanced(policyId);
    // As long as it was issued, from the new end on, and without what the extension cost.
    const { version } = await policyOf(policyId);
    const body = { observations: 'Sigue.' };
    const next = await office.call('renewPolicy', { path: { policyId }, version, body });
    expect(next).toMatchObject({ status: 201, body: { start_date: addDays(end, 30), net_premium: '560.00' } });
    expect(next.body.end_date).toBe(addMonths(addDays(end, 30), 12));
  });

  it('issues once, however many ask at the same time', async () => {
    const policyId = await active();
    const movement = await drafted(policyId, include());
    const answers = await Promise.all([issue(movement), issue(movement), issue(movement)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
    await expectBalanced(policyId);
  });
});

describe('the rules of the brokerage', () => {
  const setMovements = async (movements: object) => {
    const { version } = succeeded<{ version: number }>(await office.call('getSettings'));
    return succeeded(await office.call('updateSettings', { version, body: { movements } as never }));
  };
  const rule = (over: Partial<MethodRule>): MethodRule => ({
    provider_id: null,
    branch_id: null,
    requested_by: null,
    method: 'pro_rata',
    penalty_percent: null,
    table: null,
    least_percent: null,
    least_amount: null,
    ...over,
  });
  const preview = async (policyId: number, body: object) =>
    succeeded<MovementPreview>(await office.call('previewMovement', { path: { policyId }, body: body as never }));

  it('propose how what is given back is found; what somebody says goes before, and the rest follows the rule', async () => {
    const policyId = await active();
    const ofInsurer = rule({
      provider_id: portfolio.provider.id,
      method: 'short_rate',
      penalty_percent: '20',
      table: 'Corta',
      least_percent: '25',
    });
    const ofCustomers = rule({
      provider_id: portfolio.provider.id,
      requested_by: 'customer',
      method: 'table',
      table: 'Corta',
    });
    const rows = [{ days: 150, percent: '90' }];
    await setMovements({ rules: [ofInsurer], tables: [{ name: 'Corta', reading: 'step', rows }] });
    const cancels = asks('cancellation', today);
    // 500.00 × 215 / 365 less a fifth; a quarter of it would stay at least, and much more does.
    expect(await preview(policyId, cancels)).toMatchObject({
      method: 'short_rate',
      method_source: 'rule',
      method_rule: ofInsurer,
      penalty_percent: '20',
      least_percent: '25',
      least_amount: null,
      net_delta: '-235.62',
    });
    const chosen = await preview(policyId, { ...cancels, method: 'table', least_percent: null });
    expect(chosen).toMatchObject({
      method: 'table',
      method_source: 'chosen',
      method_rule: { provider_id: portfolio.provider.id },
      earning_table: { reading: 'step', rows },
      least_percent: null,
      net_delta: '-50.00',
    });
    expect(await preview(policyId, { ...cancels, penalty_percent: '10' })).toMatchObject({
      method_source: 'rule',
      penalty_percent: '10',
      net_delta: '-265.07',
    });
    // Of two, the one that names who asked.
    await setMovements({ rules: [ofInsurer, ofCustomers] });
    expect(await preview(policyId, cancels)).toMatchObject({ method: 'table', net_delta: '-50.00' });
    expect(await preview(policyId, { ...cancels, requested_by: 'insurer' })).toMatchObject({ method: 'short_rate' });
    // What is charged follows no rule.
    expect(await preview(policyId, include())).toMatchObject({
      method: 'pro_rata',
      method_source: 'usual',
      method_rule: null,
    });
    const raise = { items: [{ action: 'change', target: 'field', term_net: '73.00' }] };
    expect(await preview(policyId, asks('premium', today, raise))).toMatchObject({
      method: 'pro_rata',
      net_delta: '43.00',
    });
    const lower = { items: [{ action: 'change', target: 'field', term_net: '-73.00' }] };
    expect(await preview(policyId, asks('premium', today, lower))).toMatchObject({
      method: 'table',
      net_delta: '-7.30',
    });
    await setMovements({ rules: [], tables: [] });
    expect(await preview(policyId, cancels)).toMatchObject({
      method: 'pro_rata',
      method_source: 'usual',
      net_delta: '-294.52',
    });
  });

  it('are copied into a movement: what changes of them later changes no movement that is stored', async () => {
    const policyId = await active();
    const rows = [{ days: 150, percent: '90' }];
    const own = rule({ branch_id: portfolio.branchId, method: 'table', table: 'Corta', least_amount: '460.00' });
    await setMovements({ rules: [own], tables: [{ name: 'Corta', reading: 'step', rows }] });
    const kept = await drafted(policyId, asks('cancellation', today));
    const stored = {
      method: 'table',
      earning_table: { reading: 'step', rows },
      least_amount: '460.00',
      net_delta: '-40.00',
    };
    expect(kept).toMatchObject(stored);
    await setMovements({ rules: [rule({ method: 'none' })], tables: [] });
    const path = { movementId: kept.id };
    const noted = await office.call('updateMovement', {
      path,
      version: kept.version,
      body: { reason: 'Vende el bien' },
    });
    expect(noted.body).toMatchObject(stored);
    const done = succeeded<Movement>(await issue(noted.body as never));
    expect(done).toMatchObject({ ...stored, status: 'issued' });
    await setMovements({ rules: [] });
  });
});

describe('a policy that is changed by movement only', () => {
  type Row = { id: number; version: number };
  const only = async (isOn: boolean) => {
    const { version } = succeeded<{ version: number }>(await office.call('getSettings'));
    succeeded(await office.call('updateSettings', { version, body: { movements: { only_by_movement: isOn } } }));
  };
  const refused = { status: 409, body: { code: 'movement_required' } };

  it('refuses every direct change of its lists, and of its data, term and premium; the rest stays open', async () => {
    const { id: policyId } = await portfolio.active({ start_date: start, end_date: end });
    const path = { policyId };
    const customer_id = portfolio.payerId;
    const coverage_id = await portfolio.addCoverage('Robo total', portfolio.branchId);
    const bodies = {
      Vehicle: { vehicle_id: vehicles[0] },
      Insured: { customer_id, relationship: 'titular', start_date: start },
      Coverage: { coverage_id },
      General: { name: 'Horno' },
      Beneficiary: { customer_id, start_date: start, percentage: '10' },
    } as const;
    const edits = {
      Insured: { certificate_number: 'C-7' },
      Coverage: { limit: '5.00' },
      General: { name: 'Horno viejo' },
      Beneficiary: { percentage: '20' },
    } as const;
    const rows = {} as Record<keyof typeof bodies, Row>;
    for (const [name, body] of Object.entries(bodies) as [keyof typeof bodies, object][])
      rows[name] = succeeded<Row>(await office.call(`createPolicy${name}`, { path, body } as never));
    await only(true);
    const policy = await policyOf(policyId);
    expect(policy).toMatchObject({ needs_movement: true, locked_fields: expect.arrayContaining(['deductible']) });
    for (const [name, body] of Object.entries(bodies) as [keyof typeof bodies, object][]) {
      const { id, version } = rows[name];
      const at = { path: { policyId, rowId: id }, version };
      expect(await office.call(`createPolicy${name}`, { path, body } as never), name).toMatchObject(refused);
      expect(await office.call(`deletePolicy${name}`, at as never), name).toMatchObject(refused);
      if (name !== 'Vehicle')
        expect(await office.call(`updatePolicy${name}`, { ...at, body: edits[name] } as never), name).toMatchObject(
          refused,
        );
    }
    const change = (body: object, version = policy.version) => office.call('updatePolicy', { path, version, body });
    const changes = {
      payer_id: portfolio.contractorId,
      provider_office_id: null,
      maximum_insured_sum: '9000.00',
      certificate_number: 'C-1',
      deductible: '5 %',
      condition: 'Otra',
      condition_deductible: 'Otra',
      estimated_payment_day: 7,
      start_date: addDays(start, 1),
      end_date: addDays(end, 1),
      net_premium: '600.00',
    };
    for (const [field, value] of Object.entries(changes)) {
      const answer = await change({ [field]: value });
      expect(answer, field).toMatchObject(refused);
      expect(answer.body.errors, field).toHaveProperty(field);
    }
    const file = { kind: 'insureds', policy_id: policyId, file_name: 'personas.xlsx', rows_count: 1 } as const;
    expect(await office.call('createImport', { body: file })).toMatchObject(refused);
    const lines = [{ number: 2, values: { identification: 'AB1' } }];
    const checked = await office.call('checkImport', { body: { kind: 'insureds', policy_id: policyId, rows: lines } });
    expect(checked).toMatchObject(refused);
    // What no movement changes stays as it was.
    const noted = await change({ observations: 'Llamar', notification_limit_days: 20, deductible: policy.deductible });
    expect(noted.body).toMatchObject({ observations: 'Llamar', notification_limit_days: 20 });
    const seller = { name: 'Vendedor', percentage: '10', start_date: start };
    succeeded(await office.call('createPolicySeller', { path, body: seller }));
    // Movements do, and drafts are free.
    const moved = await issued(policyId, asks('data', today, { fields: { deductible: '10 %' } }));
    expect(moved.status).toBe('issued');
    await issued(policyId, include(vehicles[1]));
    expect(await policyOf(policyId)).toMatchObject({ deductible: '10 %' });
    expect(await vehiclesOf(policyId)).toHaveLength(2);
    const { id: draftId } = await portfolio.draft();
    succeeded(await office.call('createPolicyGeneral', { path: { policyId: draftId }, body: bodies.General }));
    expect(await policyOf(draftId)).toMatchObject({ needs_movement: false });
    // Off again, nothing is held any more.
    await only(false);
    succeeded(await office.call('createPolicyGeneral', { path, body: { name: 'Caldera' } }));
    expect((await policyOf(policyId)).needs_movement).toBe(false);
  });
});

describe('a cancelled policy', () => {
  it('says why in its observations, which come back when the cancellation is undone', async () => {
    const policyId = await active({ observations: 'Paga el contador.' });
    const silent = await draft(policyId, asks('cancellation', today, { reason: ' ' }));
    expect(silent).toMatchObject({ status: 422, body: { errors: { reason: [expect.any(String)] } } });
    const movement = await issued(policyId, asks('cancellation', today, { reason_code: 'sold' }));
    expect(movement).toMatchObject({ reason_code: 'sold' });
    expect(await policyOf(policyId)).toMatchObject({ observations: 'Vendió el vehículo.' });
    succeeded(await step('undoMovement', movement));
    expect(await policyOf(policyId)).toMatchObject({ observations: 'Paga el contador.' });
  });

  it('is listed and counted by why it ended, which other movements do not say', async () => {
    const policyId = await active();
    const unpaid = await drafted(policyId, asks('cancellation', today, { reason_code: 'unpaid' }));
    const other = await drafted(await active(), asks('cancellation', today, { reason_code: 'price' }));
    const query = { reason_code: 'unpaid' };
    const listedIds = ({ body }: { body: object }) =>
      (body as { results: { id: number }[] }).results.map(({ id }) => id);
    const found = listedIds(await office.call('listMovements', { query: { ...query, policy: policyId } }));
    expect(found).toEqual([unpaid.id]);
    expect(listedIds(await office.call('listMovements', { query }))).not.toContain(other.id);
    const summary = await office.call('getMovementSummary', { query: { ...query, policy: policyId } });
    expect(summary.body).toMatchObject({ draft: { count: 1 } });
    const path = { movementId: unpaid.id };
    const body = { reason_code: 'declined' };
    expect((await office.call('updateMovement', { path, version: unpaid.version, body })).body).toMatchObject(body);
    const wrong = await draft(policyId, asks('text', today, { reason: 'Aclara', reason_code: 'sold' }));
    expect(wrong).toMatchObject({ status: 422, body: { errors: { reason_code: [expect.any(String)] } } });
  });

  it('is settled at once, active until its day and closed from it on', async () => {
    const policyId = await active();
    const later = addDays(today, 20);
    const movement = await issued(policyId, asks('cancellation', later, { method: 'short_rate' }));
    expect(movement).toMatchObject({ penalty_percent: '10', kind: 'cancellation' });
    expect(await policyOf(policyId)).toMatchObject({
      status: 'active',
      is_in_force: true,
      closes_on: later,
      closes_as: 'cancelled',
      closed_reason: null,
      allowed_actions: ['update'],
    });
    await expectBalanced(policyId);
    const version = (await policyOf(policyId)).version;
    const close = { path: { policyId }, version, body: { observations: 'Ya no' } };
    expect(await office.call('closePolicy', close)).toMatchObject({ status: 409, body: { code: 'policy_cancelled' } });
    expect(await draft(policyId, include())).toMatchObject({ status: 409, body: { code: 'policy_cancelled' } });
    expect(await draft(policyId, asks('cancellation', today))).toMatchObject({ status: 409 });
    succeeded(await step('undoMovement', movement));
    const now = await issued(policyId, asks('cancellation', today));
    expect(await policyOf(policyId)).toMatchObject({
      status: 'closed',
      is_in_force: false,
      closed_reason: 'cancelled',
      closed_on: today,
    });
    const found = await office.call('listPolicies', { query: { status: 'closed', page_size: 200 } });
    expect((found.body.results as { id: number }[]).map(({ id }) => id)).toContain(policyId);
    succeeded(await step('undoMovement', now));
    expect(await policyOf(policyId)).toMatchObject({ status: 'active', closes_on: null, current_total: '599.15' });
    await expectBalanced(policyId);
    const { body } = await office.call('listMovements', { query: { policy: policyId, ordering: 'number' } });
    expect(body.results).toMatchObject([
      { number: 1, status: 'undone', total_delta: movement.total_delta },
      { number: 2, status: 'issued', undoes_id: movement.id, allowed_actions: [] },
      { number: 3, status: 'undone' },
      { number: 4, status: 'issued', undoes_id: now.id },
    ]);
  });

  it('crosses what is given back with what is unpaid, the latest first, and undoing takes that back', async () => {
    const policyId = await active({ payment_frequency: 4 });
    const [first, second] = await paymentsOf(policyId);
    for (const one of [first, second]) {
      const body = { payment_date: today, payment_method: 'transfer' };
      succeeded(await office.call('payInstalment', { path: { paymentId: Number(one?.id) }, version: 1, body }));
    }
    const movement = await issued(policyId, asks('cancellation', today));
    const credit = (await paymentsOf(policyId)).find(({ kind }) => kind === 'credit');
    // 352.25 = 199.73 crossed with the last instalment + 152.52 to refund.
    expect(credit).toMatchObject({ amount: '-352.25', paid_amount: '199.73', balance: '-152.52', movement_number: 1 });
    expect((await paymentsOf(policyId)).filter(({ is_paid }) => !is_paid)).toHaveLength(1);
    await expectBalanced(policyId);
    const refund = { kind: 'money', amount: '152.52', received_on: today, method: 'transfer' };
    const path = { paymentId: Number(credit?.id) };
    const receipt = succeeded<{ id: number; version: number }>(
      await office.call('createReceipt', { path, version: Number(credit?.version), body: refund }),
    );
    expect(await step('undoMovement', movement)).toMatchObject({
      status: 409,
      body: {
        code: 'movement_paid',
        detail: expect.stringMatching(/ credit 1, due on [A-Z][a-z]+ \d+, \d{4}, \$152\.52 came in/),
      },
    });
    // What it crossed falls with it, never alone.
    const { results: crossings } = succeeded<{ results: { id: number; version: number }[] }>(
      await office.call('listCrossings', { query: { policy: policyId } }),
    );
    const made = { path: { crossingId: Number(crossings[0]?.id) }, version: Number(crossings[0]?.version) };
    expect(await office.call('undoCrossing', made)).toMatchObject({
      status: 409,
      body: { code: 'crossing_of_movement', detail: expect.stringContaining('1') },
    });
    succeeded(await office.call('voidReceipt', { path: { ...path, receiptId: receipt.id }, version: receipt.version }));
    succeeded(await step('undoMovement', movement));
    const after = await paymentsOf(policyId);
    expect(after.map(({ paid_amount }) => paid_amount)).toEqual(['199.71', '199.71', '0.00']);
    expect((await office.call('listCrossings', { query: { policy: policyId } })).body.results).toMatchObject([
      { reason: 'cancellation', total: '199.73', undone_at: expect.any(String) },
    ]);
    await expectBalanced(policyId);
  });

  it('is reinstated without a lapse for what was given back, or after one for the days that are left', async () => {
    const policyId = await active();
    const from = addDays(today, -20);
    const cancelled = await issued(policyId, asks('cancellation', from));
    const bad = asks('reinstatement', today, { with_lapse: true });
    expect((await draft(policyId, bad)).body.errors).toMatchObject({ no_loss_statement: [expect.any(String)] });
    const whole = await issued(policyId, asks('reinstatement', from));
    expect(addMoney(whole.total_delta, cancelled.total_delta)).toBe('0.00');
    expect(await policyOf(policyId)).toMatchObject({ status: 'active', closes_on: null, current_total: '599.15' });
    const held = succeeded<Movement>(await office.call('getMovement', { path: { movementId: cancelled.id } }));
    expect(await step('undoMovement', held)).toMatchObject({ status: 409, body: { code: 'movement_followed' } });
    succeeded(await step('undoMovement', whole));
    expect(await policyOf(policyId)).toMatchObject({ status: 'closed', closes_on: from });
    const lapsed = await issued(policyId, { ...bad, no_loss_statement: true });
    // 321.92 × 215 / 235, and no fee again.
    expect(lapsed).toMatchObject({ net_delta: '294.52', total_delta: '352.25' });
    expect(await policyOf(policyId)).toMatchObject({ status: 'active', is_in_force: true });
    await expectBalanced(policyId);
    // It may be cancelled again.
    await issued(policyId, asks('cancellation', today));
    await expectBalanced(policyId);
  });

  it('gives everything back from the first day on, also what movements charged', async () => {
    const policyId = await active({ start_date: today, end_date: addMonths(today, 12) });
    await issued(policyId, include());
    const later = await drafted(policyId, asks('cancellation', today, { method: 'flat' }));
    expect(later.net_delta).toBe('-980.00');
    succeeded(await issue(later));
    expect(await policyOf(policyId)).toMatchObject({ current_total: '0.00', current_net_premium: '0.00' });
    await expectBalanced(policyId);
  });

  it('is refused while a movement takes effect later', async () => {
    const policyId = await active();
    await issued(policyId, include(vehicles[0], addDays(today, 5)));
    expect(await draft(policyId, asks('cancellation', today))).toMatchObject({
      status: 409,
      body: { code: 'movement_later', detail: expect.stringContaining('1') },
    });
  });
});

describe('a policy on a day', () => {
  it('has the lists, fields and premium of that day, and says whether it was covered', async () => {
    const policyId = await active({ deductible: '10 %' });
    const [yesterday, soon, later] = [addDays(today, -1), addDays(today, 20), addDays(today, 40)];
    const on = async (day: string) =>
      succeeded<PolicyAsOf>(await office.call('getPolicyAsOf', { path: { policyId }, query: { day } }));
    const before = await on(today);
    await issued(policyId, include());
    const [row] = await vehiclesOf(policyId);
    await issued(policyId, asks('data', soon, { fields: { deductible: '15 %' } }));
    await issued(policyId, asks('data', soon, { fields: { deductible: '20 %' } }));
    await issued(
      policyId,
      asks('exclusion', later, {
        items: [{ action: 'remove', target: 'vehicle', record_id: row?.id, term_net: '-480.00' }],
      }),
    );
    const cars = ({ rows }: PolicyAsOf) => rows.filter(({ target }) => target === 'vehicle').map(({ label }) => label);
    const [past, now, then] = [await on(yesterday), await on(today), await on(later)];
    expect(cars(past)).toEqual(cars(before));
    expect(past).toMatchObject({
      net_premium: '500.00',
      full_term_net: '500.00',
      movements_count: 0,
      is_covered: true,
    });
    expect(cars(now)).toEqual([...cars(before), 'PBA1001 · Chevrolet D-Max']);
    expect(now).toMatchObject({ full_term_net: '980.00', movements_count: 1, fields: { deductible: '10 %' } });
    expect((await on(soon)).fields).toMatchObject({ deductible: '20 %' });
    expect(cars(then)).toEqual(cars(before));
    expect(then).toMatchObject({ full_term_net: '500.00', movements_count: 4 });
    await issued(policyId, asks('cancellation', addDays(today, 50)));
    expect([(await on(addDays(today, 49))).is_covered, (await on(addDays(today, 50))).is_covered]).toEqual([
      true,
      false,
    ]);
    expect((await on(addDays(start, -1))).is_covered).toBe(false);
    // What is read next is as of today again.
    expect(await vehiclesOf(policyId)).toHaveLength(
      (await on(today)).rows.filter(({ target }) => target === 'vehicle').length,
    );
    expect((await office.call('getPolicyAsOf', { path: { policyId: 2147483000 }, query: { day: today } })).status).toBe(
      404,
    );
  });
});

describe('records that are not there', () => {
  it('are refused by the name of their field, whether an item brings them, changes to them or names a titular', async () => {
    const policyId = await active();
    await issued(policyId, include());
    const [row] = await vehiclesOf(policyId);
    const other = await api.partner('ajenos');
    const stranger = (await aPortfolio(other)).contractorId;
    const added = { action: 'add', target: 'insured', term_net: '10.00' };
    const values = { customer_id: portfolio.contractorId, relationship: 'dependent' };
    const refused = async (kind: MovementInput['kind'], more: object) =>
      (await draft(policyId, asks(kind, today, more))).body as { errors: Record<string, string[]> };
    const items = [
      { ...added, after: { ...values, customer_id: stranger } },
      { ...added, after: { ...values, titular_id: stranger } },
    ];
    expect(Object.keys((await refused('inclusion', { items })).errors)).toEqual([
      'items.0.after.customer_id',
      'items.1.after.titular_id',
    ]);
    const changes = [
      { action: 'change', target: 'vehicle', record_id: row?.id, after: { vehicle_id: 2147483000 }, term_net: '1.00' },
    ];
    expect(Object.keys((await refused('value', { items: changes })).errors)).toEqual(['items.0.after.vehicle_id']);
    const fields = { payer_id: stranger, provider_office_id: 2147483000 };
    expect(Object.keys((await refused('data', { fields })).errors)).toEqual([
      'fields.payer_id',
      'fields.provider_office_id',
    ]);
  });
});

describe('a fleet', () => {
  it('of 500 is computed within 300 ms, and one of 2,000 comes in, goes out and comes back whole', async () => {
    const policyId = await active();
    const { rows } = await sql<{ id: number }>`insert into vehicles (partner_id, brand, model, year, plate, owner_id)
      select ${office.partnerId}, 'Hino', 'Serie 300', 2024, 'FLO' || lpad(n::text, 4, '0'), ${portfolio.contractorId}
      from generate_series(1, 2000) n returning id`.execute(api.adminDb);
    const items = rows.map(({ id }, at) => ({
      action: 'add',
      target: 'vehicle',
      after: { vehicle_id: id },
      term_net: `${100 + (at % 7)}.37`,
    }));
    const preview = (some: object[]) =>
      office.call('previewMovement', { path: { policyId }, body: asks('inclusion', today, { items: some }) });
    // The best of some: the machine does other work too.
    const times: number[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      const begun = performance.now();
      expect(await preview(items.slice(0, 500))).toMatchObject({ status: 200, body: { clashes: [] } });
      times.push(performance.now() - begun);
    }
    expect(Math.min(...times)).toBeLessThan(300);
    expect((await preview([...items, ...items.slice(0, 1)])).body.errors).toMatchObject({
      items: [expect.any(String)],
    });

    const movement = await drafted(policyId, asks('inclusion', today, { items }));
    expect(addMoney(...movement.items.map(({ net_delta }) => net_delta))).toBe(movement.net_delta);
    const included = succeeded<Movement>(await issue(movement));
    expect(included.items.filter(({ record_id }) => record_id !== null)).toHaveLength(2000);
    const listedOn = async (day: string) =>
      succeeded<PolicyAsOf>(await office.call('getPolicyAsOf', { path: { policyId }, query: { day } })).rows.length;
    const tomorrow = addDays(today, 1);
    expect(await listedOn(today)).toBe(2000);
    const out = included.items.map(({ record_id, term_net }) => ({
      action: 'remove',
      target: 'vehicle',
      record_id,
      term_net: `-${term_net}`,
    }));
    const excluded = await issued(policyId, asks('exclusion', tomorrow, { items: out }));
    expect([await listedOn(today), await listedOn(tomorrow)]).toEqual([2000, 0]);
    await expectBalanced(policyId);
    succeeded(await step('undoMovement', excluded));
    expect(await listedOn(tomorrow)).toBe(2000);
    const held = succeeded<Movement>(await office.call('getMovement', { path: { movementId: included.id } }));
    succeeded(await step('undoMovement', held));
    expect(await listedOn(today)).toBe(0);
    await expectBalanced(policyId);
  });
  it('is changed and changed back row by row, and names nothing twice', async () => {
    const policyId = await active();
    const add = (name: string) => ({ action: 'add', target: 'general', after: { name }, term_net: '100.00' });
    const names = ['Torno', 'Fresa', 'Sierra'];
    const included = await issued(policyId, asks('inclusion', today, { items: names.map(add) }));
    const ids = included.items.map(({ record_id }) => record_id);
    const rowsNow = async () =>
      succeeded<PolicyGeneralPage>(await office.call('listPolicyGenerals', { path: { policyId } })).results.map(
        ({ name, description, term_net }) => [name, description, term_net],
      );
    const before = await rowsNow();
    const change = (record_id: number | null | undefined, term_net: string, after?: object) => ({
      action: 'change',
      target: 'general',
      record_id,
      term_net,
      ...(after && { after }),
    });
    const items = [
      change(ids[0], '10.00', { name: 'Torno nuevo' }),
      change(ids[1], '-20.00', { name: 'Fresa vieja' }),
      change(ids[2], '5.00', { description: 'De banco' }),
      change(ids[0], '1.00', { name: 'Torno mejor' }),
      change(ids[1], '2.00'),
    ];
    const changed = await issued(policyId, asks('value', today, { items }));
    expect(await rowsNow()).toEqual([
      ['Torno mejor', null, '111.00'],
      ['Fresa vieja', null, '82.00'],
      ['Sierra', 'De banco', '105.00'],
    ]);
    succeeded(await step('undoMovement', changed));
    expect(await rowsNow()).toEqual(before);

    const twice = { action: 'add', target: 'vehicle', after: { vehicle_id: vehicles[0] }, term_net: '1.00' };
    const again = await draft(policyId, asks('inclusion', today, { items: [twice, twice] }));
    expect(again.body.errors).toEqual({ 'items.1.after.vehicle_id': [expect.any(String)] });
    const out = { action: 'remove', target: 'general', record_id: ids[0], term_net: '-1.00' };
    const gone = await draft(policyId, asks('exclusion', today, { items: [out, out] }));
    expect(gone.body.errors).toEqual({ 'items.1.record_id': [expect.any(String)] });
  });
  it('has what it changes of the policy said', async () => {
    const policyId = await active();
    expect((await draft(policyId, asks('data', today))).body.errors).toMatchObject({ fields: [expect.any(String)] });
  });
});

describe('undoing', () => {
  it('is held by what came in for its instalments, and by the days that the brokerage has set', async () => {
    const policyId = await active();
    const movement = await issued(policyId, { ...include(), plan: 'single' });
    const [own] = (await paymentsOf(policyId)).filter(({ movement_id }) => movement_id === movement.id);
    const body = { payment_date: today, payment_method: 'transfer' };
    const path = { paymentId: Number(own?.id) };
    const paid = succeeded<Payment>(await office.call('payInstalment', { path, version: Number(own?.version), body }));
    const shown = async () =>
      succeeded<MovementUndo>(await office.call('previewMovementUndo', { path: { movementId: movement.id } }));
    expect((await shown()).refusal).toMatchObject({ code: 'movement_paid', detail: expect.stringContaining('1') });
    expect(await step('undoMovement', movement)).toMatchObject({ status: 409, body: { code: 'movement_paid' } });
    succeeded(await office.call('unpayInstalment', { path, version: paid.version }));
    expect(await shown()).toEqual({
      undo_until: movement.undo_until,
      refusal: null,
      items_count: 1,
      instalments: [{ number: own?.number, due_date: own?.due_date, amount: own?.amount }],
      reopened: [],
      end_date: null,
      closing: null,
    });
    const set = async (days: number) => {
      const { version } = succeeded<{ version: number }>(await office.call('getSettings'));
      succeeded(await office.call('updateSettings', { version, body: { undo: { window_days: days } } }));
    };
    await set(0);
    expect((await step('undoMovement', movement)).status).toBe(200);
    await set(30);
    const countOf = async (undoing?: boolean) => {
      const query = { policy: policyId, ...(undoing !== undefined && { undoing }) };
      const page = succeeded<{ count: number }>(await office.call('listMovements', { query }));
      const { issued: some, undone } = succeeded<MovementSummary>(await office.call('getMovementSummary', { query }));
      return [page.count, some.count, undone.count];
    };
    expect([await countOf(), await countOf(false), await countOf(true)]).toEqual([
      [2, 1, 1],
      [1, 0, 1],
      [1, 1, 0],
    ]);
    expect(await vehiclesOf(policyId)).toEqual([]);
    await expectBalanced(policyId);
    expect((await office.call('previewMovementUndo', { path: { movementId: movement.id } })).status).toBe(409);
  });

  it('is shown with what its credit paid, which is not money that came in, and is then done so', async () => {
    const policyId = await active();
    const cancelled = await issued(policyId, asks('cancellation', today, { reason: 'Vendió el bien' }));
    const preview = succeeded<MovementUndo>(
      await office.call('previewMovementUndo', { path: { movementId: cancelled.id } }),
    );
    expect(preview).toMatchObject({ refusal: null, items_count: 0, closing: { closes_on: null }, end_date: null });
    expect(preview.instalments.map(({ amount }) => amount)).toEqual([cancelled.total_delta]);
    expect(preview.reopened.length).toBeGreaterThan(0);
    const back = addMoney('0.00', ...preview.reopened.map(({ amount }) => amount));
    const before = (await paymentsOf(policyId)).filter(({ kind }) => kind === 'premium');
    succeeded(await step('undoMovement', cancelled));
    const after = (await paymentsOf(policyId)).filter(({ kind }) => kind === 'premium');
    const owed = (some: readonly Payment[]) => addMoney('0.00', ...some.map(({ balance }) => balance));
    expect(subtractMoney(owed(after), owed(before))).toBe(back);
    await expectBalanced(policyId);
  });

  it('is not offered after the days to undo, and the preview says why', async () => {
    const policyId = await active();
    const movement = await issued(policyId, { ...include(), plan: 'single' });
    expect(movement.allowed_actions).toContain('undo');
    const { version } = succeeded<{ version: number }>(await office.call('getSettings'));
    succeeded(await office.call('updateSettings', { version, body: { undo: { window_days: 1 } } }));
    await api.adminDb
      .updateTable('movements')
      .set({ issued_on: addDays(today, -2) })
      .where('id', '=', movement.id)
      .execute();
    const late = succeeded<Movement>(await office.call('getMovement', { path: { movementId: movement.id } }));
    expect(late).toMatchObject({ allowed_actions: [], undo_until: addDays(today, -1) });
    const listed = await office.call('listMovements', { query: { policy: policyId } });
    expect(listed.body.results).toMatchObject([{ allowed_actions: [] }]);
    const preview = await office.call('previewMovementUndo', { path: { movementId: movement.id } });
    expect(preview.body).toMatchObject({ refusal: { code: 'undo_late' } });
    expect(await step('undoMovement', late)).toMatchObject({ status: 409, body: { code: 'undo_late' } });
    const again = succeeded<{ version: number }>(await office.call('getSettings'));
    succeeded(await office.call('updateSettings', { version: again.version, body: { undo: { window_days: 30 } } }));
  });
});

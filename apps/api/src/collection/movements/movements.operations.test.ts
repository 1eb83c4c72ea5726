import type { Movement, MovementInput, PolicyAsOf } from '@corredor/core/api';
import { addDays } from '@corredor/core/dates';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortfolio, succeeded } from '../../testing/aPortfolio.ts';
import { type MovementOffice, movementOffice } from '../../testing/movementSteps.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';

let api: TestApi;
let office: MovementOffice['office'];
let portfolio: MovementOffice['portfolio'];
let steps: MovementOffice['steps'];
let today: MovementOffice['today'];
let start: MovementOffice['start'];
let end: MovementOffice['end'];
let vehicles: MovementOffice['vehicles'];

beforeAll(async () => {
  api = await testApi();
  ({ office, portfolio, steps, today, start, end, vehicles } = await movementOffice(api, 'movimientos'));
});
afterAll(() => api.close());

describe('a movement', () => {
  it('asks the insurer by mail in the words that were shown, with a note, and counts among the mails of the plan', async () => {
    const reader = await office.as(['policy_app.view_movement']);
    const policyId = await steps.active();
    const { provider } = await steps.policyOf(policyId);
    const asked = await steps.drafted(policyId, steps.asks('cancellation', today, { reason: 'Vende el camión' }));
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
    expect(await steps.send(asked, { by: 'mail' })).toMatchObject({
      status: 409,
      body: { code: 'provider_without_email', missing: ['provider_email'] },
    });
    await insurer('emisiones@example.ec');
    const before = await counted();
    await office.onPlan('PYMEs', { emails_amount: before.emails });
    expect(await steps.send(asked, { by: 'mail' })).toMatchObject({
      status: 403,
      body: { code: 'plan_limit_reached' },
    });
    expect(await sentMails()).toEqual([]);
    await office.onPlan('PYMEs', { emails_amount: before.emails + 1 });
    const mail = await mailOf();
    expect(mail).toMatchObject({ email: 'emisiones@example.ec', language: 'es', refusal: null });
    expect(mail.subject).toMatch(/^Póliza P-.*: cancelación$/);
    for (const words of [/Movimiento: cancelación/, /Motivo: Vende el camión/, /Prima total.*352,25/])
      expect(mail.opening).toMatch(words);
    expect(await steps.send(asked, { by: 'mail', note: ' Es urgente. ' })).toMatchObject({
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
    const other = await steps.drafted(policyId, steps.asks('data', today, { fields }));
    const { opening } = (await office.call('getMovementMail', { path: { movementId: other.id } })).body;
    expect(opening).toContain('deducible: antes nada, después 5 % del siniestro');
    expect(opening).not.toMatch(/prima/i);
    expect((await steps.send(other)).status).toBe(200);
    expect(await sentMails()).toHaveLength(1);
    await office.onPlan('PYMEs');
  });

  it('is computed before anything is stored, and explained step by step', async () => {
    const policyId = await steps.active();
    const body = steps.asks('cancellation', today);
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

  it('says that it is issued already where it was issued elsewhere, to whoever issues or changes it', async () => {
    const draft = await steps.drafted(await steps.active(), steps.asks('text', today, { reason: 'Aclara el uso' }));
    succeeded<Movement>(await steps.issue(draft));
    const told = {
      status: 409,
      body: {
        code: 'movement_moved',
        detail: 'This movement has been issued already.',
        current: { id: draft.id, status: 'issued' },
      },
    };
    expect(await steps.issue(draft)).toMatchObject(told);
    const change = { path: { movementId: draft.id }, version: draft.version, body: { reason: 'Otra' } };
    expect(await office.call('updateMovement', change)).toMatchObject(told);
  });

  it('goes its way: drafted, sent, rejected, drafted again, discarded; each numbered within its policy', async () => {
    const policyId = await steps.active();
    const first = await steps.drafted(policyId, steps.asks('text', today, { reason: 'Aclara el uso' }));
    const second = await steps.drafted(policyId, steps.include());
    expect([first.number, second.number]).toEqual([1, 2]);
    const sent = succeeded<Movement>(await steps.send(second));
    expect(sent).toMatchObject({ status: 'sent', sent_on: today, allowed_actions: ['issue', 'reject', 'discard'] });
    const waiting = await office.call('listMovements', { query: { policy: policyId, waiting_days: 0 } });
    expect(waiting.body.results).toMatchObject([{ id: second.id, status: 'sent', method: 'pro_rata' }]);
    expect(waiting.body.results?.[0]?.explanation).toMatchObject([
      { code: 'items' },
      { code: 'days' },
      { code: 'pro_rata' },
    ]);
    const open = async () => {
      const query = { policy: policyId, status: 'open', ordering: 'created_at' } as const;
      const { results } = (await office.call('listMovements', { query })).body;
      return (results as Movement[]).map(({ id, status }) => [id, status]);
    };
    expect(await open()).toEqual([
      [first.id, 'draft'],
      [second.id, 'sent'],
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
    const rejected = succeeded<Movement>(await steps.step('rejectMovement', sent, { reason: 'Falta la matrícula' }));
    expect(await open()).toEqual([
      [first.id, 'draft'],
      [second.id, 'rejected'],
    ]);
    expect(rejected).toMatchObject({ status: 'rejected', reason: null, rejected_reason: 'Falta la matrícula' });
    expect(await steps.issue(rejected)).toMatchObject({
      status: 409,
      body: { code: 'movement_moved', current: { status: 'rejected' } },
    });
    const again = succeeded<Movement>(await steps.step('reopenMovement', rejected));
    const changed = await office.call('updateMovement', {
      path: { movementId: again.id },
      version: again.version,
      body: { method: 'typed', typed_net: '200.00' },
    });
    expect(changed.body).toMatchObject({ status: 'draft', net_delta: '200.00', term_net_delta: '480.00' });
    expect((await steps.step('discardMovement', again)).status).toBe(412);
    const given = succeeded<Movement>(await steps.step('discardMovement', changed.body as Movement));
    expect(given).toMatchObject({ status: 'discarded', allowed_actions: [] });
    expect(await open()).toEqual([[first.id, 'draft']]);
    expect(await steps.vehiclesOf(policyId)).toEqual([]);
    const { body } = await office.call('listAudit', { query: { model: 'policy', object_id: policyId } });
    const events = body.results as { event: string; movement?: { number: number; kind: string } }[];
    // Each says of which movement it is, also where neither its number nor its kind changed.
    const ofThis = events.filter(({ movement }) => movement?.number === given.number);
    expect(ofThis.map(({ event }) => event)).toContain('movement_discarded');
    for (const { movement } of ofThis) expect(movement).toEqual({ number: given.number, kind: given.kind });
    for (const { event, movement } of events) expect(movement !== undefined).toBe(event.startsWith('movement_'));
    expect(events.map(({ event }) => event)).toEqual(
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
    const policyId = await steps.active();
    const assistant = await office.as(['policy_app.view_movement', 'policy_app.add_movement']);
    const answer = await assistant.call('createMovement', { path: { policyId }, body: steps.include() });
    const { id, version, total_delta } = succeeded<Movement>(answer);
    const call = { path: { movementId: id }, version };
    expect((await assistant.call('issueMovement', { ...call, body: { total_delta } })).status).toBe(403);
    const broker = await office.as(['policy_app.change_movement']);
    const done = succeeded<Movement>(await broker.call('issueMovement', { ...call, body: { total_delta } }));
    expect((await broker.call('undoMovement', { ...call, version: done.version })).status).toBe(403);
  });

  it('clashes with drafts that touch the same, or everything', async () => {
    const policyId = await steps.active();
    await steps.issued(policyId, steps.include());
    const [row] = await steps.vehiclesOf(policyId);
    const exclude = steps.asks('exclusion', today, {
      items: [{ action: 'remove', target: 'vehicle', record_id: row?.id, term_net: '-480.00' }],
    });
    const first = await steps.drafted(policyId, exclude);
    const other = await steps.drafted(policyId, steps.include(vehicles[1]));
    expect(other.clashes).toEqual([]);
    const second = await steps.drafted(policyId, exclude);
    expect(second.clashes).toMatchObject([{ id: first.id, kind: 'exclusion', status: 'draft' }]);
    const whole = await office.call('previewMovement', { path: { policyId }, body: steps.asks('cancellation', today) });
    expect(whole.body.clashes).toHaveLength(3);
    await steps.issue(first);
    expect(await steps.issue(second)).toMatchObject({
      status: 422,
      body: { errors: { 'items.0.record_id': [expect.any(String)] } },
    });
  });

  it('is refused with every field that is wrong', async () => {
    const policyId = await steps.active();
    const errorsOf = async (body: object) => Object.keys((await steps.draft(policyId, body)).body.errors ?? {});
    expect(await errorsOf(steps.include(vehicles[0], end))).toEqual(['effective_date']);
    expect(await errorsOf(steps.asks('cancellation', addDays(start, -1)))).toEqual(['effective_date']);
    expect(await errorsOf(steps.asks('cancellation', today, { method: 'flat' }))).toEqual(['effective_date']);
    expect(await errorsOf(steps.asks('cancellation', today, { method: 'typed' }))).toEqual(['typed_net']);
    expect(await errorsOf(steps.asks('cancellation', today, { method: 'typed', typed_net: '10.00' }))).toEqual([
      'typed_net',
    ]);
    expect(await errorsOf(steps.asks('inclusion', today, { method: 'short_rate' }))).toEqual(['method', 'items']);
    expect(await errorsOf(steps.asks('reinstatement', today))).toEqual(['kind']);
    expect(await errorsOf(steps.asks('extension', end))).toEqual(['new_end_date']);
    expect(await errorsOf(steps.asks('extension', end, { new_end_date: end }))).toEqual(['new_end_date']);
    expect(await errorsOf(steps.asks('data', today, { fields: { payer_id: 999_999 } }))).toEqual(['fields.payer_id']);
    const items = [
      { action: 'remove', target: 'vehicle', record_id: 1, term_net: '1.00' },
      { action: 'add', target: 'vehicle', after: { vehicle_id: vehicles[0] } },
      { action: 'add', target: 'vehicle', after: { name: 'x' }, term_net: '1.00' },
    ];
    expect(await errorsOf(steps.asks('inclusion', today, { items }))).toEqual([
      'items.0.action',
      'items.1.term_net',
      'items.2.after.name',
    ]);
    const gone = [{ action: 'add', target: 'vehicle', after: { vehicle_id: 999_999 }, term_net: '1.00' }];
    expect(await errorsOf(steps.asks('inclusion', today, { items: gone }))).toEqual(['items.0.after.vehicle_id']);
    const rows = [
      { days: 30, percent: '50' },
      { days: 20, percent: '60' },
    ];
    const table = { method: 'table', earning_table: { reading: 'step', rows } };
    expect(await errorsOf(steps.asks('cancellation', today, table))).toEqual(['earning_table']);
    const most = steps.asks('discount', today, { method: 'typed', typed_net: '-500.01' });
    expect(await steps.draft(policyId, most)).toMatchObject({ status: 409, body: { code: 'premium_over' } });
    expect((await steps.draft(policyId, { ...most, reason: 'Nota de crédito 11' })).status).toBe(201);
    const draftId = (await portfolio.draft()).id;
    expect(await steps.draft(draftId, steps.include())).toMatchObject({
      status: 409,
      body: { code: 'transition_refused' },
    });
  });
});

describe('a policy on a day', () => {
  it('has the lists, fields and premium of that day, and says whether it was covered', async () => {
    const policyId = await steps.active({ deductible: '10 %' });
    const [yesterday, soon, later] = [addDays(today, -1), addDays(today, 20), addDays(today, 40)];
    const on = async (day: string) =>
      succeeded<PolicyAsOf>(await office.call('getPolicyAsOf', { path: { policyId }, query: { day } }));
    const before = await on(today);
    await steps.issued(policyId, steps.include());
    const [row] = await steps.vehiclesOf(policyId);
    await steps.issued(policyId, steps.asks('data', soon, { fields: { deductible: '15 %' } }));
    await steps.issued(policyId, steps.asks('data', soon, { fields: { deductible: '20 %' } }));
    await steps.issued(
      policyId,
      steps.asks('exclusion', later, {
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
    await steps.issued(policyId, steps.asks('cancellation', addDays(today, 50)));
    expect([(await on(addDays(today, 49))).is_covered, (await on(addDays(today, 50))).is_covered]).toEqual([
      true,
      false,
    ]);
    expect((await on(addDays(start, -1))).is_covered).toBe(false);
    // What is read next is as of today again.
    expect(await steps.vehiclesOf(policyId)).toHaveLength(
      (await on(today)).rows.filter(({ target }) => target === 'vehicle').length,
    );
    expect((await office.call('getPolicyAsOf', { path: { policyId: 2147483000 }, query: { day: today } })).status).toBe(
      404,
    );
  });
});

describe('records that are not there', () => {
  it('are refused by the name of their field, whether an item brings them, changes to them or names a titular', async () => {
    const policyId = await steps.active();
    await steps.issued(policyId, steps.include());
    const [row] = await steps.vehiclesOf(policyId);
    const other = await api.partner('ajenos');
    const stranger = (await aPortfolio(other)).contractorId;
    const added = { action: 'add', target: 'insured', term_net: '10.00' };
    const values = { customer_id: portfolio.contractorId, relationship: 'dependent' };
    const refused = async (kind: MovementInput['kind'], more: object) =>
      (await steps.draft(policyId, steps.asks(kind, today, more))).body as { errors: Record<string, string[]> };
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

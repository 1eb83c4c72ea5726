import type {
  Renewal,
  RenewalBoard,
  RenewalStage,
  RenewalSummary,
  RetentionByGroup,
  RetentionGrouping,
  RunUndoLine,
  TermsDifference,
} from '@corredor/core/api';
import { addDays, addMonths } from '@corredor/core/dates';
import { renewalRisk } from '@corredor/core/renewals';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCalendar } from '../../jobs/aCalendar.ts';
import { aPortfolio, succeeded, type TestPortfolio } from '../../testing/aPortfolio.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';

let api: TestApi;
let office: Awaited<ReturnType<TestApi['partner']>>;
let portfolio: TestPortfolio;
let stages: RenewalStage[];
let today: string;

beforeAll(async () => {
  api = await testApi();
  office = await api.partner('renueva');
  portfolio = await aPortfolio(office);
  today = portfolio.today;
  stages = succeeded<{ results: RenewalStage[] }>(await office.call('listRenewalStages')).results;
});
afterAll(() => api.close());

const stageOf = (kind: RenewalStage['kind'], place = 0) => {
  const stage = stages.filter((one) => one.kind === kind)[place];
  if (!stage) throw new Error(`no ${kind} stage`);
  return stage;
};
const ending = (days: number, over: object = {}) =>
  portfolio.active({ start_date: addMonths(addDays(today, days), -12), end_date: addDays(today, days), ...over });
const begin = async (policy_id: number) =>
  succeeded<Renewal>(await office.call('createRenewal', { body: { policy_id } }));
const read = async ({ id }: { id: number }) =>
  succeeded<Renewal>(await office.call('getRenewal', { path: { renewalId: id } }));
const policyOf = async (policyId: number) => (await office.call('getPolicy', { path: { policyId } })).body;
type Step = 'undoRenewalStep' | 'moveRenewal' | 'assignRenewal' | 'prepareRenewal' | 'loseRenewal' | 'reopenRenewal';
const step = (operation: Step, { id, version }: Renewal, body?: object, by = office) =>
  by.call(operation, { path: { renewalId: id }, version, body: body as never });
const prepare = async (renewal: Renewal, more: object = {}) =>
  succeeded<Renewal>(await step('prepareRenewal', renewal, { observations: 'Acordada.', ...more }));
const activateNext = async ({ next }: Renewal) => {
  const policyId = Number(next?.id);
  const { version } = await policyOf(policyId);
  return succeeded(await office.call('activatePolicy', { path: { policyId }, version: Number(version) }));
};
const lost = { reason_code: 'price', reason: 'Otra cobra menos.' };

describe('the card of an ending term', () => {
  it('goes through open stages, is given to somebody, prepared, and renewed by activating the next term', async () => {
    const policy = await ending(40);
    const card = await begin(policy.id);
    expect(card).toMatchObject({
      policy: { id: policy.id },
      stage: { kind: 'open', name_en: 'To review' },
      days_left: 40,
      net_premium: '500.00',
      next: null,
      premium_change: null,
      allowed_actions: ['move', 'assign', 'prepare', 'ask', 'remind', 'lose'],
    });
    expect((await office.call('createRenewal', { body: { policy_id: policy.id } })).body.code).toBe('duplicate');
    const moved = succeeded<Renewal>(
      await step('moveRenewal', card, { stage_id: stageOf('open', 1).id, next_action_on: addDays(today, 3) }),
    );
    expect(moved).toMatchObject({ stage: { name_en: 'Asked the insurer' }, next_action_on: addDays(today, 3) });
    expect((await step('moveRenewal', card, { stage_id: stageOf('open').id })).status).toBe(412);
    const refused = [
      [stageOf('renewed').id, 'activate_next'],
      [stageOf('lost').id, 'say_why_lost'],
    ] as const;
    for (const [stage_id, code] of refused)
      expect((await step('moveRenewal', moved, { stage_id })).body.code).toBe(code);
    const given = succeeded<Renewal>(await step('assignRenewal', moved, { assignee_id: office.userId }));
    expect(given.assignee).toMatchObject({ id: office.userId });
    // Nobody is paid for being insured.
    const below = await step('prepareRenewal', given, { observations: 'x', change_percent: '-100.01' });
    expect(below).toMatchObject({
      status: 422,
      body: { errors: { change_percent: ['The value must be -100 or more.'] } },
    });
    const prepared = await prepare(given, { change_percent: '5' });
    expect(prepared).toMatchObject({ next: { status: 'draft', net_premium: '525.00' }, premium_change: '5.00' });
    expect((await step('prepareRenewal', prepared, { observations: 'x' })).body.code).toBe('next_draft');
    expect(await policyOf(policy.id)).toMatchObject({ status: 'active', closes_on: null });
    const difference = await office.call('comparePolicies', {
      path: { policyId: policy.id },
      query: { other: Number(prepared.next?.id) },
    });
    expect((difference.body as unknown as TermsDifference).chips).toEqual([{ code: 'premium', percent: '5.00' }]);
    await activateNext(prepared);
    expect(await read(card)).toMatchObject({
      outcome: 'renewed',
      stage: { kind: 'renewed' },
      risk: null,
      allowed_actions: [],
      next: { status: 'active' },
    });
    expect(await policyOf(policy.id)).toMatchObject({ closes_as: 'renewed', observations: 'Acordada.' });
    const history = await office.call('listAudit', { query: { model: 'renewal', object_id: card.id } });
    expect(history.body.results?.map(({ event }) => event)).toEqual([
      'renewal_prepared',
      'renewal_assigned',
      'renewal_moved',
      'renewal_created',
    ]);
    const told = (history.body.results ?? []) as { changes: { field: string; after: string | null }[] }[];
    const stages = told.flatMap(({ changes }) => changes.filter(({ field }) => field === 'stage'));
    expect(stages.map(({ after }) => JSON.parse(after ?? ''))).toContainEqual({
      name_es: 'Por revisar',
      name_en: 'To review',
    });
  });

  it('is lost with a reason, which closes the policy after its end, and reopened with its draft for thirty days', async () => {
    const policy = await ending(20, { observations: 'Paga el contador.' });
    const prepared = await prepare(await begin(policy.id));
    expect((await step('loseRenewal', prepared, lost)).body.code).toBe('next_draft');
    expect((await step('loseRenewal', prepared, { reason_code: 'price', reason: ' ' })).status).toBe(422);
    const gone = succeeded<Renewal>(
      await step('loseRenewal', prepared, { ...lost, competitor: ' Otra ', gives_up_draft: true }),
    );
    expect(gone).toMatchObject({ outcome: 'lost', competitor: 'Otra', next: null, allowed_actions: ['reopen'] });
    expect(await policyOf(policy.id)).toMatchObject({
      status: 'active',
      closes_on: addDays(today, 21),
      closes_as: 'closed',
      observations: lost.reason,
    });
    const { version } = await policyOf(policy.id);
    const close = { path: { policyId: policy.id }, version: Number(version), body: { observations: 'x' } };
    expect((await office.call('closePolicy', close)).body.code).toBe('policy_not_renewed');
    await sql`update renewals set decided_on = ${addDays(today, -31)} where id = ${gone.id}`.execute(api.adminDb);
    const late = await read(gone);
    expect(late.allowed_actions).toEqual([]);
    expect((await step('reopenRenewal', late)).body.code).toBe('undo_late');
    await sql`update renewals set decided_on = ${today} where id = ${gone.id}`.execute(api.adminDb);
    const again = succeeded<Renewal>(await step('reopenRenewal', await read(gone)));
    expect(again).toMatchObject({ outcome: null, lost_reason: null, next: { id: prepared.next?.id } });
    expect(await policyOf(policy.id)).toMatchObject({ closes_on: null, observations: 'Paga el contador.' });
  });

  it('follows its policy: closed and opened again, and a next term that was not taken up', async () => {
    const policy = await ending(25);
    const card = await begin(policy.id);
    const version = async (id: number) => Number((await policyOf(id)).version);
    const path = { policyId: policy.id };
    succeeded(
      await office.call('closePolicy', { path, version: await version(policy.id), body: { observations: 'x' } }),
    );
    expect(await read(card)).toMatchObject({ outcome: 'cancelled', stage: { kind: 'lost' } });
    succeeded(await office.call('reopenPolicy', { path, version: await version(policy.id) }));
    const open = await read(card);
    expect(open).toMatchObject({ outcome: null, stage: { kind: 'open' } });
    const prepared = await prepare(open);
    await activateNext(prepared);
    const set = (values: object) =>
      api.adminDb.updateTable('policies').set(values).where('id', '=', Number(prepared.next?.id)).execute();
    await set({ closes_on: addDays(today, 25), closes_as: 'cancelled' });
    expect(await read(card)).toMatchObject({ outcome: 'not_taken_up', stage: { kind: 'lost' } });
    await set({ closes_on: null, closes_as: null });
    expect(await read(card)).toMatchObject({ outcome: 'renewed', stage: { kind: 'renewed' } });
  });

  it('has the risk that the rule of the product says', async () => {
    const late = await ending(10);
    const soon = await begin(late.id);
    await sql`update renewals set stage_since = ${addDays(today, -40)} where id = ${soon.id}`.execute(api.adminDb);
    const prepared = await prepare(await begin((await ending(50)).id), { change_percent: '15' });
    for (const card of [await read(soon), prepared]) {
      const rows = await portfolio.instalments(card.policy_id);
      const expected = renewalRisk({
        today,
        endDate: card.end_date ?? '',
        premiumChange: card.premium_change,
        hasDelayedInstalment: rows.some((row) => row.due_date < today),
        claims: 0,
        hasNextDraft: card.next !== null,
        daysInStage: card.id === soon.id ? 40 : 0,
        staleAfterDays: 10,
      });
      expect({ level: card.risk, reasons: card.risk_reasons }).toEqual(expected);
    }
    expect((await read(soon)).risk_reasons).toEqual(expect.arrayContaining(['no_offer', 'stale']));
  });
});

describe('a bulk run', () => {
  it('prepares, leaves what is prepared, and is told line by line; losing is undone line by line', async () => {
    const cards = [await begin((await ending(31)).id), await prepare(await begin((await ending(32)).id))];
    // Whoever goes on with a run says the same as who began it.
    const long = 'Todas igual. '.repeat(150).trim();
    const run = async (kind: string, some: Renewal[]) =>
      succeeded<{ id: number }>(
        await office.call('createRun', {
          body: {
            kind,
            title: 'Lote',
            params: { observations: long },
            lines: some.map(({ id, version }) => ({ id, version })),
          } as never,
        }),
      ).id;
    const runId = await run('prepareRenewal', cards);
    expect((await office.call('getRun', { path: { runId } })).body).toMatchObject({ params: { observations: long } });
    const body = { observations: 'Todas igual.' };
    for (const { id, version } of cards)
      await office.call('prepareRenewal', {
        path: { renewalId: id },
        version,
        body,
        headers: { 'run-id': String(runId) },
      });
    const lines = await office.call('listRunLines', { path: { runId } });
    expect(lines.body.results?.map(({ outcome }) => outcome)).toEqual(['done', 'skipped']);
    const single = [await begin((await ending(33)).id)];
    const losing = await run('loseRenewal', single);
    const [card] = single as [Renewal];
    const given = { path: { renewalId: card.id }, version: card.version, headers: { 'run-id': String(losing) } };
    succeeded(await office.call('loseRenewal', { ...given, body: lost as never }));
    succeeded(await office.call('finishRun', { path: { runId: losing } }));
    const shown = await office.call('previewRunUndo', { path: { runId: losing } });
    expect(shown.body.results).toMatchObject([{ about: { id: card.id }, outcome: 'taken_back' }]);
    const undo = await office.call('undoRun', { path: { runId: losing }, body: { title: 'Deshacer' } });
    expect(undo).toMatchObject({ status: 201, body: { kind: 'reopenRenewal' } });
  });
});

describe('the undo of a run', () => {
  type Done = 'moveRenewal' | 'assignRenewal' | 'prepareRenewal';
  const start = async (kind: string, some: Renewal[]) => {
    const lines = some.map(({ id, version }) => ({ id, version }));
    const run = await office.call('createRun', { body: { kind, title: 'Lote', lines } as never });
    return Number(succeeded<{ id: number }>(run).id);
  };
  const inRun = (runId: number, operation: Done | 'undoRenewalStep', { id, version }: Renewal, body: object) =>
    office.call(operation, {
      ...{ path: { renewalId: id }, version, body: body as never, headers: { 'run-id': String(runId) } },
    });
  const doAll = async (kind: Done, some: Renewal[], body: object) => {
    const runId = await start(kind, some);
    for (const card of some) expect((await inRun(runId, kind, card, body)).status).toBe(200);
    succeeded(await office.call('finishRun', { path: { runId } }));
    return runId;
  };
  const undo = async (runId: number, params?: Record<string, boolean>) =>
    succeeded<{ id: number; kind: string; params: object }>(
      await office.call('undoRun', { path: { runId }, body: { title: 'Deshacer', ...(params && { params }) } }),
    );
  const preview = async (runId: number, query: object = {}) =>
    succeeded<{ results: RunUndoLine[] }>(
      await office.call('previewRunUndo', { path: { runId }, query: query as never }),
    ).results.map(({ about, outcome, code }) => [about.id, outcome, code]);
  it('leaves a loss that somebody told by hand since', async () => {
    const [card] = await cards(71);
    const runId = await start('loseRenewal', [card]);
    const headers = { 'run-id': String(runId) };
    const given = { path: { renewalId: card.id }, version: card.version, body: lost as never, headers };
    succeeded(await office.call('loseRenewal', given));
    succeeded(await office.call('finishRun', { path: { runId } }));
    expect(await preview(runId)).toEqual([[card.id, 'taken_back', null]]);
    succeeded(await step('reopenRenewal', await read(card)));
    succeeded(await step('loseRenewal', await read(card), { ...lost, reason: 'Vendió el auto.' }));
    expect(await preview(runId)).toEqual([[card.id, 'stays', 'step_superseded']]);
    const back = await undo(runId);
    const again = await office.call('reopenRenewal', {
      ...{ path: { renewalId: card.id }, version: (await read(card)).version, headers: { 'run-id': String(back.id) } },
    });
    expect(again.body).toMatchObject({ status: 409, code: 'step_superseded' });
  });

  const cards = async (...days: number[]) => {
    const found: Renewal[] = [];
    for (const one of days) found.push(await begin((await ending(one)).id));
    return found as [Renewal, Renewal, Renewal];
  };

  it('moves cards back to where they stood, but not those that were moved again since', async () => {
    const [one, other] = await cards(21, 22);
    const into = { stage_id: stageOf('open', 2).id, next_action_on: addDays(today, 4) };
    const runId = await doAll('moveRenewal', [one, other], into);
    succeeded(await step('moveRenewal', await read(other), { stage_id: stageOf('open', 3).id }));
    const shown = await preview(runId);
    const back = await undo(runId);
    expect(back).toMatchObject({ kind: 'undoRenewalStep', params: { step: 'move' } });
    expect(shown).toEqual([
      [one.id, 'taken_back', null],
      [other.id, 'stays', 'step_superseded'],
    ]);
    const done = await inRun(back.id, 'undoRenewalStep', await read(one), { step: 'move' });
    expect(done.body).toMatchObject({ stage_id: one.stage_id, stage_since: one.stage_since, next_action_on: null });
    const again = await inRun(back.id, 'undoRenewalStep', await read(other), { step: 'move' });
    expect(again.body).toMatchObject({ status: 409, code: 'step_superseded' });
    const { results } = (await office.call('listRunLines', { path: { runId: back.id } })).body;
    expect(results?.map(({ outcome, code }) => [outcome, code])).toEqual([
      ['done', null],
      ['failed', 'step_superseded'],
    ]);
  });

  it('gives cards back to whoever had them, or to nobody', async () => {
    const [one, other] = await cards(23, 24);
    const colleague = await office.as(['policy_app.view_renewal']);
    const owned = succeeded<Renewal>(await step('assignRenewal', one, { assignee_id: colleague.userId }));
    const runId = await doAll('assignRenewal', [owned, other], { assignee_id: office.userId });
    const back = await undo(runId);
    for (const [card, assignee_id] of [
      [owned, colleague.userId],
      [other, null],
    ] as const) {
      const answer = await inRun(back.id, 'undoRenewalStep', await read(card), { step: 'assign' });
      expect(answer.body).toMatchObject({ assignee_id });
    }
  });

  it('deletes untouched drafts, names those that somebody edited, and goes on with them where that is said', async () => {
    const [one, other] = await cards(25, 26);
    const runId = await doAll('prepareRenewal', [one, other], { observations: 'Igual.' });
    const edited = await read(other);
    const path = { policyId: Number(edited.next?.id) };
    const { version } = await policyOf(path.policyId);
    succeeded(await office.call('updatePolicy', { path, version: Number(version), body: { deductible: '5 %' } }));
    expect(await preview(runId)).toEqual([
      [one.id, 'taken_back', null],
      [other.id, 'stays', 'draft_edited'],
    ]);
    expect((await preview(runId, { gives_up_edited: true })).map(([, outcome]) => outcome)).toEqual([
      'taken_back',
      'taken_back',
    ]);
    const back = await undo(runId);
    const clean = await inRun(back.id, 'undoRenewalStep', await read(one), { step: 'prepare' });
    expect(clean.body).toMatchObject({ next: null, allowed_actions: expect.arrayContaining(['prepare']) });
    expect(await policyOf(one.policy_id)).toMatchObject({ next_draft: null, status: 'active' });
    const refused = await inRun(back.id, 'undoRenewalStep', edited, { step: 'prepare' });
    expect(refused.body).toMatchObject({ status: 409, code: 'draft_edited' });
    expect(refused.body.detail).toContain(edited.next?.name);
    succeeded(await office.call('finishRun', { path: { runId: back.id } }));
    const sure = await inRun(back.id, 'undoRenewalStep', edited, { step: 'prepare', gives_up_edited: true });
    expect(sure.body).toMatchObject({ next: null });
    const told = await office.call('listAudit', { query: { model: 'renewal', object_id: one.id } });
    expect(told.body.results?.map(({ event }) => event)).toContain('renewal_unprepared');
  });

  it('takes no mail back, and is one step of a card by itself too', async () => {
    const [one] = await cards(27);
    const moved = succeeded<Renewal>(await step('moveRenewal', one, { stage_id: stageOf('open', 1).id }));
    const mail = await step('undoRenewalStep', moved, { step: 'ask' });
    expect(mail.body).toMatchObject({ status: 409, code: 'not_undoable' });
    expect((await step('undoRenewalStep', moved, { step: 'prepare' })).body.code).toBe('step_superseded');
    expect(succeeded<Renewal>(await step('undoRenewalStep', moved, { step: 'move' })).stage_id).toBe(one.stage_id);
  });
});

describe('mails about what ends', () => {
  const mailsTo = async (address: string) =>
    api.adminDb
      .selectFrom('mails as m')
      .leftJoin('mail_files as f', 'f.mail_id', 'm.id')
      .selectAll('m')
      .select(['f.name as file', 'f.content'])
      .where('m.recipient', '=', address)
      .orderBy('m.id')
      .execute();
  it('ask each insurer once for all of a run, tell each client, move the cards on, and count as mails', async () => {
    const other = await api.partner('pide');
    const book = await aPortfolio(other);
    const at = (days: number, over: object = {}) =>
      book.active({ start_date: addMonths(addDays(today, days), -12), end_date: addDays(today, days), ...over });
    const start = async (days: number) => {
      const policy_id = (await at(days)).id;
      return succeeded<Renewal>(await other.call('createRenewal', { body: { policy_id } }));
    };
    const cards = [await start(40), await start(20), await start(30)] as [Renewal, Renewal, Renewal];
    const reach = async (table: 'providers' | 'customers', id: number | undefined, email: string | null) =>
      api.adminDb.updateTable(table).set({ email }).where('id', '=', Number(id)).execute();
    const mail = (operation: 'askInsurer' | 'remindClient', { id, version }: Renewal, run?: number, note?: string) =>
      other.call(operation, {
        path: { renewalId: id },
        version,
        body: { note: note ?? null },
        ...(run && { headers: { 'run-id': String(run) } }),
      });
    const [first] = cards;
    await reach('providers', first.provider?.id, null);
    const shown = (to: 'insurer' | 'client') =>
      other.call('getRenewalMail', { path: { renewalId: first.id }, query: { to } });
    expect((await shown('insurer')).body).toMatchObject({ recipient: { id: first.provider?.id }, email: null });
    expect((await mail('askInsurer', first)).body).toMatchObject({
      status: 409,
      code: 'provider_without_email',
      missing: ['provider_email'],
    });
    await reach('providers', first.provider?.id, 'emision@sur.example');
    await reach('customers', first.contractor?.id, 'cliente@correo.example');

    const lines = cards.map(({ id, version }) => ({ id, version }));
    const asked = await other.call('createRun', { body: { kind: 'askInsurer', title: 'Pedir', lines } });
    const runId = Number(succeeded<{ id: number }>(asked).id);
    const answers = await Promise.all(cards.map((card) => mail('askInsurer', card, runId, 'Misma suma.')));
    for (const { status, body } of answers)
      expect([status, body.stage]).toEqual([200, expect.objectContaining({ name_en: 'Asked the insurer' })]);
    const sent = await mailsTo('emision@sur.example');
    expect(sent).toHaveLength(1);
    const [one] = sent;
    expect(one?.body).toContain('(3)');
    expect(one?.body).toContain('Misma suma.');
    expect(one?.file).toBe('renovaciones.xlsx');
    expect(one?.content?.subarray(0, 2).toString()).toBe('PK');
    const words = (await shown('insurer')).body as { opening: string; closing: string; has_list: boolean };
    expect(words).toMatchObject({ email: 'emision@sur.example', has_list: true });
    expect(words.opening).not.toContain('[note]');

    const [again] = answers.map(({ body }) => body as unknown as Renewal) as [Renewal];
    const told = succeeded<Renewal>(await mail('remindClient', again, undefined, 'Llámeme.'));
    expect(told.stage.name_en).toBe('With the client');
    const [notice, ...rest] = await mailsTo('cliente@correo.example');
    expect(rest).toEqual([]);
    expect(notice).toMatchObject({ file: null, body: expect.stringContaining(first.policy.name) });
    // Who asks again later stays with the client.
    expect(succeeded<Renewal>(await mail('askInsurer', told)).stage.name_en).toBe('With the client');
    await reach('customers', first.contractor?.id, null);
    const [, second] = answers.map(({ body }) => body as unknown as Renewal) as [Renewal, Renewal];
    expect((await mail('remindClient', second)).body.code).toBe('client_without_email');
    const history = await other.call('listAudit', { query: { model: 'renewal', object_id: first.id } });
    expect(history.body.results?.map(({ event }) => event)).toContain('renewal_client_mailed');
    const { body } = await other.call('getSubscription');
    expect(body).toMatchObject({ usage: { emails: 3 } });
  });
});

it('names in the mail of a run only what still stands as it was chosen; what is tried again gets a mail of its own', async () => {
  const other = await api.partner('nombra');
  const book = await aPortfolio(other);
  const start = async (days: number) => {
    const dates = { start_date: addMonths(addDays(today, days), -12), end_date: addDays(today, days) };
    const policy_id = (await book.active(dates)).id;
    return succeeded<Renewal>(await other.call('createRenewal', { body: { policy_id } }));
  };
  const [first, moved, last] = [await start(20), await start(30), await start(40)];
  const email = 'lotes@sur.example';
  await api.adminDb.updateTable('providers').set({ email }).where('id', '=', Number(first.provider?.id)).execute();
  const lines = [first, moved, last].map(({ id, version }) => ({ id, version }));
  const asked = await other.call('createRun', { body: { kind: 'askInsurer', title: 'Pedir', lines } });
  const runId = Number(succeeded<{ id: number }>(asked).id);
  const mail = ({ id, version }: Renewal) =>
    other.call('askInsurer', {
      ...{ path: { renewalId: id }, version, body: { note: null }, headers: { 'run-id': String(runId) } },
    });
  const stage_id = stageOf('open', 2).id;
  const byHand = { path: { renewalId: moved.id }, version: moved.version, body: { next_action_on: today } };
  const { results } = succeeded<{ results: RenewalStage[] }>(await other.call('listRenewalStages'));
  const into = results.find(({ position }) => position === 3)?.id ?? stage_id;
  const now = succeeded<Renewal>(await other.call('moveRenewal', { ...byHand, body: { stage_id: into } }));
  expect((await mail(first)).status).toBe(200);
  expect((await mail(moved)).status).toBe(412);
  // Somebody works on a card that the mail has named: its line is done all the same, and no second mail goes out.
  const given = { path: { renewalId: last.id }, version: last.version, body: { assignee_id: other.userId } };
  expect((await other.call('assignRenewal', given)).status).toBe(200);
  expect((await mail(last)).status).toBe(200);
  expect((await mail(now)).status).toBe(200);
  const sent = await api.adminDb
    .selectFrom('mails')
    .select('body')
    .where('recipient', '=', email)
    .orderBy('id')
    .execute();
  expect(sent).toEqual([{ body: expect.stringContaining('(2)') }, { body: expect.stringContaining('(1)') }]);
  const { rows } = await sql<{ mailed: number[] }>`select mailed from run_lines where run_id = ${runId}
    and mailed is not null order by id`.execute(api.adminDb);
  expect(rows.map(({ mailed }) => mailed)).toEqual([[first.id, last.id], [moved.id]]);
});

describe('what a brokerage sees', () => {
  it('is listed by stage, owner, days and risk, added up, and hidden from others', async () => {
    const list = async (query: object) =>
      succeeded<{ count: number; results: Renewal[] }>(await office.call('listRenewals', { query: query as never }));
    const all = await list({ page_size: 200 });
    expect((await list({ mine: true })).count).toBe(
      all.results.filter((one) => one.assignee_id === office.userId).length,
    );
    const inBand = (await list({ band: 'days_30' })).results;
    expect(
      inBand.every(({ days_left, outcome }) => outcome === null && Number(days_left) >= 16 && Number(days_left) <= 30),
    ).toBe(true);
    expect((await list({ risk: 'high' })).results.every(({ risk }) => risk === 'high')).toBe(true);
    expect((await list({ unowned: true })).results.every(({ assignee_id }) => assignee_id === null)).toBe(true);
    const summary = succeeded<RenewalSummary>(await office.call('getRenewalSummary', { query: {} }));
    expect(summary.stages.reduce((sum, one) => sum + one.count, 0)).toBe(all.count);
    expect(summary.stages.map(({ stage }) => stage.name_en).slice(-2)).toEqual(['Renewed', 'Not renewed']);
    const board = succeeded<RenewalBoard>(await office.call('getRenewalBoard', { query: {} }));
    expect(board.columns.map(({ renewals: _, ...column }) => column)).toEqual(summary.stages);
    for (const { stage, renewals, count } of board.columns) {
      const ordering = stage.kind === 'open' ? 'end_date' : '-end_date';
      const page = await list({ stage: stage.id, ordering, page_size: 50 });
      expect([count, renewals.map(({ end_date }) => end_date)]).toEqual([
        page.count,
        page.results.map(({ end_date }) => end_date),
      ]);
      expect(renewals.map(({ id }) => id)).toEqual(page.results.map(({ id }) => id));
    }
    const mine = succeeded<RenewalBoard>(await office.call('getRenewalBoard', { query: { mine: true } }));
    expect(mine.columns.reduce((sum, one) => sum + one.count, 0)).toBe((await list({ mine: true })).count);
    const stranger = await api.partner('ajena-renueva');
    expect((await stranger.call('listRenewals')).body).toMatchObject({ count: 0 });
    const [first] = all.results as [Renewal];
    expect((await step('moveRenewal', first, { stage_id: stageOf('open').id }, stranger as typeof office)).status).toBe(
      404,
    );
    const viewer = await office.as(['policy_app.view_renewal', 'policy_app.view_policy']);
    const moved = await viewer.call('moveRenewal', {
      path: { renewalId: first.id },
      version: first.version,
      body: { stage_id: stageOf('open').id },
    });
    expect(moved.status).toBe(403);
  });

  it('shows every card of a stage once, page by page, also where a hundred terms end on one day', async () => {
    const many = await api.partner('muchas');
    const day = addDays(today, -5);
    await sql`with terms as (
          insert into policies (partner_id, status, number, insured_select_type, start_date, end_date)
          select ${many.partnerId}, 'active', 'P-' || n, 'personal', ${addMonths(day, -12)}::date, ${day}::date from generate_series(1, 120) n
          returning id, partner_id
        ) insert into renewals (partner_id, policy_id, stage_id, kind, stage_since, outcome, decided_on, lost_reason_code)
        select t.partner_id, t.id, s.id, s.kind, ${day}::date, case s.kind when 'lost' then 'lost' end,
          case s.kind when 'lost' then ${day}::date end, case s.kind when 'lost' then 'price' end
        from terms t join renewal_stages s on s.partner_id = t.partner_id
          and s.id = (select id from renewal_stages where partner_id = t.partner_id and kind = (array['open', 'lost'])[1 + t.id % 2] order by id limit 1)`.execute(
      api.adminDb,
    );
    const board = succeeded<RenewalBoard>(await many.call('getRenewalBoard', { query: {} }));
    for (const { stage, count, renewals } of board.columns.filter((column) => column.count > 0)) {
      const ordering = stage.kind === 'open' ? 'end_date' : '-end_date';
      const more = await many.call('listRenewals', { query: { stage: stage.id, ordering, page: 2, page_size: 50 } });
      const ids = [...renewals, ...succeeded<{ results: Renewal[] }>(more).results].map(({ id }) => id);
      expect([stage.kind, count, renewals.length, new Set(ids).size]).toEqual([stage.kind, 60, 50, 60]);
    }
    expect(board.columns.filter(({ count }) => count > 0).map(({ stage }) => stage.kind)).toEqual(['open', 'lost']);
  });

  it('belongs to the seller with the highest share today, and to nobody’s who sells no more', async () => {
    const policy = await ending(44);
    const seller = async (share: object, who = office) =>
      succeeded(
        await office.call('createPolicySeller', {
          path: { policyId: policy.id },
          body: { user_id: who.userId, ...share } as never,
        }),
      );
    const colleague = await office.as(['policy_app.view_renewal']);
    await seller({ start_date: addDays(today, -200), percentage: '70' });
    await seller({ start_date: addDays(today, -20), percentage: '0' });
    await seller({ start_date: addDays(today, -20), percentage: '30' }, colleague as typeof office);
    const card = await begin(policy.id);
    expect(card.assignee_id).toBe(colleague.userId);
    // Somebody who works here no more owns nothing either.
    await sql`update users set is_active = false where id = ${colleague.userId}`.execute(api.adminDb);
    expect(await read(card)).toMatchObject({ assignee_id: null, assignee: null });
    const mine = await office.call('listRenewals', { query: { unowned: true, policy: policy.id } });
    expect(mine.body).toMatchObject({ count: 1 });
  });

  it('leaves out what is not renewed: bonds of a branch, and single voyages', async () => {
    const other = await api.partner('fianzas');
    const book = await aPortfolio(other);
    const at = (days: number, over: object = {}) =>
      book.active({ start_date: addMonths(addDays(today, days), -12), end_date: addDays(today, days), ...over });
    const voyage = await at(10, { renews: false });
    const usual = await at(12);
    await aCalendar(api).passTo(`${today}T17:00:00Z`);
    const listed = async () =>
      succeeded<{ results: Renewal[] }>(await other.call('listRenewals')).results.map(({ policy_id }) => policy_id);
    expect(await listed()).toEqual([usual.id]);
    const byHand = await other.call('createRenewal', { body: { policy_id: voyage.id } });
    expect(byHand.body).toMatchObject({ status: 409, code: 'not_renewable' });
    const branchId = Number((await other.call('getPolicy', { path: { policyId: usual.id } })).body.branch_id);
    const path = { branchId };
    const { version } = (await other.call('getBranch', { path })).body;
    succeeded(await other.call('updateBranch', { path, version: Number(version), body: { renews: false } }));
    // What is open already of such a branch counts no more.
    expect(await listed()).toEqual([]);
    expect((await other.call('getRenewalSummary', { query: {} })).body).toMatchObject({ next_entry: null });
  });

  it('tells each owner once of all that a day brings, and narrows by how the premium changes', async () => {
    const other = await api.partner('avisada');
    const book = await aPortfolio(other);
    const colleague = await other.as(['policy_app.view_renewal']);
    for (const days of [15, 25]) {
      const dates = { start_date: addMonths(addDays(today, days), -12), end_date: addDays(today, days) };
      const { id } = await book.active(dates);
      const share = { user_id: colleague.userId, start_date: addDays(today, -100), percentage: '50' };
      succeeded(await other.call('createPolicySeller', { path: { policyId: id }, body: share as never }));
    }
    await aCalendar(api).passTo(`${today}T17:00:00Z`);
    const { results } = (await colleague.call('listNotifications')).body;
    expect(results?.filter(({ kind }) => kind === 'renewal_assigned')).toMatchObject([
      { params: { count: 2, end_date: addDays(today, 15) }, link: '/app/management/renewals?mine=true' },
    ]);
    const [card] = succeeded<{ results: Renewal[] }>(await other.call('listRenewals')).results as [Renewal];
    const given = { path: { renewalId: card.id }, version: card.version };
    succeeded(await other.call('prepareRenewal', { ...given, body: { observations: 'x', change_percent: '7' } }));
    const count = async (query: object) => (await other.call('listRenewals', { query: query as never })).body.count;
    expect(await count({ change_from: '7' })).toBe(1);
    expect(await count({ change_from: '7.01' })).toBe(0);
    expect(await count({ change_from: '-5', change_to: '6.99' })).toBe(0);
  });

  it('insures vehicles for less in their next term, by the table of the settings and at their rates', async () => {
    const policy = await ending(35, { net_premium: '1000.00' });
    const [first, second] = [Number(addDays(today, 35).slice(0, 4)) - 2, Number(addDays(today, 35).slice(0, 4))];
    const cars = [
      { plate: 'PDX1001', year: first, sums: { sum: '20000.00', rate: '3.2' } },
      { plate: 'PDX1002', year: second, sums: { sum: '10000.00', rate: '3' } },
      { plate: 'PDX1003', year: first, sums: { sum: '5000.00', rate: '3', term_net: '200.00' } },
      { plate: 'PDX1004', year: first, sums: {} },
    ];
    for (const { plate, year, sums } of cars) {
      const car = { brand: 'Kia', model: 'Río', year, plate, owner_id: portfolio.contractorId };
      const { id: vehicle_id } = succeeded<{ id: number }>(await office.call('createVehicle', { body: car }));
      const body = { vehicle_id, ...sums };
      succeeded(await office.call('createPolicyVehicle', { path: { policyId: policy.id }, body }));
    }
    const card = await begin(policy.id);
    const asked = { observations: 'Con depreciación.', change_percent: '10', depreciates: true };
    expect((await step('prepareRenewal', card, asked)).body.errors).toHaveProperty('depreciates');
    const { version } = (await office.call('getSettings')).body;
    const depreciation = [{ age: 1, percent: '10' }];
    succeeded(
      await office.call('updateSettings', { version: Number(version), body: { renewals: { depreciation } } as never }),
    );
    const prepared = await prepare(card, asked);
    const next = Number(prepared.next?.id);
    // 1,000 less the 64 by which the premium of the first vehicle falls, and ten percent more.
    expect(prepared).toMatchObject({ next: { net_premium: '1029.60' } });
    const { results } = (await office.call('listPolicyVehicles', { path: { policyId: next } })).body;
    expect(results?.map(({ plate, sum, rate, term_net }) => [plate, sum, rate, term_net])).toEqual([
      ['PDX1001', '18000.00', '3.2', '576.00'],
      ['PDX1002', '10000.00', '3', '300.00'],
      ['PDX1003', '4500.00', '3', '200.00'],
      ['PDX1004', null, null, null],
    ]);
    const difference = await office.call('comparePolicies', { path: { policyId: policy.id }, query: { other: next } });
    expect((difference.body as unknown as TermsDifference).lists.vehicles.changed).toEqual([
      {
        name: 'PDX1001 · Kia Río',
        fields: [
          { field: 'sum', before: '20000.00', after: '18000.00' },
          { field: 'term_net', before: '640.00', after: '576.00' },
        ],
        extras: [],
      },
      { name: 'PDX1003 · Kia Río', fields: [{ field: 'sum', before: '5000.00', after: '4500.00' }], extras: [] },
    ]);
    const untouched = await step('undoRenewalStep', prepared, { step: 'prepare' });
    expect(untouched.body).toMatchObject({ next: null });
    const same = await prepare(succeeded<Renewal>(untouched));
    expect(same).toMatchObject({ next: { net_premium: '1000.00' } });
    const kept = (await office.call('listPolicyVehicles', { path: { policyId: Number(same.next?.id) } })).body.results;
    expect(kept?.[0]).toMatchObject({ sum: '20000.00', term_net: '640.00' });
  });

  it('names colleagues to whoever may open the screen', async () => {
    const viewer = await office.as(['policy_app.view_renewal']);
    expect((await viewer.call('listTaskAssignees', { query: {} })).status).toBe(200);
    const stranger = await office.as(['policy_app.view_payment']);
    expect((await stranger.call('listTaskAssignees', { query: {} })).status).toBe(403);
  });

  it('counts retention over a window: by terms, by premium, and what the renewed ones grew', async () => {
    const other = await api.partner('retiene');
    const book = await aPortfolio(other);
    const values = [
      ...Array.from({ length: 34 }, () => ({ outcome: 'renewed', net: '1300.00', next: '1365.00' })),
      ...Array.from({ length: 3 }, () => ({ outcome: 'lost', net: '1200.00', next: null })),
      { outcome: 'not_taken_up', net: '1200.00', next: null },
      // No term that could go on.
      { outcome: 'cancelled', net: '9999.00', next: null },
      ...Array.from({ length: 2 }, () => ({ outcome: null, net: '1500.00', next: null })),
    ];
    const model = await book.active({ start_date: addMonths(book.today, -13), end_date: addMonths(book.today, -1) });
    for (const { outcome, net, next } of values) {
      const { rows } = await sql<{
        id: number;
      }>`insert into policies (partner_id, status, number, start_date, end_date, net_premium, total_grant, provider_id)
        select partner_id, 'draft', null, start_date, end_date, ${net}, ${net}, provider_id from policies where id = ${model.id} returning id`.execute(
        api.adminDb,
      );
      const id = Number(rows[0]?.id);
      if (next)
        await sql`insert into policies (partner_id, status, renewed_from_id, net_premium, total_grant)
          select partner_id, 'draft', id, ${next}, ${next} from policies where id = ${id}`.execute(api.adminDb);
      await sql`insert into renewals (partner_id, policy_id, stage_id, kind, stage_since, outcome, decided_on, lost_reason_code)
        select p.partner_id, p.id, s.id, s.kind, ${book.today}, ${outcome}, ${outcome ? book.today : null}, ${outcome === 'lost' ? 'price' : null}
        from policies p join renewal_stages s on s.partner_id = p.partner_id and s.kind = case when ${outcome}::text is null then 'open' when ${outcome}::text = 'renewed' then 'renewed' else 'lost' end
        where p.id = ${id} order by s.position limit 1`.execute(api.adminDb);
    }
    const { retention } = succeeded<RenewalSummary>(await other.call('getRenewalSummary', { query: {} }));
    const told = {
      ending: 40,
      renewed: 34,
      lost: 4,
      open: 2,
      by_count: '89.47',
      by_premium: '90.20',
      growth: '5.00',
    };
    expect(retention).toMatchObject(told);
    const by = async (group: RetentionGrouping) =>
      succeeded<RetentionByGroup>(await other.call('getRenewalRetention', { query: { by: group } }));
    expect(await by('provider')).toMatchObject({
      all: told,
      groups: [{ id: expect.any(Number), name: expect.any(String), retention: told }],
    });
    expect((await by('branch')).groups).toMatchObject([{ id: null, name: null }]);
    expect((await by('assignee')).groups).toMatchObject([{ id: null, retention: { ending: 40 } }]);
  });

  it('gets the cards of ending terms by itself, once, and hears once a week of those of nobody', async () => {
    const other = await api.partner('diaria');
    const book = await aPortfolio(other);
    const at = (days: number, over: object = {}) =>
      book.active({ start_date: addMonths(addDays(today, days), -12), end_date: addDays(today, days), ...over });
    const due = [await at(60), await at(80, { notification_limit_days: 90 })];
    await at(61);
    const calendar = aCalendar(api);
    for (const hour of ['17', '18']) await calendar.passTo(`${today}T${hour}:00:00Z`);
    const { results } = succeeded<{ results: Renewal[] }>(await other.call('listRenewals'));
    expect(results.map(({ policy_id }) => policy_id)).toEqual(due.map(({ id }) => id));
    const begun = await other.call('listAudit', { query: { model: 'renewal', object_id: Number(results[0]?.id) } });
    expect(begun.body.results).toMatchObject([
      {
        event: 'renewal_created',
        changes: expect.arrayContaining([
          expect.objectContaining({ field: 'stage', after: expect.stringContaining('To review') }),
        ]),
      },
    ]);
    const told = async () =>
      (await other.call('listNotifications')).body.results?.filter(({ kind }) => kind === 'renewal_unowned');
    expect(await told()).toEqual([]);
    const monday = addDays(today, ((7 - new Date(`${today}T00:00:00Z`).getUTCDay()) % 7) + 1);
    for (const day of [monday, addDays(monday, 1)]) await calendar.passTo(`${day}T17:00:00Z`);
    expect(await told()).toEqual([
      expect.objectContaining({
        params: { count: 2, end_date: addDays(today, 60) },
        link: '/app/management/renewals?unowned=true',
      }),
    ]);
  });

  it('begins and weighs renewals by the settings of the brokerage', async () => {
    const other = await api.partner('ajustada');
    const book = await aPortfolio(other);
    const at = (days: number) =>
      book.active({ start_date: addMonths(addDays(today, days), -12), end_date: addDays(today, days) });
    const [soon, far] = [await at(40), await at(90)];
    await at(91);
    const limits = { window_days: 90, rise_percent: '5', days_without_offer: 41 };
    const { version } = (await other.call('getSettings')).body as { version: number };
    succeeded(await other.call('updateSettings', { version, body: { renewals: limits } }));
    const calendar = aCalendar(api);
    for (const hour of ['17', '18']) await calendar.passTo(`${today}T${hour}:00:00Z`);
    const { results } = succeeded<{ results: Renewal[] }>(await other.call('listRenewals'));
    expect(results.map(({ policy_id, risk_reasons }) => [policy_id, risk_reasons.includes('no_offer')])).toEqual([
      [soon.id, true],
      [far.id, false],
    ]);
    const [, later] = results as [Renewal, Renewal];
    const body = { observations: 'x', change_percent: '5' };
    const prepared = await other.call('prepareRenewal', {
      path: { renewalId: later.id },
      version: later.version,
      body,
    });
    expect(prepared.body.risk_reasons).toContain('premium_rises');
    expect((await other.call('getRenewalSummary')).body).toMatchObject({
      window_days: 90,
      next_entry: addDays(today, 1),
    });
  });

  it('goes through stages of its own making, of which some stay', async () => {
    const body = { name_es: 'En pausa', name_en: 'On hold', kind: 'open', position: 3, stale_after_days: 5 };
    const stage = succeeded<RenewalStage>(await office.call('createRenewalStage', { body: body as never }));
    const change = { path: { renewalStageId: stage.id }, version: stage.version, body: { name_en: 'Waiting' } };
    const changed = succeeded<RenewalStage>(await office.call('updateRenewalStage', change));
    expect(changed).toMatchObject({ name_en: 'Waiting', name_es: 'En pausa', stale_after_days: 5 });
    const card = await begin((await ending(45)).id);
    succeeded(await step('moveRenewal', card, { stage_id: stage.id }));
    const remove = (query: object, one = changed) =>
      office.call('deleteRenewalStage', {
        path: { renewalStageId: one.id },
        version: one.version,
        query: query as never,
      });
    expect((await remove({})).body).toMatchObject({ code: 'held', held_by: [{ model: 'renewal', count: 1 }] });
    expect((await remove({ move_to: stageOf('lost').id })).status).toBe(422);
    expect((await remove({ move_to: stageOf('open').id })).status).toBe(204);
    expect(await read(card)).toMatchObject({ stage_id: stageOf('open').id });
    expect((await remove({}, stageOf('renewed'))).body.code).toBe('last_stage');
  });

  it('puts the stages that are named first, in their order, and the others behind', async () => {
    const all = succeeded<{ results: RenewalStage[] }>(await office.call('listRenewalStages')).results;
    const ids = all.map(({ id }) => id);
    const turned = [...ids.slice(1, 3), ids[0] as number, ...ids.slice(3)];
    const order = (wanted: readonly number[], who: Pick<typeof office, 'call'> = office) =>
      who.call('orderRenewalStages', { body: { ids: [...wanted] } });
    expect(succeeded<{ results: RenewalStage[] }>(await order(turned)).results.map(({ id }) => id)).toEqual(turned);
    expect((await order([...turned, turned[1] as number])).body.errors).toHaveProperty(`ids.${turned.length}`);
    expect((await order([999_999, ...turned.slice(1)])).body.errors).toHaveProperty('ids.0');
    const first = ids.at(-1) as number;
    expect(succeeded<{ results: RenewalStage[] }>(await order([first])).results.map(({ id }) => id)).toEqual([
      first,
      ...turned.filter((id) => id !== first),
    ]);
    const told = await api.adminDb
      .selectFrom('audit_log')
      .select('after')
      .where('event', '=', 'renewal_stages_ordered')
      .where('partner_id', '=', office.partnerId)
      .execute();
    const stage = expect.objectContaining({ name_en: 'To review' });
    expect(told).toEqual(Array.from({ length: 2 }, () => ({ after: { stages: expect.arrayContaining([stage]) } })));
    expect((await order(turned, await api.partner('etapas-ajenas'))).status).toBe(422);
    succeeded(await order(ids));
  });

  it('counts what each quick filter would leave, whatever else of them is on', async () => {
    const counts = async (query: object) =>
      succeeded<{ open_counts: { mine: number; unowned: number; bands: object; risks: object } }>(
        await office.call('getRenewalSummary', { query: query as never }),
      ).open_counts;
    const listed = async (query: object) =>
      Number((await office.call('listRenewals', { query: { ...query, kind: 'open' } as never })).body.count);
    const all = await counts({});
    expect(await counts({ band: 'later', mine: true, risk: 'low' })).toEqual(all);
    expect([all.mine, all.unowned]).toEqual([await listed({ mine: true }), await listed({ unowned: true })]);
    for (const [band, count] of Object.entries(all.bands))
      expect([band, await listed({ band })]).toEqual([band, count]);
    for (const [risk, count] of Object.entries(all.risks))
      expect([risk, await listed({ risk })]).toEqual([risk, count]);
    expect(Object.values(all.bands).some((count) => count > 0)).toBe(true);
  });
});

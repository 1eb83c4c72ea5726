import type { RunKind, RunUndoLine } from '@corredor/core/api';
import { vRunKind, vRunModel } from '@corredor/core/schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortfolio, succeeded, type TestPortfolio } from '../../testing/aPortfolio.ts';
import { askedOf } from '../../testing/askedOf.ts';
import { documentedOperations } from '../../testing/documentInputs.ts';
import { type Call, type TestApi, testApi } from '../../testing/testApi.ts';
import { readRunKinds } from './index.ts';

let api: TestApi;
let office: Awaited<ReturnType<TestApi['partner']>>;
let portfolio: TestPortfolio;
beforeAll(async () => {
  api = await testApi();
  office = await api.partner('lotes');
  portfolio = await aPortfolio(office);
});
afterAll(() => api.close());

type Row = { id: number; version: number };
interface RunAnswer {
  kind: string;
  undo_until: string | null;
  id: number;
  status: string;
  total: number;
  waiting: number;
  done: number;
  skipped: number;
  failed: number;
  title: string;
  params: object;
  started_by: { id: number };
}
interface LineAnswer {
  record_version: number;
  current_version: number | null;
  about: { model: string; id: number; label: string };
  outcome: string;
  code: string | null;
  detail: string | null;
  tried_by: { id: number } | null;
}
const instalments = async () => (await portfolio.instalments((await portfolio.active()).id)) as Row[];
const body = () => ({ payment_method: 'transfer', payment_date: portfolio.today });
const begin = async (rows: readonly Row[], by: { call: Call } = office, kind: RunKind = 'payInstalment') =>
  succeeded<RunAnswer>(
    await by.call('createRun', {
      body: { kind, title: ' Cobros de hoy ', params: body(), lines: rows.map(({ id, version }) => ({ id, version })) },
    }),
  );
const pay = (run: number | string, row: Row, by: { call: Call } = office, key?: string) =>
  by.call('payInstalment', {
    path: { paymentId: row.id },
    version: row.version,
    body: body(),
    key,
    headers: { 'run-id': String(run) },
  });
const read = async (runId: number) => succeeded<RunAnswer>(await office.call('getRun', { path: { runId } }));
const linesOf = async (runId: number, query = {}) =>
  succeeded<{ results: LineAnswer[] }>(await office.call('listRunLines', { path: { runId }, query })).results;

describe('a run', () => {
  it('is what the contract lets be done to many records, and nothing else', () => {
    const kinds = readRunKinds(api.document);
    expect([...kinds.keys()].toSorted()).toEqual(vRunKind.options.toSorted());
    expect([...new Set([...kinds.values()].map(({ model }) => model))].toSorted()).toEqual(
      vRunModel.options.toSorted(),
    );
    for (const operation of documentedOperations)
      if (kinds.has(operation.id as RunKind)) expect(operation.problems, operation.id).toContain('run_done');
  });

  it('notes what became of each record: done, needless and refused, by whom and why', async () => {
    const [one, two, three, four] = (await instalments()) as [Row, Row, Row, Row];
    await office.call('payInstalment', { path: { paymentId: two.id }, version: two.version, body: body() });
    const run = await begin([one, { ...two, version: 2 }, { ...three, version: 9 }, four]);
    expect(run).toMatchObject({ title: 'Cobros de hoy', total: 4, waiting: 4, status: 'running', params: body() });
    expect((await pay(run.id, one)).body).toMatchObject({ is_paid: true });
    expect((await pay(run.id, { ...two, version: 2 })).status).toBe(409);
    expect((await pay(run.id, { ...three, version: 9 })).status).toBe(412);
    expect(await read(run.id)).toMatchObject({ waiting: 1, done: 1, skipped: 1, failed: 1 });
    const lines = await linesOf(run.id);
    expect(lines.map(({ outcome, code }) => [outcome, code])).toEqual([
      ['done', null],
      ['skipped', 'already_paid'],
      ['failed', 'stale'],
      ['waiting', null],
    ]);
    expect(lines[0]?.about).toEqual({ model: 'payment', id: one.id, label: expect.stringMatching(/^P-\d+ · 1\/12$/) });
    expect(lines[1]?.detail).toBe('This instalment is already paid.');
    expect([lines[0]?.tried_by?.id, lines[3]?.tried_by]).toEqual([office.userId, null]);
    expect(await linesOf(run.id, { outcome: 'failed' })).toHaveLength(1);
    // What was refused can be tried again, as it is now.
    expect((await pay(run.id, three)).status).toBe(200);
    expect(await read(run.id)).toMatchObject({ done: 2, failed: 0 });
  });

  it('names what was left alone from the start, with the reason that was read', async () => {
    const [one, two, three] = (await instalments()) as [Row, Row, Row];
    const input = (lines: object[], refusals?: string[]) =>
      office.call('createRun', {
        body: { kind: 'payInstalment', title: 'Cobros de hoy', params: body(), refusals, lines },
      });
    const line = ({ id, version }: Row, refusal?: number) => ({ id, version, refusal });
    const run = succeeded<RunAnswer>(
      await input([line(one), line(two, 0), line(three, 1)], ['Ya está pagada.', 'No.']),
    );
    expect(run).toMatchObject({ total: 3, waiting: 1, failed: 2 });
    expect(await linesOf(run.id)).toMatchObject([
      { outcome: 'waiting', detail: null, tried_by: null, tried_at: null },
      { outcome: 'failed', code: null, detail: 'Ya está pagada.', tried_by: { id: office.userId } },
      { outcome: 'failed', code: null, detail: 'No.', about: { label: expect.stringMatching(/ · 3\/12$/) } },
    ]);
    await pay(run.id, one);
    expect((await office.call('finishRun', { path: { runId: run.id } })).body).toMatchObject({ status: 'finished' });
    // Whoever tries it again is answered by the server.
    expect((await pay(run.id, { ...two, version: 9 })).status).toBe(412);
    expect((await linesOf(run.id))[1]).toMatchObject({ outcome: 'failed', code: 'stale' });
    expect((await pay(run.id, three)).status).toBe(200);
    expect((await linesOf(run.id))[2]).toMatchObject({ outcome: 'done', code: null, detail: null });
    const [four] = (await instalments()) as [Row];
    expect((await input([line(four, 1)], ['Una'])).body.errors).toEqual({ 'lines.0.refusal': [expect.any(String)] });
    expect((await input([line(four, 0)])).status).toBe(422);
    expect((await input([line(four, 0)], ['x'.repeat(301)])).status).toBe(422);
  });

  it('names what needed nothing from the start, which is no refusal', async () => {
    const [one, two, three] = (await instalments()) as [Row, Row, Row];
    const lines = [one, two, three].map(({ id, version }, place) => ({
      ...{ id, version },
      ...(place > 0 && { refusal: 0, is_needless: place === 1 }),
    }));
    const run = succeeded<RunAnswer>(
      await office.call('createRun', {
        body: { kind: 'payInstalment', title: 'Cobros de hoy', params: body(), refusals: ['Ya está pagada.'], lines },
      }),
    );
    expect(run).toMatchObject({ total: 3, waiting: 1, failed: 1, skipped: 1 });
    expect(await linesOf(run.id, { outcome: 'skipped' })).toMatchObject([
      { code: null, detail: 'Ya está pagada.', about: { id: two.id }, tried_by: { id: office.userId } },
    ]);
  });

  it('does nothing twice, whoever goes on with it and however they race', async () => {
    const [one, two] = (await instalments()) as [Row, Row];
    const run = await begin([one, two]);
    const colleague = await office.as(['policy_app.view_payment', 'policy_app.change_payment']);
    const raced = await Promise.all([pay(run.id, one), pay(run.id, one, colleague)]);
    expect(raced.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(raced.find(({ status }) => status === 409)?.body.code).toBe('run_done');
    const again = await pay(run.id, { ...one, version: 2 }, colleague);
    expect([again.status, again.body.code]).toEqual([409, 'run_done']);
    expect((await linesOf(run.id)).map(({ outcome }) => outcome)).toEqual(['done', 'waiting']);
    // The answer that was lost is given again, and the line stays one.
    const key = 'a-run-of-instalments-01';
    const [first, second] = [await pay(run.id, two, colleague, key), await pay(run.id, two, colleague, key)];
    expect([first.status, second.status, second.body]).toEqual([200, 200, first.body]);
    expect((await linesOf(run.id))[1]?.tried_by?.id).toBe(colleague.userId);
  });

  it('ends when nothing waits, or is given up: then nothing more is done in it', async () => {
    const [one, two] = (await instalments()) as [Row, Row];
    const run = await begin([one]);
    const end = (id: 'finishRun' | 'cancelRun', runId: number) => office.call(id, { path: { runId } });
    expect((await end('finishRun', run.id)).body.code).toBe('run_waiting');
    await pay(run.id, one);
    expect((await end('finishRun', run.id)).body).toMatchObject({
      status: 'finished',
      finished_at: expect.any(String),
    });
    expect((await end('finishRun', run.id)).status).toBe(200);
    expect((await end('cancelRun', run.id)).body.code).toBe('run_finished');
    const given = await begin([two]);
    expect((await end('cancelRun', given.id)).body).toMatchObject({ status: 'cancelled', waiting: 1 });
    expect((await pay(given.id, two)).body.code).toBe('run_cancelled');
    expect((await end('finishRun', given.id)).body.code).toBe('run_cancelled');
    expect((await linesOf(given.id))[0]).toMatchObject({ outcome: 'waiting', code: null });
  });

  it('refuses what it does not do, what it does not include and what is not there', async () => {
    const [one, two] = (await instalments()) as [Row, Row];
    const run = await begin([one]);
    expect((await pay(run.id, two)).body.code).toBe('run_other');
    const remind = await office.call('notifyPayer', {
      path: { paymentId: one.id },
      version: 1,
      headers: { 'run-id': String(run.id) },
    });
    expect(remind.body.code).toBe('run_other');
    expect((await pay(999_999, one)).status).toBe(404);
    expect((await pay('x', one)).status).toBe(400);
    const twice = { kind: 'payInstalment', title: 'Dos', lines: [one, one].map(({ id }) => ({ id, version: 1 })) };
    expect((await office.call('createRun', { body: twice })).status).toBe(422);
    const many = Array.from({ length: 2_001 }, (_none, index) => ({ id: index + 1, version: 1 }));
    expect((await office.call('createRun', { body: { ...twice, lines: many } })).status).toBe(422);
    expect((await linesOf(run.id))[0]?.outcome).toBe('waiting');
  });

  it('is for those who may do the same to one record, and for no other brokerage', async () => {
    const [one] = (await instalments()) as [Row];
    const run = await begin([one]);
    const path = { runId: run.id };
    const reader = await office.as(['policy_app.view_payment']);
    expect((await reader.call('listRuns')).body.count).toBe(0);
    for (const id of ['getRun', 'listRunLines', 'finishRun', 'cancelRun'] as const)
      expect((await reader.call(id, { path })).body.code, id).toBe('permission_denied');
    const lines = [{ id: one.id, version: 1 }];
    const begun = await reader.call('createRun', { body: { kind: 'payInstalment', title: 'No', lines } });
    expect([begun.status, begun.body.permission]).toEqual([403, 'policy_app.change_payment']);
    const stranger = await api.partner('otra');
    expect((await stranger.call('getRun', { path })).status).toBe(404);
    expect(
      (await stranger.call('createRun', { body: { kind: 'payInstalment', title: 'No', lines } })).body.errors,
    ).toEqual({ 'lines.0.id': [expect.any(String)] });
    const colleague = await office.as(['policy_app.view_payment', 'policy_app.change_payment']);
    const mine = await colleague.call('listRuns', { query: { mine: true } });
    const all = await colleague.call('listRuns', { query: { status: 'running', kind: 'payInstalment' } });
    expect([mine.body.count, all.body.results?.[0]?.id]).toEqual([0, run.id]);
    const named = await colleague.call('listRuns', { query: { search: 'COBROS' } });
    expect(named.body.count).toBe((await colleague.call('listRuns')).body.count);
    expect((await colleague.call('listRuns', { query: { search: 'nadie' } })).body.count).toBe(0);
    expect(await linesOf(run.id, { search: 'nadie' })).toEqual([]);
  });

  it('writes names of every kind of record, and keeps the line of what it deletes', async () => {
    const id = await portfolio.addCustomer('Rosa Efímera');
    const version = 1;
    const run = await begin([{ id, version }], office, 'deleteCustomer');
    const gone = await office.call('deleteCustomer', {
      path: { customerId: id },
      version,
      headers: { 'run-id': String(run.id) },
    });
    expect(gone.status).toBe(204);
    expect((await linesOf(run.id))[0]).toMatchObject({
      outcome: 'done',
      about: { label: 'Rosa Efímera', model: 'customer' },
    });
    await portfolio.active();
    const labels: string[] = [];
    const others: [RunKind, string][] = [
      ['deletePolicy', 'listPolicies'],
      ['deleteProvider', 'listProviders'],
      ['deleteBranch', 'listBranches'],
      ['deactivateUser', 'listUsers'],
      ['deleteRole', 'listRoles'],
    ];
    for (const [kind, list] of others) {
      const row = (await office.call(list as 'listRoles')).body.results?.[0] as unknown as Row;
      labels.push((await linesOf((await begin([row], office, kind)).id))[0]?.about.label ?? '');
    }
    expect(labels.filter((label) => label === '' || label.startsWith('#'))).toEqual([]);
  });
});

describe('the undo of a run', () => {
  const undo = (runId: number, by: { call: Call } = office) =>
    by.call('undoRun', { path: { runId }, body: { title: 'Deshacer: cobros' } });
  const unpay = (runId: number, id: number, version: number) =>
    office.call('unpayInstalment', { path: { paymentId: id }, version, headers: { 'run-id': String(runId) } });

  it('is a run that does the opposite to what was done, once, and says so on both', async () => {
    const [one, two, three] = (await instalments()) as [Row, Row, Row];
    const run = await begin([one, two, three]);
    await pay(run.id, one);
    await pay(run.id, two);
    await pay(run.id, { ...three, version: 9 });
    expect((await undo(run.id)).body.code).toBe('run_waiting');
    await office.call('finishRun', { path: { runId: run.id } });
    const raced = await Promise.all([undo(run.id), undo(run.id)]);
    expect(raced.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const back = raced.find(({ status }) => status === 201)?.body as unknown as RunAnswer;
    expect(back).toMatchObject({
      kind: 'unpayInstalment',
      total: 2,
      waiting: 2,
      undoes: { id: run.id, name: 'Cobros de hoy' },
    });
    expect(await read(run.id)).toMatchObject({ undone_by: { id: back.id }, undo_until: null });
    const [first, second] = (await linesOf(back.id)) as [LineAnswer, LineAnswer];
    expect([first.about.id, first.record_version]).toEqual([one.id, first.current_version]);
    expect((await unpay(back.id, one.id, first.record_version)).body).toMatchObject({ is_paid: false });
    // Given up in the middle: what is left of it can be taken back by another, and only that.
    await office.call('cancelRun', { path: { runId: back.id } });
    const rest = succeeded<RunAnswer>(await undo(run.id));
    expect((await linesOf(rest.id)).map(({ about }) => about.id)).toEqual([second.about.id]);
    expect((await unpay(rest.id, second.about.id, second.record_version)).body).toMatchObject({ is_paid: false });
    expect(await read(rest.id)).toMatchObject({ done: 1, waiting: 0, undo_until: null });
  });

  it('is shown before it begins: what goes back, and what stays and why; nothing changes by that', async () => {
    const [one, two, three] = (await instalments()) as [Row, Row, Row];
    const run = await begin([one, two, three]);
    const preview = async (query: object = {}, by: { call: Call } = office) =>
      by.call('previewRunUndo', { path: { runId: run.id }, query: query as never });
    const shown = async (query: object = {}) =>
      succeeded<{ count: number; results: RunUndoLine[] }>(await preview(query));
    for (const row of [one, two, three]) await pay(run.id, row);
    expect((await preview()).body.code).toBe('run_waiting');
    await office.call('finishRun', { path: { runId: run.id } });
    expect((await shown()).results.map(({ outcome, code, detail }) => [outcome, code, detail])).toEqual([
      ['taken_back', null, null],
      ['taken_back', null, null],
      ['taken_back', null, null],
    ]);
    const now = async (id: number) => succeeded<Row>(await office.call('getPayment', { path: { paymentId: id } }));
    const before = await now(two.id);
    succeeded(await office.call('unpayInstalment', { path: { paymentId: two.id }, version: before.version }));
    const { results } = await shown();
    expect(results.map(({ about, outcome, code }) => [about.id, outcome, code])).toEqual([
      [one.id, 'taken_back', null],
      [two.id, 'stays', 'not_paid'],
      [three.id, 'taken_back', null],
    ]);
    expect(results[1]?.detail).toMatch(/\w/);
    expect(await shown({ page: 2, page_size: 2 })).toMatchObject({ count: 3, results: [{ about: { id: three.id } }] });
    expect((await now(one.id)).version).toBe(one.version + 1);
    const reader = await office.as(['policy_app.view_payment']);
    expect((await preview({}, reader)).status).toBe(403);

    // What the undo then does is what was shown.
    const back = succeeded<RunAnswer>(await undo(run.id));
    for (const { about, record_version } of (await linesOf(back.id)) as LineAnswer[])
      await unpay(back.id, about.id, record_version);
    expect((await linesOf(back.id)).map(({ about, outcome, code }) => [about.id, outcome === 'done', code])).toEqual(
      results.map(({ about, outcome, code }) => [about.id, outcome === 'taken_back', code]),
    );
    expect((await preview()).body.code).toBe('run_undone');
  });

  it('takes back what was handed over', async () => {
    const [one] = (await instalments()) as [Row];
    const body = {
      kind: 'money',
      method: 'cash',
      amount: '10.00',
      received_on: portfolio.today,
      collected_by: 'broker',
    };
    succeeded(await office.call('createReceipt', { path: { paymentId: one.id }, version: one.version, body }));
    const now = async () =>
      succeeded<Row & { to_remit: string }>(await office.call('getPayment', { path: { paymentId: one.id } }));
    const run = await begin([await now()], office, 'remitInstalment');
    const inRun = async (runId: number) => ({
      path: { paymentId: one.id },
      version: (await now()).version,
      headers: { 'run-id': String(runId) },
    });
    succeeded(
      await office.call('remitInstalment', { ...(await inRun(run.id)), body: { remitted_on: portfolio.today } }),
    );
    expect(await now()).toMatchObject({ to_remit: '0.00' });
    await office.call('finishRun', { path: { runId: run.id } });
    const back = succeeded<RunAnswer>(await undo(run.id));
    expect(back).toMatchObject({ kind: 'undoRemittance', total: 1 });
    succeeded(await office.call('undoRemittance', await inRun(back.id)));
    expect(await now()).toMatchObject({ to_remit: '10.00' });
  });

  const paid = async (row: Row) => {
    const run = await begin([row]);
    succeeded(await pay(run.id, row));
    await office.call('finishRun', { path: { runId: run.id } });
    return run.id;
  };
  const seen = async (runId: number, query: object = {}, by: { call: Call } = office) => {
    const shown = await by.call('previewRunUndo', { path: { runId }, query: query as never });
    return succeeded<{ results: RunUndoLine[] }>(shown).results.map(({ outcome, code }) => [outcome, code]);
  };

  it('leaves what somebody paid by hand since', async () => {
    const [one] = (await instalments()) as [Row];
    const runId = await paid(one);
    const now = async () =>
      succeeded<Row & { is_paid: boolean }>(await office.call('getPayment', { path: { paymentId: one.id } }));
    const byHand = async () => ({ path: { paymentId: one.id }, version: (await now()).version });
    expect(await seen(runId)).toEqual([['taken_back', null]]);
    succeeded(await office.call('unpayInstalment', await byHand()));
    succeeded(await office.call('payInstalment', { ...(await byHand()), body: { ...body(), payment_method: 'cash' } }));
    expect(await seen(runId)).toEqual([['stays', 'step_superseded']]);
    const back = succeeded<RunAnswer>(await undo(runId));
    const { version } = await now();
    expect((await unpay(back.id, one.id, version)).body).toMatchObject({ status: 409, code: 'step_superseded' });
    expect(await now()).toMatchObject({ is_paid: true, version });
    // A run that takes nothing back takes what is there, as one does by hand.
    const plain = await begin([await now()], office, 'unpayInstalment');
    expect((await unpay(plain.id, one.id, version)).body).toMatchObject({ is_paid: false });
  });

  it('leaves what was handed over by hand since, on the same day too', async () => {
    const [one] = (await instalments()) as [Row];
    const now = async () =>
      succeeded<Row & { to_remit: string }>(await office.call('getPayment', { path: { paymentId: one.id } }));
    const receive = async () =>
      succeeded(
        await office.call('createReceipt', {
          path: { paymentId: one.id },
          version: (await now()).version,
          body: {
            kind: 'money',
            method: 'cash',
            amount: '10.00',
            received_on: portfolio.today,
            collected_by: 'broker',
          },
        }),
      );
    const asked = async (headers = {}) => ({ path: { paymentId: one.id }, version: (await now()).version, headers });
    const handOver = async (headers = {}) =>
      succeeded(
        await office.call('remitInstalment', { ...(await asked(headers)), body: { remitted_on: portfolio.today } }),
      );
    await receive();
    const run = await begin([await now()], office, 'remitInstalment');
    await handOver({ 'run-id': String(run.id) });
    await office.call('finishRun', { path: { runId: run.id } });
    await receive();
    await handOver();
    expect(await now()).toMatchObject({ to_remit: '0.00' });
    expect(await seen(run.id)).toEqual([['taken_back', null]]);
    const back = succeeded<RunAnswer>(await undo(run.id));
    succeeded(await office.call('undoRemittance', await asked({ 'run-id': String(back.id) })));
    expect(await now()).toMatchObject({ to_remit: '10.00' });
    await office.call('cancelRun', { path: { runId: back.id } });

    const again = await begin([await now()], office, 'remitInstalment');
    await handOver({ 'run-id': String(again.id) });
    await office.call('finishRun', { path: { runId: again.id } });
    succeeded(await office.call('undoRemittance', await asked()));
    await handOver();
    expect(await seen(again.id)).toEqual([['stays', 'step_superseded']]);
    const late = succeeded<RunAnswer>(await undo(again.id));
    const refused = await office.call('undoRemittance', await asked({ 'run-id': String(late.id) }));
    expect(refused.body).toMatchObject({ status: 409, code: 'step_superseded' });
  });

  it('lets in only whom the run shut out, and tells before whom the plan has no room for', async () => {
    const at = await api.partner('aforo');
    await at.onPlan('PYMEs', { users_amount: null });
    const colleagues = [];
    for (let index = 0; index < 4; index += 1) colleagues.push(await at.as(['policy_app.view_policy']));
    const user = async (id: number) => succeeded<Row>(await at.call('getUser', { path: { userId: id } }));
    const inRun = async (id: number, runId?: number) => ({
      path: { userId: id },
      version: (await user(id)).version,
      ...(runId && { headers: { 'run-id': String(runId) } }),
    });
    const rows = await Promise.all(colleagues.map(({ userId }) => user(userId)));
    const run = await begin(rows, at, 'deactivateUser');
    for (const { id } of rows) succeeded(await at.call('deactivateUser', { ...(await inRun(id, run.id)), body: {} }));
    await at.call('finishRun', { path: { runId: run.id } });
    const [back] = rows as [Row];
    succeeded(await at.call('activateUser', await inRun(back.id)));
    succeeded(await at.call('deactivateUser', { ...(await inRun(back.id)), body: {} }));
    const [out, fits, full] = [
      ['stays', 'step_superseded'],
      ['taken_back', null],
      ['stays', 'plan_limit_reached'],
    ];
    expect(await seen(run.id, {}, at)).toEqual([out, fits, fits, fits]);
    await at.onPlan('PYMEs', { users_amount: 3 });
    expect(await seen(run.id, {}, at)).toEqual([out, fits, fits, full]);
    expect(await seen(run.id, { page: 2, page_size: 2 }, at)).toEqual([fits, full]);
    await at.onPlan('PYMEs', { users_amount: 2 });
    expect(await seen(run.id, { page: 2, page_size: 2 }, at)).toEqual([full, full]);

    await at.onPlan('PYMEs', { users_amount: 3 });
    const undoing = succeeded<RunAnswer>(await undo(run.id, at));
    const done: string[] = [];
    for (const { id } of rows)
      done.push((await at.call('activateUser', await inRun(id, undoing.id))).body.code as string);
    expect(done).toEqual(['step_superseded', undefined, undefined, 'plan_limit_reached']);
  });

  it('is shown for as little wherever the page stands, and for as many lines as a page has', async () => {
    const at = await api.partner('lejos');
    await at.onPlan('PYMEs', { users_amount: 4 });
    const colleagues = [];
    for (let index = 0; index < 6; index += 1) colleagues.push(await at.as(['policy_app.view_policy']));
    const rows: Row[] = [];
    for (const { userId } of colleagues) rows.push(succeeded<Row>(await at.call('getUser', { path: { userId } })));
    const run = await begin(rows, at, 'deactivateUser');
    for (const { id, version } of rows)
      succeeded(
        await at.call('deactivateUser', {
          path: { userId: id },
          version,
          headers: { 'run-id': String(run.id) },
          body: {},
        }),
      );
    await at.call('finishRun', { path: { runId: run.id } });
    await at.call('getMe');
    const cost = async (query: object) => {
      const { statements, rows: read } = await askedOf(() => seen(run.id, query, at));
      return { statements, read };
    };
    const first = await cost({ page: 1, page_size: 1 });
    expect(await cost({ page: 6, page_size: 1 })).toEqual(first);
    expect((await cost({ page: 1, page_size: 50 })).statements).toBe(first.statements);
    const beyond = await cost({ page: 1_000_000, page_size: 1 });
    expect(beyond.statements).toBeLessThanOrEqual(first.statements);
    expect(beyond.read).toBeLessThanOrEqual(first.read);
    const whole = (await seen(run.id, { page_size: 50 }, at)).map(([outcome]) => outcome);
    expect(whole).toEqual(['taken_back', 'taken_back', 'taken_back', 'stays', 'stays', 'stays']);
    expect(await seen(run.id, { page: 4, page_size: 1 }, at)).toEqual([['stays', 'plan_limit_reached']]);
    expect(await seen(run.id, { page: 1_000_000, page_size: 1 }, at)).toEqual([]);
    // Three who ask as far as can be asked lock nobody out of the brokerage.
    const far = [1, 2, 3].map(() => seen(run.id, { page: 1_000_000, page_size: 1 }, at));
    expect((await at.call('listCustomers')).status).toBe(200);
    expect(await Promise.all(far)).toEqual([[], [], []]);

    const payments = (await instalments()) as Row[];
    const paying = await begin(payments);
    for (const row of payments) await pay(paying.id, row);
    await office.call('finishRun', { path: { runId: paying.id } });
    const asked = async (page_size: number) => (await askedOf(() => seen(paying.id, { page_size }))).statements;
    expect(await asked(12)).toBe(await asked(1));
  });

  it('is refused where there is no opposite, no right, or too many days have passed', async () => {
    const [one, two] = (await instalments()) as [Row, Row];
    const reminded = await begin([one], office, 'notifyPayer');
    await office.call('cancelRun', { path: { runId: reminded.id } });
    expect((await undo(reminded.id)).body.code).toBe('run_not_undoable');
    const run = await begin([two]);
    await pay(run.id, two);
    await office.call('finishRun', { path: { runId: run.id } });
    const viewer = await office.as(['policy_app.view_payment']);
    expect((await undo(run.id, viewer)).status).toBe(403);
    const stranger = await api.partner('ajenos');
    expect((await undo(run.id, stranger)).status).toBe(404);
    const days = (count: number) =>
      sql`update runs set created_at = created_at - make_interval(days => ${count}) where id = ${run.id}`.execute(
        api.adminDb,
      );
    await days(30);
    expect(await read(run.id)).toMatchObject({ undo_until: portfolio.today });
    await days(1);
    expect((await undo(run.id)).body.code).toBe('undo_late');
  });
});

import type { RunUndoLine } from '@corredor/core/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPortfolio, succeeded } from '../testing/aPortfolio.ts';
import { type TestApi, testApi } from '../testing/testApi.ts';
import { migrateDown, migrateUp } from './migrate.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ hasOwnGroup: true });
});
afterAll(() => api.close());

type Row = { id: number; version: number };

it('what runs did before it was noted is still theirs: it can be undone, and what was done by hand since cannot', async () => {
  const office = await api.partner('antes');
  await office.onPlan('PYMEs');
  const portfolio = await aPortfolio(office);
  const [one, two] = (await portfolio.instalments((await portfolio.active()).id)) as unknown as [Row, Row];
  const user = await office.as(['policy_app.view_policy']);
  const readPayment = async ({ id }: Row) =>
    succeeded<Row>(await office.call('getPayment', { path: { paymentId: id } }));
  const readUser = async () => succeeded<Row>(await office.call('getUser', { path: { userId: user.userId } }));
  const begin = async (kind: string, rows: Row[]) => {
    const lines = rows.map(({ id, version }) => ({ id, version }));
    const run = await office.call('createRun', { body: { kind, title: 'Lote', lines } as never });
    return succeeded<Row>(run).id;
  };
  const finish = (runId: number) => office.call('finishRun', { path: { runId } });
  const body = { payment_method: 'transfer', payment_date: portfolio.today, collected_by: 'broker' };
  const inRun = (runId: number, { id, version }: Row) => ({
    ...{ path: { paymentId: id }, version, headers: { 'run-id': String(runId) } },
  });

  const paid = await begin('payInstalment', [one, two]);
  for (const row of [one, two])
    succeeded(await office.call('payInstalment', { ...inRun(paid, row), body: body as never }));
  const remitted = await begin('remitInstalment', [await readPayment(one)]);
  const handing = { ...inRun(remitted, await readPayment(one)), body: { remitted_on: portfolio.today } };
  const shut = await begin('deactivateUser', [await readUser()]);
  const out = { path: { userId: user.userId }, version: (await readUser()).version, body: {} };
  succeeded(await office.call('remitInstalment', handing));
  succeeded(await office.call('deactivateUser', { ...out, headers: { 'run-id': String(shut) } }));
  const byHand = async () => ({ path: { paymentId: two.id }, version: (await readPayment(two)).version });
  succeeded(await office.call('unpayInstalment', await byHand()));
  succeeded(await office.call('payInstalment', { ...(await byHand()), body: body as never }));
  for (const runId of [paid, remitted, shut]) succeeded(await finish(runId));

  let gone: string[] = [];
  while (!gone.includes('0128_what_runs_did')) gone = await migrateDown(api.database.owner);
  await migrateUp(api.database.owner);
  const seen = async (runId: number) =>
    succeeded<{ results: RunUndoLine[] }>(await office.call('previewRunUndo', { path: { runId } })).results.map(
      ({ code }) => code,
    );
  expect(await seen(remitted)).toEqual([null]);
  expect(await seen(shut)).toEqual([null]);
  expect(await seen(paid)).toEqual([null, 'step_superseded']);
});

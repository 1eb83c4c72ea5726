import { addDays } from '@corredor/core/dates';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Connection } from '../database/connection.ts';
import { aPortfolio, succeeded, type TestPortfolio } from './aPortfolio.ts';
import { patience } from './patience.ts';
import { startServerProcess } from './serverProcess.ts';
import { type TestApi, testApi } from './testApi.ts';

let api: TestApi;
let office: Awaited<ReturnType<TestApi['partner']>>;
let portfolio: TestPortfolio;
beforeAll(async () => {
  api = await testApi({ hasOwnGroup: true });
  office = await api.partner('apagones');
  await office.onPlan('PYMEs');
  portfolio = await aPortfolio(office);
});
afterAll(() => api.close());

type Row = { id: number; version: number };
const urlOf = ({ host = '', port = 5432, user = '', database = '' }: Connection) =>
  `postgresql://${encodeURIComponent(user)}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
/** A process of the product over the same database. */
const aProcess = () => {
  const { app, owner } = api.database;
  const [url, migrationUrl] = [urlOf(app), urlOf(owner)];
  return startServerProcess({ url, migrationUrl, app: app.user ?? '', owner: owner.user ?? '' }, { DEMO: '0' });
};
type Process = Awaited<ReturnType<typeof aProcess>>;

/** Instalments of policies that are paid every month. */
async function manyInstalments(count: number): Promise<Row[]> {
  const all: Row[] = [];
  while (all.length < count)
    all.push(...(await portfolio.instalments((await portfolio.active({ payment_frequency: 1 })).id)));
  return all.slice(0, count).map(({ id, version }) => ({ id, version }));
}
const body = () => ({ payment_method: 'transfer', payment_date: portfolio.today });

/** Pays the lines of a run four at a time, as the browser does; tells of each whether it was answered. */
async function payLines(process: Process, runId: number, rows: readonly Row[], onAnswer: (answered: number) => void) {
  const waiting = rows.values();
  let answered = 0;
  const follow = async () => {
    for (const { id, version } of waiting) {
      const answer = await process
        .post(`policy/payments/${id}/pay/`, office.token, { version, runId, body: body() })
        .catch(() => null);
      if (!answer) continue;
      answered += 1;
      onAnswer(answered);
    }
  };
  await Promise.all([follow(), follow(), follow(), follow()]);
  return answered;
}

it(
  'leaves whole or absent what it was doing when it is killed, and a run goes on where it stopped',
  async () => {
    const rows = await manyInstalments(200);
    const transfer = await manyInstalments(48);
    const drafts = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const policy = await portfolio.active({ start_date: addDays(portfolio.today, -100), payment_frequency: 3 });
        const draft = {
          kind: 'surcharge',
          requested_by: 'insurer',
          effective_date: portfolio.today,
          requested_on: portfolio.today,
          typed_net: '25.00',
          plan: 'with_remaining',
        };
        return succeeded<Row & { policy_id: number; total_delta: string }>(
          await office.call('createMovement', { path: { policyId: policy.id }, body: draft }),
        );
      }),
    );
    const run = succeeded<Row>(
      await office.call('createRun', { body: { kind: 'payInstalment', title: 'Cobros', params: body(), lines: rows } }),
    );

    const first = await aProcess();
    let rest: Promise<unknown> = Promise.resolve();
    const answered = await payLines(first, run.id, rows, (count) => {
      if (count !== 60) return;
      // All at once with the run, and none of it awaited before the process is gone.
      const lines = transfer.map(({ id, version }) => ({ payment_id: id, version, amount: '1.00' }));
      const others = [
        first.post('policy/receipts/batch/', office.token, {
          body: { received_on: portfolio.today, method: 'cash', lines },
        }),
        ...drafts.map(({ id, version, total_delta }) =>
          first.post(`policy/movements/${id}/issue/`, office.token, { version, body: { total_delta } }),
        ),
      ];
      rest = Promise.allSettled(others);
      setTimeout(() => void first.kill(), 60);
    });
    await rest;
    expect(answered).toBeGreaterThan(59);
    expect(answered).toBeLessThan(200);

    const paid = async (ids: readonly number[]) =>
      (
        await sql<{ id: number; is_paid: boolean; receipts: number; outcome: string | null }>`
        select p.id, p.is_paid, l.outcome,
          (select count(*)::int from receipts r where r.payment_id = p.id and r.voided_at is null) as receipts
        from payments p left join run_lines l on l.record_id = p.id and l.run_id = ${run.id}
        where p.id = any (${sql.val([...ids])}::int[]) order by p.id`.execute(api.adminDb)
      ).rows;
    const ids = rows.map(({ id }) => id);
    const before = await paid(ids);
    expect(before).toHaveLength(200);
    for (const line of before)
      expect([line.id, line.outcome, line.receipts]).toEqual([
        line.id,
        line.is_paid ? 'done' : 'waiting',
        line.is_paid ? 1 : 0,
      ]);
    expect(before.filter(({ is_paid }) => is_paid).length).toBeGreaterThanOrEqual(answered);
    // One transfer over 48 instalments: a receipt on each, or on none.
    expect([0, 48]).toContain((await paid(transfer.map(({ id }) => id))).filter(({ receipts }) => receipts > 0).length);
    const issued = await sql<{ status: string; instalments: number; sum: string; total: string }>`
    select m.status, count(p.id)::int as instalments, coalesce(sum(p.amount), 0.00)::text as sum, m.total_delta::text as total
    from movements m left join payments p on p.movement_id = m.id and p.voided_at is null
    where m.id = any (${sql.val(drafts.map(({ id }) => id))}::int[]) group by m.id`.execute(api.adminDb);
    expect(issued.rows).toHaveLength(12);
    for (const { status, instalments, sum: made, total } of issued.rows)
      expect([status, instalments > 0, made]).toEqual(
        status === 'issued' ? ['issued', true, total] : ['draft', false, '0.00'],
      );

    // Somebody goes on with all of it, on a server that started anew: what was done is not done again.
    const second = await aProcess();
    try {
      const current = new Map(
        (
          await sql<Row>`select id, version from payments where id = any (${sql.val(ids)}::int[])`.execute(api.adminDb)
        ).rows.map(({ id, version }) => [id, version]),
      );
      await payLines(
        second,
        run.id,
        rows.map(({ id }) => ({ id, version: current.get(id) ?? 1 })),
        () => {},
      );
      const after = await paid(ids);
      expect(
        after.filter(({ is_paid, outcome, receipts }) => is_paid && outcome === 'done' && receipts === 1),
      ).toHaveLength(200);
    } finally {
      await second.stop();
    }
  },
  patience(120_000),
);

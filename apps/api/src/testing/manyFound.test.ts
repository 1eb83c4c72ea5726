import type { OperationId } from '@corredor/core/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mostCounted } from '../server/records/counting.ts';
import { succeeded } from './aPortfolio.ts';
import { fillBrokerage } from './fillBrokerage.ts';
import { patience } from './patience.ts';
import { type TestApi, testApi } from './testApi.ts';

/** A search that finds more policies than are named: lists, sums and the search over everything then look at rows instead. */
const policies = mostCounted + 60;
let api: TestApi;
let token = '';

beforeAll(async () => {
  api = await testApi();
  const filled = await fillBrokerage(api.adminDb, 'muchas', { policies, instalments: 1, customers: 40, vehicles: 4 });
  ({ token } = filled);
  const { partnerId } = filled;
  await api.adminDb.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    // Every five-hundredth active policy has a sent movement of a vehicle, and every thousandth an open card.
    await sql`with made as (
        insert into movements (partner_id, policy_id, number, kind, status, effective_date, requested_by, requested_on, sent_on, method, typed_net,
          plan, first_due_date, net_delta, term_net_delta, charges, total_delta, explanation, insurer_number)
        select partner_id, id, 1, 'surcharge', 'sent', start_date, 'insurer', start_date, start_date, 'typed', 25, 'single', start_date, 25, 0,
          '[]', 25, '[]', case when place % 1000 = 0 then 'END-77' end
        from (select *, row_number() over (order by id) as place from policies where partner_id = ${partnerId} and status = 'active') p
        where place % 500 = 0 returning *
      ) insert into movement_facts (partner_id, movement_id, key)
      select partner_id, id, movement_key(insurer_number, 'PBX4411') from made`.execute(trx);
    await sql`with stage as (
        insert into renewal_stages (partner_id, name_es, name_en, kind, position, stale_after_days)
        values (${partnerId}, 'A', 'A', 'open', 1, 10) returning id
      ) insert into renewals (partner_id, policy_id, stage_id, kind, stage_since)
      select p.partner_id, p.policy_id, stage.id, 'open', current_date
      from (select *, row_number() over (order by policy_id) as place from movements where partner_id = ${partnerId}) p, stage
      where place % 2 = 0`.execute(trx);
  });
}, patience(120_000));
afterAll(() => api.close());

const get = async <Body>(operation: OperationId, query: Record<string, string | number>) =>
  succeeded<Body>(await api.withToken(token)(operation, { query }));
interface Listed {
  count: number;
  results: { id: number; policy: { name: string } }[];
}

it('finds movements by their policy, by themselves, and by a word of each', async () => {
  const found = async (search: string) => (await get<Listed>('listMovements', { search })).count;
  const all = await found('SC-');
  expect(all).toBeGreaterThan(10);
  expect(await found('pbx4411')).toBe(all);
  expect(await found('SC- pbx44')).toBe(all);
  const numbered = await found('end-77 SC-');
  expect(numbered).toBe(Math.floor(all / 2));
  expect(await found('SC- end-78')).toBe(0);
  const sums = await get<{ sent: { count: number } }>('getMovementSummary', { search: 'SC- END-77' });
  expect(sums.sent.count).toBe(numbered);
});

it('finds cards of renewals, and adds up what it finds of them and of policies', async () => {
  const { count, results } = await get<Listed>('listRenewals', { search: 'SC-' });
  expect([count, results.length]).toEqual([count, Math.min(25, count)]);
  expect(count).toBeGreaterThan(4);
  const { stages } = await get<{ stages: { count: number }[] }>('getRenewalSummary', { search: 'SC-' });
  expect(stages.reduce((sum, stage) => sum + stage.count, 0)).toBe(count);
  const sums = await get<Record<string, { count: number }>>('getPolicySummary', { search: 'SC-' });
  const of = (state: string) => sums[state]?.count ?? 0;
  expect(of('draft') + of('active') + of('closed') + of('expired')).toBe(policies);
});

it('shows the first of each kind in the search over everything', async () => {
  const { groups } = await get<{ groups: { kind: string; has_more: boolean; results: { title: string }[] }[] }>(
    'searchRecords',
    { q: 'SC-' },
  );
  const shown = new Map(groups.map(({ kind, has_more, results }) => [kind, { has_more, shown: results.length }]));
  for (const kind of ['policy', 'payment', 'movement', 'renewal'])
    expect([kind, shown.get(kind)]).toEqual([kind, { has_more: true, shown: 5 }]);
  const last = await get<Listed>('listMovements', { search: 'SC-', ordering: '-created_at' });
  const movements = groups.find(({ kind }) => kind === 'movement')?.results.map(({ title }) => title);
  expect(movements).toEqual(last.results.slice(0, 5).map(({ policy }) => policy.name));
});

import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../src/database/index.ts';
import type { FilledBrokerage } from '../src/testing/fillBrokerage.ts';

interface Measured {
  app: FastifyInstance;
  admin: Db;
  one: FilledBrokerage;
  rounds: number;
}
interface Answer {
  url: string;
  status: number;
  ms: number;
}

/** How long it takes to compute what a movement of 500 vehicles comes to, and to issue one of 2,000. */
export async function measureMovements({ app, admin, one, rounds }: Measured) {
  const policy = await aPolicy(admin, one.partnerId);
  const items = (await vehiclesOutside(admin, one.partnerId, policy.id)).map((vehicle_id) => ({
    action: 'add',
    target: 'vehicle',
    after: { vehicle_id },
    term_net: '100.37',
  }));
  const asked = (some: object[]) => ({
    kind: 'inclusion',
    effective_date: policy.start_date,
    requested_by: 'customer',
    requested_on: policy.start_date,
    items: some,
  });
  let key = 0;
  const send = async (url: string, payload?: object, version?: number): Promise<Answer & { body: Body }> => {
    key += 1;
    const from = performance.now();
    const answer = await app.inject({
      method: 'POST',
      url,
      headers: {
        authorization: `Bearer ${one.token}`,
        'idempotency-key': `bench-of-movements-${one.partnerId}-${key}`,
        ...(version !== undefined && { 'if-match': `"v${version}"` }),
      },
      ...(payload && { payload }),
    });
    const { statusCode: status } = answer;
    return { url, status, ms: performance.now() - from, body: answer.json() as Body };
  };
  const of = `/api/policy/policies/${policy.id}/movements/`;
  const previews: Answer[] = [];
  const issues: Answer[] = [];
  // The first reads what the others find in memory.
  for (let round = 0; round <= rounds; round += 1) {
    const preview = await send(`${of}preview/`, asked(items.slice(0, 500)));
    const { body: draft } = await send(of, asked(items));
    const its = `/api/policy/movements/${draft.id}/`;
    const issue = await send(`${its}issue/`, { total_delta: draft.total_delta }, draft.version);
    await send(`${its}undo/`, undefined, issue.body.version);
    if (round > 0) {
      previews.push(preview);
      issues.push(issue);
    }
  }
  return [
    { name: 'preview of a movement of 500 vehicles', answers: previews, goal: 300 },
    { name: `issue of a movement of ${items.length.toLocaleString('en')} vehicles`, answers: issues, goal: 2000 },
  ];
}
type Body = { id: number; version: number; total_delta: string };

async function aPolicy(admin: Db, partnerId: number) {
  const { rows } = await sql<{ id: number; start_date: string }>`select id, start_date::text as start_date from policies
    where partner_id = ${partnerId} and status = 'active' and start_date < current_date and end_date > current_date + 30
      and closes_on is null and deleted_at is null
    order by id limit 1`.execute(admin);
  const [policy] = rows;
  if (!policy) throw new Error('no policy is in force');
  return policy;
}
async function vehiclesOutside(admin: Db, partnerId: number, policyId: number) {
  const { rows } = await sql<{ id: number }>`select id from vehicles v where partner_id = ${partnerId}
    and not exists (select from policy_vehicles l where l.policy_id = ${policyId} and l.vehicle_id = v.id)
    order by id limit 2000`.execute(admin);
  return rows.map(({ id }) => id);
}

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

/** How long it takes to find the 500 vehicles of a sheet, to compute what a movement of them comes to, to issue one of 2,000, and to draw a policy of 500 insureds. */
export async function measureMovements({ app, admin, one, rounds }: Measured) {
  const policy = await aPolicy(admin, one.partnerId);
  const vehicles = await vehiclesOutside(admin, one.partnerId, policy.id);
  const items = vehicles.map(({ id: vehicle_id }) => ({
    action: 'add',
    target: 'vehicle',
    after: { vehicle_id },
    term_net: '100.37',
  }));
  const sheet = { action: 'add', target: 'vehicle', rows: vehicles.slice(0, 500).map(({ plate }) => ({ plate })) };
  await insure(admin, one.partnerId, policy.id);
  const asked = (some: object[]) => ({
    kind: 'inclusion',
    effective_date: policy.start_date,
    requested_by: 'customer',
    requested_on: policy.start_date,
    items: some,
  });
  let key = 0;
  const send = async (
    url: string,
    payload?: object,
    version?: number,
    method: 'GET' | 'POST' = 'POST',
  ): Promise<Answer & { body: Body }> => {
    key += 1;
    const from = performance.now();
    const answer = await app.inject({
      method,
      url,
      headers: {
        authorization: `Bearer ${one.token}`,
        'idempotency-key': `bench-of-movements-${one.partnerId}-${key}`,
        ...(version !== undefined && { 'if-match': `"v${version}"` }),
      },
      payload,
    });
    const { statusCode: status } = answer;
    const ms = performance.now() - from;
    return { url, status, ms, body: method === 'GET' ? {} : answer.json() };
  };
  const of = `/api/policy/policies/${policy.id}/movements/`;
  const matches: Answer[] = [];
  const papers: Answer[] = [];
  const previews: Answer[] = [];
  const issues: Answer[] = [];
  // The first reads what the others find in memory.
  for (let round = 0; round <= rounds; round += 1) {
    const match = await send(`${of}items-check/`, sheet);
    const paper = await send(`/api/policy/policies/${policy.id}/document/`, undefined, undefined, 'GET');
    const preview = await send(`${of}preview/`, asked(items.slice(0, 500)));
    const { body: draft } = await send(of, asked(items));
    const its = `/api/policy/movements/${draft.id}/`;
    const issue = await send(`${its}issue/`, { total_delta: draft.total_delta }, draft.version);
    await send(`${its}undo/`, undefined, issue.body.version);
    if (round > 0) {
      matches.push(match);
      papers.push(paper);
      previews.push(preview);
      issues.push(issue);
    }
  }
  return [
    { name: 'find the 500 vehicles of a sheet', answers: matches, goal: 300 },
    { name: 'preview of a movement of 500 vehicles', answers: previews, goal: 300 },
    { name: `issue of a movement of ${items.length.toLocaleString('en')} vehicles`, answers: issues, goal: 2000 },
    { name: 'draw a policy of 500 insureds', answers: papers, goal: 2000 },
  ];
}
type Body = { id?: number; version?: number; total_delta?: string };

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
  const { rows } = await sql<{
    id: number;
    plate: string;
  }>`select id, plate from vehicles v where partner_id = ${partnerId}
    and not exists (select from policy_vehicles l where l.policy_id = ${policyId} and l.vehicle_id = v.id)
    order by id limit 2000`.execute(admin);
  return rows;
}
const insure = (admin: Db, partnerId: number, policyId: number) =>
  sql`with people as (
      insert into customers (partner_id, legal_type, name, identification_type, identification, country_id, roles)
      select ${partnerId}, 'natural', 'Asegurada de los Ángeles ' || n, 'passport', 'ASG' || lpad(n::text, 6, '0'), '218', '{insured}'
      from generate_series(1, 500) n returning id)
    insert into policy_insureds (partner_id, policy_id, customer_id, start_date, relationship, certificate_number, prima)
    select ${partnerId}, ${policyId}, id, current_date, 'titular', 'C-' || id, 18.5 from people`.execute(admin);

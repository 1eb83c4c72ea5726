import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../src/database/index.ts';
import { requiredQuery } from '../src/testing/documentInputs.ts';
import type { FilledBrokerage } from '../src/testing/fillBrokerage.ts';
import { askedNumbers, type Query, waysToAsk } from '../src/testing/largestNumbers.ts';
import { touchedBy } from '../src/testing/touchedBy.ts';

export interface Cost {
  statements: number;
  rows: number;
}
/** A list whose last allowed page cost more than its first. */
export interface Dearer {
  url: string;
  first: Cost;
  last: Cost;
}

/** Asks every list of a brokerage, in every order, for its first page and for the last one that the contract allows. */
export async function measureLastPages({ app, admin, one }: { app: FastifyInstance; admin: Db; one: FilledBrokerage }) {
  const records = await somethingOf(admin, one.partnerId);
  const ask = async (path: string, query: Query) => {
    const { statusCode } = await app.inject({ url: path, query, headers: { authorization: `Bearer ${one.token}` } });
    return statusCode;
  };
  const costOf = async (path: string, query: Query) => {
    await ask(path, query);
    const { answer, ...cost } = await touchedBy(() => ask(path, query));
    return { cost, isAnswered: answer === 200 };
  };
  const dearer: Dearer[] = [];
  let asked = 0;
  let rows = 0;
  for (const number of askedNumbers.filter(({ name }) => name === 'page')) {
    const { operation, least, most } = number;
    const path = operation.path.replace(/\{(\w+)\}/g, (whole, name: string) => String(records[name] ?? whole));
    for (const way of path.includes('{') ? [] : waysToAsk(number)) {
      const query = { ...requiredQuery(operation), ...way };
      const first = await costOf(path, { ...query, page: least });
      const last = await costOf(path, { ...query, page: most });
      if (!first.isAnswered || !last.isAnswered) continue;
      asked += 1;
      rows = Math.max(rows, last.cost.rows);
      if (last.cost.statements > first.cost.statements || last.cost.rows > first.cost.rows)
        dearer.push({ url: `${path}?${new URLSearchParams(query)}`, first: first.cost, last: last.cost });
    }
  }
  return { asked, rows, dearer };
}

/** One record of each kind that stands in the address of a list. */
async function somethingOf(admin: Db, partnerId: number): Promise<Record<string, number | null>> {
  const first = (table: string) => sql`(select min(id) from ${sql.table(table)} where partner_id = ${partnerId})`;
  const { rows } = await sql<Record<string, number | null>>`select ${first('policies')} as "policyId",
    ${first('runs')} as "runId"`.execute(admin);
  return rows[0] ?? {};
}

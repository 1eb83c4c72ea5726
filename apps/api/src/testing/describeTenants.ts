import type { OperationId } from '@corredor/core/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DocumentedOperation } from '../server/request/document.ts';
import type { ApiWithRecords } from './apiWithRecords.ts';
import { documentedOperations, exampleOf, idsInBody, idsInQuery, requiredQuery, setDeep } from './documentInputs.ts';
import {
  bodyAbout,
  companions,
  inputAbout,
  listOf,
  makeRecords,
  pathAbout,
  type Records,
  requiredAbout,
  tenantParameters,
} from './records.ts';
import type { CallOptions, TestApi } from './testApi.ts';

/** Larger than any number that was given away. */
const missing = 2_147_483_647;
const refusals = ['The chosen record does not exist.', 'The office does not belong to this insurer.'];

const withId = (operations: DocumentedOperation[]) => operations.map((one) => [one.id, one] as const);
const byPath = documentedOperations.filter((one) => tenantParameters(one).length > 0);
const byBody = documentedOperations.flatMap((one) =>
  idsInBody(one).map((trail) => [one.id, trail.join('.'), one] as const),
);
const byQuery = documentedOperations.flatMap((one) => idsInQuery(one).map((name) => [one.id, name, one] as const));

/** One brokerage replays every operation with the ids of another's records, and is answered as if there were none. */
export function describeTenants(open: () => Promise<ApiWithRecords>) {
  describe('another brokerage', () => {
    let api: TestApi;
    let owner: Awaited<ReturnType<TestApi['partner']>>;
    let stranger: Awaited<ReturnType<TestApi['partner']>>;
    let theirs: Records;
    let own: Records;
    let before: string;

    /** Every row of a brokerage in every table. */
    async function rowsOf(partnerId: number) {
      const tables = await sql<{ name: string }>`
        select table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
        where table_schema = 'public' and column_name = 'partner_id' and table_type = 'BASE TABLE'
        order by 1`.execute(api.adminDb);
      const rows = await Promise.all(
        tables.rows.map(({ name }) =>
          sql`select * from ${sql.table(name)} as t where partner_id = ${partnerId} order by t::text`.execute(
            api.adminDb,
          ),
        ),
      );
      return JSON.stringify(rows.map((one) => one.rows));
    }
    const send = (operation: DocumentedOperation, options: CallOptions) =>
      stranger.call(operation.id as OperationId, {
        ...options,
        query: { ...requiredQuery(operation), ...options.query },
      });
    /** What a caller can tell an answer by. */
    const visible = ({ status, body }: Awaited<ReturnType<typeof send>>) => {
      const { request_id: _request, ...rest } = body;
      return { status, rest };
    };

    beforeAll(async () => {
      ({ api, office: owner, records: theirs } = await open());
      stranger = await api.partner('ajeno');
      own = await makeRecords(stranger);
      before = await rowsOf(owner.partnerId);
    });
    afterAll(() => api.close());

    it.each(withId(byPath))('%s finds nothing of it by path', async (_id, operation) => {
      const input = { ...inputAbout(operation, own), query: requiredAbout(operation, own) };
      for (const name of tenantParameters(operation)) {
        const ask = (id: string | number | undefined) =>
          send(operation, { ...input, path: { ...input.path, [name]: id ?? 0 } });
        const foreign = await ask(pathAbout(operation, theirs)[name]);
        expect(foreign.status).toBe(404);
        expect(visible(foreign)).toEqual(visible(await ask(missing)));
      }
    });

    it.each(byBody)('%s refuses its record as %s', async (id, field, operation) => {
      const trail = field.split('.');
      const adding = documentedOperations.find(
        (one) => one.method === 'post' && one.path === operation.path.replace(/\{\w+\}\/$/, ''),
      );
      const [top = ''] = trail;
      const template = { [top]: exampleOf(adding)[top], ...bodyAbout(operation, own), ...companions[`${id}.${field}`] };
      const ask = (record: number | undefined) =>
        send(operation, { ...inputAbout(operation, own), body: setDeep(template, trail, record) });
      const foreign = await ask(theirs.get(listOf(trail)));
      expect(foreign.status).toBe(422);
      expect(Object(foreign.body.errors)[field]).toEqual([expect.toBeOneOf(refusals)]);
      expect(visible(foreign)).toEqual(visible(await ask(missing)));
    });

    it.each(byQuery)('%s finds nothing for its record as %s', async (_id, name, operation) => {
      const ask = (record: number) => send(operation, { path: pathAbout(operation, own), query: { [name]: record } });
      const foreign = await ask(theirs.get(listOf([name])) ?? 0);
      // What is no list says what a number that nobody has comes to.
      if ('results' in foreign.body) expect(foreign.body).toMatchObject({ count: 0, results: [] });
      expect(visible(foreign)).toEqual(visible(await ask(missing)));
    });

    it('has not lost or changed a single row', async () => {
      expect(JSON.parse(before).flat().length).toBeGreaterThan(20);
      expect(await rowsOf(owner.partnerId)).toBe(before);
    });
  });
}

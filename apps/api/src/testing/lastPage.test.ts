import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DocumentedOperation, JsonSchema } from '../server/request/document.ts';
import { apiWithRecords } from './apiWithRecords.ts';
import { documentedOperations, idsInQuery, requiredQuery, resolved } from './documentInputs.ts';
import { pathAbout, type Records } from './records.ts';
import type { TestApi } from './testApi.ts';
import { touchedBy } from './touchedBy.ts';

type Query = Record<string, string>;
let api: TestApi;
let records: Records;
let token: string;
beforeAll(async () => {
  const opened = await apiWithRecords();
  ({ api, records } = opened);
  token = opened.office.token;
});
afterAll(() => api.close());

const inQuery = (operation: DocumentedOperation) =>
  operation.parameters
    .filter((one) => one.in === 'query')
    .map(({ name, schema }) => ({ name, schema: resolved(schema) as JsonSchema }));
/** How many of something is asked for: pages, days, dots. The rows of a page are what they are, and the number of a record is none. */
const numbersOf = (operation: DocumentedOperation) =>
  inQuery(operation).flatMap(({ name, schema: { type, minimum, maximum } }) =>
    type === 'integer' && name !== 'page_size' && !idsInQuery(operation).includes(name) && !name.endsWith('_id')
      ? [{ name, least: String(minimum ?? 0), most: String(maximum) }]
      : [],
  );
/** A list as it opens, in each order, with words, and by one value of each filter. */
const waysToAsk = (operation: DocumentedOperation): Query[] => [
  {},
  ...inQuery(operation).flatMap(({ name, schema }): Query[] => {
    if (name === 'search') return [{ search: 'a' }];
    const values: unknown[] = schema.type === 'boolean' ? [true] : Array.isArray(schema.enum) ? schema.enum : [];
    return values.slice(0, name === 'ordering' ? undefined : 1).map((value) => ({ [name]: String(value) }));
  }),
];

async function ask(operation: DocumentedOperation, query: Query) {
  const path = pathAbout(operation, records);
  const url = operation.path.replace(/\{(\w+)\}/g, (_all, name: string) => String(path[name]));
  const headers = operation.security === 'none' ? {} : { authorization: `Bearer ${token}` };
  const { statusCode } = await api.app.inject({
    url,
    headers,
    query: { ...requiredQuery(operation), ...query },
  });
  return statusCode;
}
const withNumbers = documentedOperations
  .filter(({ method }) => method === 'get')
  .flatMap((operation) =>
    numbersOf(operation).map((number) => [operation.id, number.name, { operation, number }] as const),
  );
/** What the brokerage with one record of everything has none of; the first is tried where runs are. */
const unanswered: Record<string, number> = { previewRunUndo: 409, getProfileQr: 404 };

/** What an answer costs, once somebody has asked the same before. */
async function costOf(operation: DocumentedOperation, query: Query) {
  await ask(operation, query);
  const { answer, ...cost } = await touchedBy(() => ask(operation, query));
  expect(answer).toBe(unanswered[operation.id] ?? 200);
  return cost;
}

describe('whoever asks for the largest number that the contract allows', () => {
  it.each(withNumbers)('costs no more than who asks for the least: %s, %s', async (_id, _name, asking) => {
    const { operation, number } = asking;
    const { name, least, most } = number;
    const dearer: object[] = [];
    for (const way of waysToAsk(operation).filter((one) => !(name in one))) {
      const first = await costOf(operation, { ...way, [name]: least });
      const last = await costOf(operation, { ...way, [name]: most });
      if (last.statements > first.statements || last.rows > first.rows) dearer.push({ way, first, last });
    }
    expect(dearer).toEqual([]);
  });

  it('is asked of every list that has pages', () => {
    const paged = documentedOperations.filter((one) => inQuery(one).some(({ name }) => name === 'page'));
    expect(paged.length).toBeGreaterThan(30);
    expect(withNumbers.filter(([, name]) => name === 'page')).toHaveLength(paged.length);
  });
});

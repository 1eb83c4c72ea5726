import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DocumentedOperation } from '../server/request/document.ts';
import { apiWithRecords } from './apiWithRecords.ts';
import { documentedOperations, requiredQuery } from './documentInputs.ts';
import { askedNumbers, inQuery, type Query, waysToAsk } from './largestNumbers.ts';
import { pathAbout, type Records } from './records.ts';
import type { TestApi } from './testApi.ts';
import { touchedBy } from './touchedBy.ts';

let api: TestApi;
let records: Records;
let token: string;
beforeAll(async () => {
  const opened = await apiWithRecords();
  ({ api, records } = opened);
  token = opened.office.token;
});
afterAll(() => api.close());

async function ask(operation: DocumentedOperation, query: Query) {
  const path = pathAbout(operation, records);
  const url = operation.path.replace(/\{(\w+)\}/g, (_all, name: string) => String(path[name]));
  const headers = operation.security === 'none' ? {} : { authorization: `Bearer ${token}` };
  const { statusCode } = await api.app.inject({ url, headers, query: { ...requiredQuery(operation), ...query } });
  return statusCode;
}
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
  it.each(askedNumbers.map((number) => [number.operation.id, number.name, number] as const))(
    'costs no more than who asks for the least: %s, %s',
    async (_id, _name, number) => {
      const { operation, name, least, most } = number;
      const dearer: object[] = [];
      for (const way of waysToAsk(number)) {
        const first = await costOf(operation, { ...way, [name]: least });
        const last = await costOf(operation, { ...way, [name]: most });
        if (last.statements > first.statements || last.rows > first.rows) dearer.push({ way, first, last });
      }
      expect(dearer).toEqual([]);
    },
  );

  it('is asked of every list that has pages', () => {
    const paged = documentedOperations.filter((one) => inQuery(one).some(({ name }) => name === 'page'));
    expect(paged.length).toBeGreaterThan(30);
    expect(askedNumbers.filter(({ name }) => name === 'page')).toHaveLength(paged.length);
  });
});

import { randomUUID } from 'node:crypto';
import type { OperationId } from '@corredor/core/api';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isWanted } from '../../../../scripts/proof/wanted.mjs';
import { createValidation } from '../server/checks/validation.ts';
import type { DocumentedOperation } from '../server/request/document.ts';
import { apiWithRecords } from './apiWithRecords.ts';
import { documentedOperations, requiredQuery, resolved } from './documentInputs.ts';
import { type HostileInput, hostileInput } from './hostileInputs.ts';
import { bodyAbout, inputAbout, pathAbout, type Records } from './records.ts';
import type { TestApi } from './testApi.ts';

/** How many inputs somebody sends to each operation: the same few in each proof, many others in each long run. */
const turns = isWanted('hostile') ? { administrator: 200, stranger: 50 } : { administrator: 2, stranger: 1 };

let api: TestApi;
let records: Records;
let office: Awaited<ReturnType<TestApi['partner']>>;
let token: string;
let answersOf: Map<string, ReturnType<ReturnType<typeof createValidation>>['answers']>;

beforeAll(async () => {
  ({ api, records, office } = await apiWithRecords());
  const validationOf = createValidation(api.document);
  answersOf = new Map(documentedOperations.map((one) => [one.id, validationOf(one).answers]));
});
afterAll(() => api.close());
// What was sent before may have ended the session, and thousands of inputs outlive it; whoever is not signed in is only refused.
beforeEach(async () => {
  ({ token } = await office.signInAgain());
  expect((await api.withToken(token)('getMe')).status).toBe(200);
});

/** A half of a pair of surrogates cannot be put into an address. */
const wellFormed = (text: string) => Buffer.from(text).toString();

function addressOf(operation: DocumentedOperation, { path, query }: HostileInput) {
  const known = pathAbout(operation, records);
  const place = operation.path.replace(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(wellFormed(path === 'known' ? String(known[name]) : path)),
  );
  const pairs = [...Object.entries(requiredQuery(operation)), ...query].map((pair) =>
    pair.map((one) => wellFormed(one)),
  );
  return `${place}?${new URLSearchParams(pairs)}`;
}
function contentOf(operation: DocumentedOperation, { body, fields }: HostileInput) {
  if (!operation.body) return {};
  if (body.kind === 'raw') return { payload: body.text, headers: { 'content-type': body.type } };
  if (operation.body.type === 'multipart/form-data') {
    const { payload, headers } = inputAbout(operation, records);
    return payload && headers ? { payload, headers } : {};
  }
  const value = body.kind === 'schema' ? body.value : { ...bodyAbout(operation, records), ...fields };
  return { payload: JSON.stringify(value) ?? '', headers: { 'content-type': 'application/json' } };
}

async function send(operation: DocumentedOperation, input: HostileInput, bearer: string | null) {
  const { payload, headers } = contentOf(operation, input);
  const sent: Record<string, string> = { ...headers };
  if (bearer) sent.authorization = `Bearer ${bearer}`;
  if (input.version) sent['if-match'] = input.version;
  if (input.key) sent['idempotency-key'] = input.key === 'fresh' ? randomUUID() : input.key;
  const answer = await api.app.inject({
    method: operation.method.toUpperCase() as 'POST',
    url: addressOf(operation, input),
    headers: sent,
    payload,
  });
  return { status: answer.statusCode, type: String(answer.headers['content-type'] ?? ''), text: answer.body };
}
/** What is wrong with an answer after the document; null where nothing is. */
function breachOf(operation: DocumentedOperation, { status, type, text }: Awaited<ReturnType<typeof send>>) {
  if (status >= 500) return `a fault: ${status} ${text}`;
  if (!(String(status) in operation.responses)) return `an undocumented status: ${status} ${text}`;
  if (/^(?:application\/(?:pdf|zip)|image\/)/.test(type)) return null;
  const schema = answersOf.get(operation.id)?.[String(status)];
  if (!schema) return text === '' ? null : `a body where none is documented: ${text}`;
  if (status >= 400 && !type.startsWith('application/problem+json')) return `a refusal as ${type}`;
  return schema(JSON.parse(text)) ? null : `a body against its schema: ${JSON.stringify(schema.errors)} ${text}`;
}

const late = ['get', 'post', 'patch', 'put', 'delete'];
const ordered = documentedOperations.toSorted((one, other) => late.indexOf(one.method) - late.indexOf(other.method));

describe('whatever is sent', () => {
  it.each(ordered.map((one) => [one.id, one] as const))('%s answers as documented', async (_id, operation) => {
    await fc.assert(
      fc.asyncProperty(hostileInput(operation), async (input) => {
        expect(breachOf(operation, await send(operation, input, token))).toBeNull();
      }),
      { numRuns: turns.administrator },
    );
    await fc.assert(
      fc.asyncProperty(hostileInput(operation), async (input) => {
        const answer = await send(operation, input, null);
        expect(breachOf(operation, answer)).toBeNull();
        if (!operation.permissions.includes('none')) expect(answer.status).toBeGreaterThanOrEqual(400);
      }),
      { numRuns: turns.stranger },
    );
  });
});

describe('links to the pages beside', () => {
  const lists = documentedOperations.filter(({ method, path, parameters }) => {
    const names = parameters.map(({ name }) => name);
    // The directory answers the number of the page in place of links.
    return method === 'get' && names.includes('page') && names.includes('search') && !path.startsWith('/api/public/');
  });
  it.each(lists.map((one) => [one.id, one] as const))('of %s keep the longest search', async (_id, operation) => {
    const { schema } = operation.parameters.find(({ name }) => name === 'search') ?? {};
    const search = '😀'.repeat(Number((resolved(schema) as { maxLength?: number }).maxLength));
    const query = { ...requiredQuery(operation), search, page: 2 };
    const call = api.withToken(token);
    const answer = await call(operation.id as OperationId, { path: pathAbout(operation, records), query });
    expect(answer.status).toBe(200);
    const previous = new URL(String(answer.body.previous), 'http://localhost');
    expect(previous.searchParams.get('search')).toBe(search);
  });
});

describe('the language of an answer', () => {
  it.each([
    ['en;q=0.3, es-EC;q=0.9', 'No encontrado'],
    ['es;q=0, en', 'Not found'],
    ['en-GB, es', 'Not found'],
  ])('follows the wishes of %s', async (wishes, title) => {
    const answer = await api.app.inject({ url: '/api/no/such/path/', headers: { 'accept-language': wishes } });
    expect(answer.json().title).toBe(title);
  });
});

describe('what no operation is reached by', () => {
  const about = async (url: string, method: 'GET' | 'POST' = 'GET', more: object = {}) => {
    const answer = await api.app.inject({ method, url, headers: { authorization: `Bearer ${token}` }, ...more });
    const { code, request_id } = answer.json();
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(request_id).toEqual(expect.any(String));
    return [answer.statusCode, code];
  };
  it.each([
    ['/api/core/customers/%zz/', 400, 'bad_request'],
    [`/api/core/customers/${'9'.repeat(201)}/`, 404, 'no_such_path'],
    ['/api/no/such/path/', 404, 'no_such_path'],
  ])('%s is refused in the shape of every refusal', async (url, status, code) => {
    expect(await about(url)).toEqual([status, code]);
  });

  it.each([
    ['without a boundary', 'multipart/form-data', ''],
    ['that is cut off', 'multipart/form-data; boundary=edge', '--edge\r\nContent-Disposition: form-data; name="file"'],
    [
      'without an end',
      'multipart/form-data; boundary=edge',
      '--edge\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-',
    ],
  ])('an upload %s is no fault of the server', async (_what, type, payload) => {
    const made = await api.withToken(token)('createPolicy', { body: { insured_select_type: 'personal' } });
    const headers = { authorization: `Bearer ${token}`, 'content-type': type, 'idempotency-key': randomUUID() };
    const url = `/api/policy/policies/${made.body.id}/files/`;
    expect(await about(url, 'POST', { payload, headers })).toEqual([400, 'bad_request']);
  });
});

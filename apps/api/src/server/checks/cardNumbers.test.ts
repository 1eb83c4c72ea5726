import { randomUUID } from 'node:crypto';
import { sandboxCards } from '@corredor/core/billing';
import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spent, tooLong } from '../../../../../scripts/lib/pureWork.mjs';
import { apiWithRecords } from '../../testing/apiWithRecords.ts';
import { documentedOperations, resolved, setDeep } from '../../testing/documentInputs.ts';
import { bodyAbout, pathAbout, type Records } from '../../testing/records.ts';
import type { TestApi } from '../../testing/testApi.ts';
import type { DocumentedOperation } from '../request/document.ts';
import { findCardNumbers, holdsCardNumber } from './cardNumbers.ts';

const pan = '4242424242424242';

describe('the number of a card', () => {
  it.each([
    ...sandboxCards.map(({ number }) => number),
    '4242 4242 4242 4242',
    '4242-4242-4242-4242',
    '4242.4242.4242.4242',
    'Tarjeta: 3782 822463 10005, vence 12/30',
    '4242 4242 4242 4242 12 30 123',
    '４２４２４２４２４２４２４２４２',
    '6200000000000005',
    '4242,4242,4242,4242',
    '4242, 4242, 4242, 4242',
    '4242+4242+4242+4242',
    '4242·4242·4242·4242',
    '4242   4242   4242   4242',
    '(4242) (4242) (4242) (4242)',
    '٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢',
    '४२४२४२४२४२४२४२४२',
    '4\u200b242\u200b4242\u200b4242\u200b4242',
    '4\ufe0f\u20e32\ufe0f\u20e342 4242 4242 4242',
    '3782+822463,10005',
    '30569309025904',
  ])('is seen in "%s"', (text) => expect(holdsCardNumber(text)).toBe(true));

  it.each([
    ['a tax number of Ecuador', '1790012345001'],
    ['a telephone', '+593 99 123 4567'],
    ['a chassis', '9BWZZZ377VT004251'],
    ['a number without its check digit', '4242424242424241'],
    ['a number longer than any card', '42424242424242424242424242'],
    ['a number that a slash breaks', '4242/4242/4242/4242'],
    ['an account of no issuer', '0000004242424242'],
    ['a number that a letter breaks', '4242 4242 x 4242 4242'],
    ['a list of numbers', '42, 42, 42, 42, 42, 42, 42, 42'],
    ['a list of amounts', '4,242.42, 4,242.42, 4,242.42, 4,242.42'],
    ['a list of telephones', '+593 99 123 4567, +593 98 765 4321, 0991234567'],
    ['a list of tax numbers', '1790012345001, 0992345678001, 1790012345001'],
    ['a moment', '2026-11-21T12:00:00.000Z'],
    ['a policy', 'POL-2026-000123456'],
    ['a key', '3f0c9a52-7d61-4b0e-9a37-5a1d0c6be812'],
    ['a key whose digits look like one', 'd18b0c4c-df4d-4843-9564-01425a21fc0f'],
    ['the name of an image whose digits look like one', '/api/public/images/a4242424242424242aaaaaaaaaaaaaaa.png/'],
  ])('is not seen in %s', (_what, text) => expect(holdsCardNumber(text)).toBe(false));

  it('is told by the field that holds it, however deep, and as a name too', () => {
    expect(findCardNumbers({ a: [{ b: pan }], c: 'x' })).toEqual({ 'a.0.b': [{ key: 'field.card_number' }] });
    expect(findCardNumbers({ notes: { [pan]: 1 } })).toEqual({ notes: [{ key: 'field.card_number' }] });
    expect(findCardNumbers({ n: Number(pan) })).not.toBeNull();
    const deep = Array.from({ length: 5_000 }).reduce<unknown>((inner) => ({ a: inner }), { b: pan });
    expect(Object.values(findCardNumbers(deep) ?? {})).toEqual([[{ key: 'field.card_number' }]]);
    expect(findCardNumbers({ name: 'Ana', list: [1, null, true] })).toBeNull();
  });

  it('is looked for without delay in a text of nothing but digits', async () => {
    const look = () => {
      const before = spent();
      for (const group of ['1 ', '4 ', '4000 0000 0000 0002 x', '٤,', 'ﷺ']) holdsCardNumber(group.repeat(100_000));
      holdsCardNumber('1'.repeat(600_000));
      return spent() - before;
    };
    expect(await tooLong(2_000, look)).toBeNull();
  });
});

describe('typed into every text of every operation', () => {
  let api: TestApi;
  let office: Awaited<ReturnType<TestApi['partner']>>;
  let records: Records;
  const lines: string[] = [];
  beforeAll(async () => {
    const logger = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
    ({ api, office, records } = await apiWithRecords({ logger }));
  });
  afterAll(() => api.close());

  /** Where texts stand in a body. */
  function textsIn(schema: unknown, trail: string[] = [], depth = 0): string[][] {
    const plain = Object(resolved(schema));
    if (depth > 5) return [];
    const choices = [plain.oneOf, plain.anyOf].flat().filter(Boolean);
    if (choices.length > 0) return choices.flatMap((one: unknown) => textsIn(one, trail, depth + 1));
    if (plain.items) return textsIn(plain.items, [...trail, '0'], depth + 1);
    if (plain.properties)
      return Object.entries(plain.properties).flatMap(([name, one]) => textsIn(one, [...trail, name], depth + 1));
    return trail.length > 0 && [plain.type].flat().includes('string') ? [trail] : [];
  }
  const send = (operation: DocumentedOperation, more: { body?: unknown; query?: Record<string, string> }) => {
    const url = operation.path.replace(/\{(\w+)\}/g, (_all, name: string) =>
      String(pathAbout(operation, records)[name]),
    );
    const headers: Record<string, string> = {
      authorization: `Bearer ${office.token}`,
      'if-match': '"v1"',
      'idempotency-key': randomUUID(),
    };
    if (more.body !== undefined) headers['content-type'] = 'application/json';
    return api.app.inject({
      method: operation.method.toUpperCase() as 'POST',
      url,
      query: more.query ?? {},
      headers,
      payload: more.body === undefined ? undefined : JSON.stringify(more.body),
    });
  };
  const tried = documentedOperations.filter(
    ({ id, body }) => body?.type === 'application/json' && !['logout', 'handleStripeWebhook'].includes(id),
  );

  it('is refused with the field and what to do, and found in no table and no log', async () => {
    let count = 0;
    for (const operation of tried)
      for (const trail of textsIn(operation.body?.schema)) {
        const body = setDeep(bodyAbout(operation, records), trail, pan);
        const answer = await send(operation, { body });
        count += 1;
        expect([operation.id, trail, answer.statusCode]).toEqual([operation.id, trail, 422]);
        expect(Object.keys(answer.json().errors)).toEqual([trail.join('.')]);
        expect(answer.body).not.toContain(pan);
      }
    expect(count).toBeGreaterThan(100);
    for (const operation of documentedOperations.filter(({ method, id }) => method === 'get' && id !== 'getHealth')) {
      const answer = await send(operation, { query: { search: pan } });
      expect([operation.id, answer.statusCode >= 400]).toEqual([operation.id, true]);
    }
    const tables = await sql<{ name: string }>`
      select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(
      api.adminDb,
    );
    for (const { name } of tables.rows) {
      const found = await sql`select from ${sql.table(name)} as t where t::text like ${`%${pan}%`}`.execute(
        api.adminDb,
      );
      expect([name, found.rows.length]).toEqual([name, 0]);
    }
    expect(lines.length).toBeGreaterThan(100);
    expect(lines.join('')).not.toContain(pan);
  });
});

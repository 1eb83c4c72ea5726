import fc, { type Arbitrary } from 'fast-check';
import type { DocumentedOperation, JsonSchema } from '../server/request/document.ts';
import { resolved } from './documentInputs.ts';

/** Values that break what was not thought through: borders, other types, foreign signs, other languages' code. */
const hostile: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -1,
    1.5,
    2_147_483_647,
    2_147_483_648,
    1e308,
    -1e-7,
    '',
    ' ',
    '0',
    '-0.00',
    'null',
    '99999999999999.99',
    '1e5',
    '0000-00-00',
    '2026-02-30',
    '9999-12-31',
    '0001-01-01',
    '+275760-09-13',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\u202e',
    '\ufeff',
    'İI',
    '👩‍👩‍👧',
    'ﷺ',
    '%',
    '_',
    '\\',
    "'; drop table users; --",
    '<script>alert(1)</script>',
    'javascript:alert(1)',
    '../../etc/passwd',
    '$t(status.500)',
    '{{brand}}',
    '\r\nX-A: b',
    'a'.repeat(5_000),
    [],
    {},
    [[]],
    [null],
    { $ne: null },
    { constructor: { prototype: 1 } },
    { toString: 1 },
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 2 }),
);

/** Values of a schema, borders first; a hostile one now and then. */
function valuesOf(schema: unknown, depth = 0): Arbitrary<unknown> {
  const plain = resolved(schema) as JsonSchema;
  const choices = [plain.oneOf, plain.anyOf].flat().filter((one) => one !== undefined);
  if (choices.length > 0) return fc.oneof(...choices.map((one) => valuesOf(one, depth)));
  if (Array.isArray(plain.enum)) return fc.constantFrom(...plain.enum);
  const types = [plain.type ?? 'string'].flat();
  return fc.oneof(...types.map((type) => typed(String(type), plain, depth)));
}
function typed(type: string, schema: JsonSchema, depth: number): Arbitrary<unknown> {
  const most = (name: string, otherwise: number) => Number(schema[name] ?? otherwise);
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return fc.integer({ min: most('minimum', -(2 ** 31)), max: most('maximum', 2 ** 31 - 1) });
    case 'array':
      return fc.array(valuesOf(schema.items, depth + 1), { maxLength: Math.min(3, most('maxItems', 3)) });
    case 'object':
      return depth > 3 ? fc.constant({}) : objectOf(schema, depth);
    default:
      return textOf(schema, most('minLength', 0), Math.min(300, most('maxLength', 60)));
  }
}
function objectOf(schema: JsonSchema, depth: number): Arbitrary<unknown> {
  const fields = Object.entries(Object(schema.properties)).map(([name, one]): [string, Arbitrary<unknown>] => [
    name,
    valuesOf(one, depth + 1),
  ]);
  const required = Array.isArray(schema.required) ? schema.required.map(String) : [];
  return fc.record<Record<string, unknown>>(Object.fromEntries(fields), { requiredKeys: required });
}
function textOf({ format, pattern }: JsonSchema, minLength: number, maxLength: number): Arbitrary<unknown> {
  if (format === 'date') return fc.constantFrom('2026-01-31', '2024-02-29', '0001-01-01', '9999-12-31', '1900-01-01');
  if (format === 'email')
    return fc.constantFrom('a@example.com', 'Á@b', 'x@[127.0.0.1]', `${'a'.repeat(64)}@example.com`);
  if (typeof pattern === 'string') return fc.stringMatching(new RegExp(pattern, 'u'));
  return fc.string({ unit: 'grapheme', minLength, maxLength });
}

export interface HostileInput {
  /** Fields that are put into a body that would be right without them. */
  fields: Record<string, unknown>;
  /** A whole body from the schema instead, or one that is no body at all. */
  body: { kind: 'example' } | { kind: 'schema'; value: unknown } | { kind: 'raw'; type: string; text: string };
  query: [name: string, value: string][];
  path: 'known' | string;
  version: string | null;
  key: string | null;
}
const asText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** Requests to an operation that a client should not send, and some that it should. */
export function hostileInput(operation: DocumentedOperation): Arbitrary<HostileInput> {
  const schema = operation.body?.type === 'application/json' ? operation.body.schema : {};
  const properties = Object.entries(Object((resolved(schema) as JsonSchema).properties));
  const wrongField = fc.oneof(
    fc.tuple(fc.constantFrom('id', 'partner_id', '__proto__', 'is_paid', 'status', 'version'), hostile),
    ...properties.map(([name, one]) => fc.tuple(fc.constant(name), fc.oneof(valuesOf(one), hostile))),
  );
  const documented = operation.parameters.filter((one) => one.in === 'query');
  const inQuery = fc.oneof(
    { weight: 1, arbitrary: fc.tuple(fc.constantFrom('partner_id', 'page', '__proto__', '', 'a[b]'), hostile) },
    ...documented.map(({ name, schema: one }) => ({
      weight: 2,
      arbitrary: fc.tuple(fc.constant(name), fc.oneof(valuesOf(one), hostile)),
    })),
  );
  return fc.record({
    fields: fc.array(wrongField, { maxLength: 2 }).map((pairs) => Object.fromEntries(pairs)),
    body: fc.oneof(
      { weight: 6, arbitrary: fc.constant({ kind: 'example' } as const) },
      { weight: 3, arbitrary: valuesOf(schema).map((value) => ({ kind: 'schema', value }) as const) },
      {
        weight: 1,
        arbitrary: fc.record({
          kind: fc.constant('raw' as const),
          type: fc.constantFrom('application/json', 'text/plain', 'multipart/form-data', 'application/xml', 'x'),
          text: fc.constantFrom('', '{', '[]', 'null', '"a"', '{"__proto__":{"a":1}}', '<a/>', '--edge\r\n'),
        }),
      },
    ),
    query: fc
      .array(inQuery, { maxLength: 3 })
      .map((pairs) => pairs.map(([name, value]) => [name, asText(value)] as [string, string])),
    path: fc.oneof({ weight: 6, arbitrary: fc.constant('known') }, { weight: 1, arbitrary: hostile.map(asText) }),
    version: fc.constantFrom('"v1"', '"v1"', '"v2"', '"v9999999999"', '*', '"v0"', null),
    key: fc.constantFrom('fresh', 'fresh', 'fresh', 'a-key-that-was-used-before', 'short', null),
  });
}

import type { DocumentedOperation, JsonSchema } from '../server/request/document.ts';
import { resolved, setDeep } from './documentInputs.ts';

type Json = Record<string, unknown>;
export interface WorstBody {
  what: string;
  text: string;
}

/** Takes up to 2,000 items, each far smaller than its schema lets it be. */
export const ofManyItems = ['createMovement', 'previewMovement', 'updateMovement'];

/** What has no largest form: the wizard, the drafts and movements of thousands of items keep to the limits themselves, and Stripe's events are small. */
export const withoutLargest: readonly string[] = [
  'saveDraft',
  'handleStripeWebhook',
  'checkImport',
  'createImportRows',
  ...ofManyItems,
];

/** Where a schema has texts, lists and objects. */
function placesIn(schema: unknown, trail: string[] = [], depth = 0): { trail: string[]; schema: JsonSchema }[] {
  const plain = resolved(schema) as JsonSchema;
  const branches = [plain.oneOf, plain.anyOf].flat().filter(Boolean);
  if (branches.length > 0) return branches.flatMap((one) => placesIn(one, trail, depth));
  if (depth > 5) return [];
  const inner = Object.entries(Object(plain.properties)).flatMap(([name, one]) =>
    placesIn(one, [...trail, name], depth + 1),
  );
  const items = plain.items ? placesIn(plain.items, [...trail, '0'], depth + 1) : [];
  const more = plain.additionalProperties;
  const mapped = typeof more === 'object' ? placesIn(more, [...trail, 'name'], depth + 1) : [];
  return [{ trail, schema: plain }, ...inner, ...items, ...mapped];
}
const isOf = (schema: JsonSchema, type: string) => [schema.type].flat().includes(type);

/** Texts that cost most to look through: for the search for cards, for the formats, for scripts that are spelt out, for the count of signs. */
const fillers = ['4 ', '4000 0000 0000 0002 ', 'a-', 'a@a.', '٤,', 'ﷺ', '\u0315\u0300', ' ', '-1.', '"\\'];
const filled = (filler: string, bytes: number) =>
  filler.repeat(Math.max(1, Math.floor(bytes / (Buffer.byteLength(JSON.stringify(filler)) - 2))));
const list = (bytes: number, item: (index: number) => string) => {
  const items: string[] = [];
  for (let size = 0; size < bytes; size += (items.at(-1)?.length ?? 0) + 1) items.push(item(items.length));
  return items.join(',');
};
const short = (index: number) => index.toString(36);

/** Bodies that fill the limit of an operation, one for each way to be wrong at each place of its schema, and those that its schema just lets through. */
export function* worstBodies(operation: DocumentedOperation, example: Json): Generator<WorstBody> {
  const { bodyLimit, body } = operation;
  const room = bodyLimit - Buffer.byteLength(JSON.stringify(example)) - 500;
  const mark = '"@@"';
  const put = (trail: string[], json: string): string =>
    trail.length === 0 ? json : JSON.stringify(setDeep(example, trail, '@@')).replace(mark, () => json);
  let turn = 0;
  for (const { trail, schema } of placesIn(body?.schema)) {
    const where = trail.join('.') || 'the body';
    if (isOf(schema, 'string') && !schema.enum) {
      for (let count = 0; count < 3; count += 1, turn += 1) {
        const filler = fillers[turn % fillers.length] ?? '';
        yield { what: `${where}: a text of "${filler}"`, text: put(trail, JSON.stringify(filled(filler, room))) };
      }
      yield { what: `${where}: deep`, text: put(trail, `${'['.repeat(room / 2)}${']'.repeat(room / 2)}`) };
    }
    if (isOf(schema, 'array')) {
      const most = Number(schema.maxItems);
      yield { what: `${where}: short texts`, text: put(trail, `[${list(room, (one) => `"${short(one)}"`)}]`) };
      yield { what: `${where}: empty objects`, text: put(trail, `[${list(room, () => '{}')}]`) };
      yield { what: `${where}: numbers`, text: put(trail, `[${list(room, (one) => String(one))}]`) };
      const within = list(Math.min(room, 3 * most - 1), () => '{}');
      yield { what: `${where}: as many empty objects as allowed`, text: put(trail, `[${within}]`) };
    }
    if (isOf(schema, 'object')) {
      const named = (value: string) => (one: number) => `"${short(one)}":${value}`;
      yield { what: `${where}: unknown names`, text: put(trail, `{${list(room, named('1'))}}`) };
      yield { what: `${where}: one long name`, text: put(trail, `{"${'4 '.repeat(room / 2)}":1}`) };
      yield { what: `${where}: deep`, text: put(trail, `${'{"a":'.repeat(room / 6)}1${'}'.repeat(room / 6)}`) };
      yield {
        what: `${where}: lists of lists`,
        text: put(trail, `{"a":[${list(room, () => `${'['.repeat(28)}${']'.repeat(28)}`)}]}`),
      };
    }
  }
  if (!withoutLargest.includes(operation.id))
    yield { what: 'as large as its schema lets it be', text: largest(operation, example) };
}

/** The largest body that the limits of a schema let through, made of signs of four bytes. */
export function largestBody(schema: unknown): unknown {
  const plain = resolved(schema) as JsonSchema;
  const branches = [plain.oneOf, plain.anyOf].flat().filter(Boolean);
  if (branches.length > 0) return branches.map(largestBody).toSorted((one, other) => sizeOf(other) - sizeOf(one))[0];
  if (Array.isArray(plain.enum)) return plain.enum.toSorted((one, other) => sizeOf(other) - sizeOf(one))[0];
  if (plain.const !== undefined) return plain.const;
  if (isOf(plain, 'array')) return Array.from({ length: Number(plain.maxItems) }, () => largestBody(plain.items));
  if (isOf(plain, 'object')) {
    const values = Object.entries(Object(plain.properties)).map(([name, one]) => [name, largestBody(one)]);
    if (typeof plain.additionalProperties === 'object')
      for (let one = 0; one < Number(plain.maxProperties); one += 1)
        values.push([nameOf(plain.propertyNames, one), largestBody(plain.additionalProperties)]);
    return Object.fromEntries(values);
  }
  if (isOf(plain, 'string')) return signsOf(plain).repeat(Number(plain.maxLength));
  if (isOf(plain, 'integer') || isOf(plain, 'number')) return Number(plain.maximum);
  return null;
}
const sizeOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));
/** What is written by a pattern or a format has signs of one byte. */
const signsOf = ({ pattern, format }: JsonSchema) =>
  typeof format === 'string' || (typeof pattern === 'string' && pattern.startsWith('^[')) ? 'a' : '😀';
const nameOf = (names: unknown, index: number) => {
  const plain = Object(resolved(names)) as JsonSchema;
  return `${signsOf(plain).repeat(Number(plain.maxLength) - 4)}${String(index).padStart(4, 'a')}`;
};
const largest = ({ body }: DocumentedOperation, example: Json) =>
  JSON.stringify({ ...example, ...(largestBody(body?.schema) as Json) });

import { type DocumentedOperation, listOperations, readDocument } from '../server/request/document.ts';

type Json = Record<string, unknown>;
const whole = readDocument(new URL('../../../../.build/openapi.json', import.meta.url));

/** Every operation of the document. */
export const documentedOperations = listOperations(whole);

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
function at(value: unknown, ...keys: string[]): unknown {
  const resolved = deref(value);
  const [key, ...rest] = keys;
  if (key === undefined) return resolved;
  return isObject(resolved) ? at(resolved[key], ...rest) : undefined;
}
function deref(value: unknown): unknown {
  if (!isObject(value) || typeof value.$ref !== 'string') return value;
  return at(
    whole,
    ...value.$ref
      .slice(2)
      .split('/')
      .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~')),
  );
}

/** A part of the document, its reference followed. */
export const resolved = (part: unknown): unknown => deref(part);

/** The document's own example of an operation's body. */
export function exampleOf(operation: DocumentedOperation | undefined): Json {
  if (!operation) return {};
  const examples = at(whole, 'paths', operation.path, operation.method, 'requestBody', 'content', 'application/json');
  const example = at(Object.values(Object(at(examples, 'examples')))[0], 'value');
  return isObject(example) ? structuredClone(example) : {};
}

/** Values for the query parameters that an operation insists on. */
export function requiredQuery(operation: DocumentedOperation): Record<string, string> {
  const required = operation.parameters.filter((one) => one.in === 'query' && one.required);
  return Object.fromEntries(
    required.map(({ name, schema }) => [name, String(shared[name] ?? [at(schema, 'enum')].flat()[0])]),
  );
}

/** What is nobody's own, by the name of the field: a plan, and a day. */
const shared: Record<string, number | string> = { plan_id: 2, day: '2026-06-01' };
const isId = (schema: unknown): boolean =>
  isObject(schema) &&
  (String(schema.$ref).endsWith('/schemas/Id') || [schema.oneOf ?? []].flat().some((one) => isId(one)));

/** Where numbers of records stand in a body: `['branch_id']`, `['offices', '0', 'id']`. */
export function idsInBody(operation: DocumentedOperation): string[][] {
  const walk = (schema: unknown, trail: string[]): string[][] => {
    if (isId(schema)) return [trail];
    const resolved = deref(schema);
    if (isObject(resolved) && resolved.items !== undefined) return walk(resolved.items, [...trail, '0']);
    // A record that is named by its kind and number, or none.
    const choices: unknown[] = isObject(resolved) && Array.isArray(resolved.oneOf) ? resolved.oneOf : [];
    if (choices.some((one) => isId(Object(at(one, 'properties')).id))) return [[...trail, 'id']];
    return Object.entries(Object(at(schema, 'properties'))).flatMap(([name, one]) => walk(one, [...trail, name]));
  };
  const trails = operation.body ? walk(operation.body.schema, []) : [];
  return trails.filter((trail) => !shared[trail.join('.')]);
}
/** Where amounts stand in a body, by what its texts may look like: numbers with decimals, and no words. */
export function amountsInBody(operation: DocumentedOperation): string[][] {
  const takes = (pattern: unknown, text: string) => typeof pattern === 'string' && new RegExp(pattern, 'u').test(text);
  const walk = (schema: unknown, trail: string[], above: unknown[]): string[][] => {
    const plain = deref(schema);
    if (!isObject(plain) || above.includes(plain)) return [];
    const inner = (part: unknown, ...steps: string[]) => walk(part, [...trail, ...steps], [...above, plain]);
    return [
      ...(takes(plain.pattern, '1.00') && !takes(plain.pattern, 'word') ? [trail] : []),
      ...[plain.oneOf, plain.anyOf, plain.allOf].flat().flatMap((one) => inner(one)),
      ...Object.entries(Object(plain.properties)).flatMap(([name, one]) => inner(one, name)),
      ...inner(plain.items, '0'),
    ];
  };
  return operation.body ? walk(operation.body.schema, [], []) : [];
}
/** Where texts stand in a body, with what the document says of each; one entry of a list or of values by name stands for all. */
export function textsInBody(operation: DocumentedOperation): { trail: string[]; schema: Json }[] {
  const walk = (schema: unknown, trail: string[], above: unknown[]): { trail: string[]; schema: Json }[] => {
    const plain = deref(schema);
    if (!isObject(plain) || above.includes(plain)) return [];
    const inner = (part: unknown, ...steps: string[]) => walk(part, [...trail, ...steps], [...above, plain]);
    return [
      ...([plain.type].flat().includes('string') ? [{ trail, schema: plain }] : []),
      ...[plain.oneOf, plain.anyOf, plain.allOf].flat().flatMap((one) => inner(one)),
      ...Object.entries(Object(plain.properties)).flatMap(([name, one]) => inner(one, name)),
      ...inner(plain.additionalProperties, 'one_name'),
      ...inner(plain.items, '0'),
    ];
  };
  return operation.body?.type === 'application/json' ? walk(operation.body.schema, [], []) : [];
}
/** The filters of a list that name a record. */
export const idsInQuery = (operation: DocumentedOperation) =>
  operation.parameters
    .filter((one) => one.in === 'query' && isId(one.schema) && !shared[one.name])
    .map((one) => one.name);

/** Sets a value deep inside a body, making what is missing on the way. */
export function setDeep(body: Json, trail: readonly string[], value: unknown): Json {
  const [key = '', ...rest] = trail;
  if (rest.length === 0) return { ...body, [key]: value };
  if (rest[0] !== '0') return { ...body, [key]: setDeep(isObject(body[key]) ? body[key] : {}, rest, value) };
  const [, ...inItem] = rest;
  const first: unknown = Array.isArray(body[key]) ? body[key][0] : undefined;
  return { ...body, [key]: [inItem.length === 0 ? value : setDeep(isObject(first) ? first : {}, inItem, value)] };
}

import { readFileSync } from 'node:fs';
import type { ProblemCode } from '@corredor/core/api';
import type { PlanFeature, PlanLimit } from '@corredor/core/billing';

type Method = 'get' | 'post' | 'patch' | 'put' | 'delete';
export type JsonSchema = Record<string, unknown>;
interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: JsonSchema;
}
interface OperationObject {
  operationId: string;
  'x-permission': string | string[];
  'x-surface'?: 'public';
  'x-verbatim'?: true;
  'x-stores-nothing'?: true;
  'x-body-limit': number;
  'x-time-limit'?: number;
  'x-needs-partner': boolean;
  'x-needs-plan': boolean;
  'x-problems': ProblemCode[];
  'x-plan-limit'?: PlanLimit;
  'x-plan-feature'?: PlanFeature | PlanFeature[];
  security?: Record<string, string[]>[];
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { required?: boolean; content: Record<string, { schema: JsonSchema }> } | { $ref: string };
  responses: Record<string, { content?: Record<string, { schema: JsonSchema }> } | { $ref: string }>;
}
export interface OpenApiDocument {
  openapi: string;
  paths: Record<string, Partial<Record<Method, OperationObject>> & { parameters?: (Parameter | { $ref: string })[] }>;
}
/** One operation of the document, with its references to parameters and bodies resolved. */
export interface DocumentedOperation {
  id: string;
  method: Method;
  /** The document's path, for example /api/core/customers/{customerId}/ */
  path: string;
  permissions: string[];
  /** What any origin may read is public; everything else is for the product's own pages. */
  surface: 'public' | 'own';
  /** Whether texts are kept as they were typed, with the blanks around them. */
  isVerbatim: boolean;
  /** Whether it only reads, although its method does not say so. */
  storesNothing: boolean;
  /** Whether only people of a brokerage may ask. */
  needsPartner: boolean;
  /** Whether it changes what only a valid subscription lets change. */
  needsPlan: boolean;
  /** What one call makes one more of, where a plan limits how many there may be. */
  planLimit: PlanLimit | null;
  /** The parts of the product without which a plan does not open the operation. */
  planFeatures: PlanFeature[];
  /** The codes of all problems that it answers. */
  problems: readonly ProblemCode[];
  security: 'none' | 'bearer' | 'optional';
  /** The most bytes that a body may have. */
  bodyLimit: number;
  /** The seconds that it may take, where these are more than the usual ones. */
  timeLimit: number;
  parameters: Parameter[];
  body: { type: 'application/json' | 'multipart/form-data'; schema: JsonSchema; isRequired: boolean } | null;
  responses: Record<string, JsonSchema | null>;
}

const read = new Map<string, OpenApiDocument>();
/** Reads the bundled document that `npm run generate` writes; once for each process, so that all share it and nobody can change it. */
export function readDocument(file: URL | string): OpenApiDocument {
  const known = read.get(String(file));
  if (known) return known;
  const document: OpenApiDocument = frozen(JSON.parse(readFileSync(file, 'utf8')));
  read.set(String(file), document);
  return document;
}
function frozen<Value>(value: Value): Value {
  if (value && typeof value === 'object') for (const inner of Object.values(Object.freeze(value))) frozen(inner);
  return value;
}
/** Makes something of each value once, and answers the same to all who ask with that very value. */
export function rememberedFor<Of extends object, Made>(make: (value: Of) => Made): (value: Of) => Made {
  const made = new WeakMap<Of, { result: Made }>();
  return (value) => {
    const known = made.get(value) ?? { result: make(value) };
    made.set(value, known);
    return known.result;
  };
}
const methods: readonly Method[] = ['get', 'post', 'patch', 'put', 'delete'];

/** Lists every operation of the document; the same operations each time, so that what is made of one can be remembered. */
export const listOperations = rememberedFor((document: OpenApiDocument): readonly DocumentedOperation[] =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation ? [describe(document, path, method, operation, item.parameters ?? [])] : [];
    }),
  ),
);

function describe(
  document: OpenApiDocument,
  path: string,
  method: Method,
  operation: OperationObject,
  shared: (Parameter | { $ref: string })[],
): DocumentedOperation {
  const body = operation.requestBody && resolve(document, operation.requestBody);
  const type = body && 'multipart/form-data' in body.content ? 'multipart/form-data' : 'application/json';
  const permission = operation['x-permission'];
  const bodyLimit = operation['x-body-limit'];
  if (!(bodyLimit > 0)) throw new Error(`${operation.operationId} has no x-body-limit: bundle the document anew.`);
  const timeLimit = operation['x-time-limit'] ?? 0;
  if (!Number.isInteger(timeLimit))
    throw new Error(`${operation.operationId} has an x-time-limit that is no whole number.`);
  const needsPartner = operation['x-needs-partner'];
  const needsPlan = operation['x-needs-plan'];
  for (const need of [needsPartner, needsPlan])
    if (typeof need !== 'boolean')
      throw new Error(`${operation.operationId} does not say what it needs: bundle the document anew.`);
  return {
    id: operation.operationId,
    method,
    path,
    permissions: [permission].flat(),
    surface: operation['x-surface'] ?? 'own',
    isVerbatim: operation['x-verbatim'] === true,
    storesNothing: method === 'get' || operation['x-stores-nothing'] === true,
    needsPartner,
    needsPlan: needsPlan && method !== 'get',
    planLimit: operation['x-plan-limit'] ?? null,
    planFeatures: [operation['x-plan-feature'] ?? []].flat(),
    problems: operation['x-problems'],
    security: securityOf(operation.security),
    bodyLimit,
    timeLimit,
    parameters: [...shared, ...(operation.parameters ?? [])].map((one) => resolve(document, one)),
    body: body ? { type, schema: body.content[type]?.schema ?? {}, isRequired: body.required === true } : null,
    responses: Object.fromEntries(
      Object.entries(operation.responses).map(([status, answer]) => [
        status,
        Object.values(resolve(document, answer).content ?? {})[0]?.schema ?? null,
      ]),
    ),
  };
}
/** `[]` is open, `[{}, {bearer: []}]` takes a token but does not ask for one. */
function securityOf(security: OperationObject['security']): DocumentedOperation['security'] {
  if (!security) return 'bearer';
  if (security.length === 0) return 'none';
  return security.some((way) => Object.keys(way).length === 0) ? 'optional' : 'bearer';
}
const isReference = (value: object): value is { $ref: string } => '$ref' in value && typeof value.$ref === 'string';
/** A part of the document, its reference followed. */
export function resolve<Value extends object>(document: OpenApiDocument, value: Value | { $ref: string }): Value {
  if (!isReference(value)) return value;
  const steps = value.$ref.replace(/^#\//, '').split('/');
  const found = steps.reduce<unknown>(
    (place, step) => (place as Record<string, unknown>)[step.replaceAll('~1', '/').replaceAll('~0', '~')],
    document,
  );
  return resolve(document, found as Value);
}

import { isPlainDate } from '@corredor/core/dates';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import {
  type DocumentedOperation,
  type JsonSchema,
  listOperations,
  type OpenApiDocument,
  rememberedFor,
} from '../request/document.ts';
import type { JsonBody, OperationId } from '../request/operations.ts';
import { type FieldError, type FieldErrors, mostErrors, noErrors } from '../request/problems.ts';
import { findCardNumbers } from './cardNumbers.ts';
import { hashOf } from './idempotency.ts';
import { createSizes } from './sizes.ts';
import { tidyBody } from './texts.ts';

const documentId = 'openapi.json';

/** Holds what was sent against the document: sizes first, so that all that follows costs no more than an honest request; then cards, then all the rest. */
export interface InputCheck {
  (sent: unknown): { value: unknown; errors: FieldErrors | null };
  /** Compiles it before it is first asked for. */
  prepare: () => unknown;
}

/**
 * Turns the document's schemas into validators for one operation's input and answers; each is compiled when it is first asked for, and
 * once for all who ask with the same document: compiling is most of what a server's start costs.
 */
export const createValidation = rememberedFor((document: OpenApiDocument) => {
  const common = { strict: false, allErrors: true, useDefaults: true } as const;
  const strict = prepare(new Ajv2020(common));
  const coercing = prepare(new Ajv2020({ ...common, coerceTypes: 'array' }));
  const pruning = prepare(new Ajv2020({ ...common, useDefaults: false, removeAdditional: true }));
  for (const ajv of [strict, coercing, pruning]) ajv.addSchema({ $id: documentId, ...document });
  const sizes = createSizes(document);
  const checkOf = (ajv: Ajv2020, schema: JsonSchema, isVerbatim = true): InputCheck => {
    const compiled = once(() => compile(ajv, schema));
    const check = (sent: unknown) => {
      const { value: cut, errors } = sizes(schema, sent, isVerbatim);
      const value = isVerbatim ? cut : tidyBody(cut);
      const cards = findCardNumbers(value);
      if (cards) return { value, errors: cards };
      const validate = compiled();
      const isRight = validate(value);
      if (isRight && Object.keys(errors).length === 0) return { value, errors: null };
      const ofSchema = isRight ? {} : toFieldErrors(validate.errors);
      return { value, errors: { ...ofSchema, ...errors } };
    };
    return Object.assign(check, { prepare: compiled });
  };

  return rememberedFor((operation: DocumentedOperation) => {
    const path = once(() => compile(coercing, parametersSchema(operation, 'path')));
    const { body: input } = operation;
    return {
      get path() {
        return path();
      },
      query: checkOf(coercing, parametersSchema(operation, 'query')),
      body: input?.type === 'application/json' ? checkOf(strict, input.schema, operation.isVerbatim) : null,
      answers: answersOf(strict, operation),
      prunedAnswers: answersOf(pruning, operation),
    };
  });
});
/** What stands in the document by name is compiled once for all who refer to it. */
function compile(ajv: Ajv2020, schema: JsonSchema): ValidateFunction {
  const whole = absolute(schema);
  const named = typeof whole.$ref === 'string' && ajv.getSchema(whole.$ref);
  return named || ajv.compile(whole);
}
function once<Result>(make: () => Result): () => Result {
  let made: { result: Result } | null = null;
  return () => {
    made ??= { result: make() };
    return made.result;
  };
}
/** Compiles what operations will ask for, a little at a turn, so that no first request waits for it. */
export function* compileAhead(validations: Iterable<OperationValidation>) {
  for (const one of validations) {
    yield one.path;
    yield one.query.prepare();
    yield one.body?.prepare();
    for (const status of Object.keys(one.prunedAnswers)) yield one.prunedAnswers[status];
  }
}
/** Checks bodies against the document by the name of the operation that takes them, as its request would be. */
export function createBodyChecks(document: OpenApiDocument) {
  const validationOf = createValidation(document);
  const operations = new Map(listOperations(document).map((one) => [one.id, one]));
  const checks = new Map<string, InputCheck | null>();
  return <Id extends OperationId>(operationId: Id, body: object): CheckedBody<Id> => {
    if (!checks.has(operationId)) {
      const operation = operations.get(operationId);
      checks.set(operationId, operation ? validationOf(operation).body : null);
    }
    const { errors = null, value } = checks.get(operationId)?.(body) ?? {};
    // What the document gives where nothing is said belongs to the body.
    if (!errors && value) Object.assign(body, value);
    const sent = body as unknown as JsonBody<Id>;
    return { errors, sent, body: errors ? null : sent };
  };
}
/** What the document says of a body: what is wrong with it, by field, and the body itself where nothing is. */
export interface CheckedBody<Id extends OperationId> {
  errors: FieldErrors | null;
  body: JsonBody<Id> | null;
  /** What was checked, as the document has it but for the fields with errors; `rightOnes` leaves those out. */
  sent: Partial<JsonBody<Id>>;
}
export type BodyChecks = ReturnType<typeof createBodyChecks>;
export type OperationValidation = ReturnType<ReturnType<typeof createValidation>>;

function prepare(ajv: Ajv2020) {
  // ajv-formats is CommonJS: to TypeScript, what is called stands behind `default`.
  addFormats.default(ajv);
  // The library knows a year 0, and the database has none.
  ajv.addFormat('date', { type: 'string', validate: isPlainDate });
  const moment = ajv.formats['date-time'];
  const isMoment =
    typeof moment === 'object' && 'validate' in moment ? (moment.validate as (text: string) => boolean) : null;
  ajv.addFormat('date-time', {
    type: 'string',
    validate: (text: string) => isPlainDate(text.slice(0, 10)) && isMoment?.(text) === true,
  });
  ajv.addFormat('int32', true);
  ajv.addFormat('int64', true);
  ajv.addFormat('binary', true);
  ajv.addFormat('password', true);
  ajv.addFormat('decimal', true);
  // The library's own compares all pairs where it does not know the items' type.
  ajv.removeKeyword('uniqueItems');
  ajv.addKeyword({
    keyword: 'uniqueItems',
    type: 'array',
    schemaType: 'boolean',
    validate: (wanted: boolean, list: unknown[]) =>
      !wanted || new Set(list.map((one) => hashOf(one))).size === list.length,
  });
  return ajv;
}
function answersOf(ajv: Ajv2020, operation: DocumentedOperation): Record<string, ValidateFunction | null> {
  const answers = {};
  for (const [status, schema] of Object.entries(operation.responses)) {
    const get = once(() => (schema && schema.format !== 'binary' ? compile(ajv, schema) : null));
    Object.defineProperty(answers, status, { get, enumerable: true });
  }
  return answers;
}
function parametersSchema(operation: DocumentedOperation, place: 'path' | 'query'): JsonSchema {
  const parameters = operation.parameters.filter((one) => one.in === place);
  return {
    type: 'object',
    additionalProperties: false,
    required: parameters.filter((one) => one.required).map((one) => one.name),
    properties: Object.fromEntries(parameters.map((one) => [one.name, one.schema])),
  };
}
/** Local references are relative to the document, which is registered under an id. */
function absolute(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema), (key, value) =>
    key === '$ref' && typeof value === 'string' && value.startsWith('#') ? `${documentId}${value}` : value,
  );
}

/** Turns validator errors into message keys by field path ("offices.0.city"). */
export function toFieldErrors(errors: readonly ErrorObject[] | null | undefined): FieldErrors {
  const result = noErrors();
  let count = 0;
  for (const error of errors ?? []) {
    if (error.keyword === 'if' || error.keyword === 'anyOf' || error.keyword === 'oneOf') continue;
    // An optional field may also be null; to say that it is not says nothing.
    if (error.keyword === 'type' && error.params.type === 'null') continue;
    const named = error.params.missingProperty ?? error.params.additionalProperty ?? error.params.propertyName;
    const steps = error.instancePath.split('/').slice(1);
    if (named) steps.push(String(named));
    const field = steps.join('.').slice(0, 120) || 'body';
    const list = result[field] ?? [];
    if (list.length === 0 && count === mostErrors) break;
    if (list.length === 0) count += 1;
    result[field] = list;
    if (list.length < 3) list.push(wording(error));
  }
  return Object.keys(result).length > 0 ? result : { body: [{ key: 'field.wrong' }] };
}
function wording(error: ErrorObject): FieldError {
  const limit = error.params.limit;
  switch (error.keyword) {
    case 'required':
      return { key: 'field.required' };
    case 'additionalProperties':
      return { key: 'field.unknown' };
    case 'minLength':
      return limit === 1 ? { key: 'field.required' } : { key: 'field.too_short', params: { limit } };
    case 'maxLength':
      return { key: 'field.too_long', params: { limit } };
    case 'minimum':
    case 'exclusiveMinimum':
      return { key: 'field.too_small', params: { limit } };
    case 'maximum':
    case 'exclusiveMaximum':
      return { key: 'field.too_large', params: { limit } };
    case 'minItems':
      return { key: 'field.too_few', params: { limit } };
    case 'maxItems':
      return { key: 'field.too_many', params: { limit } };
    case 'enum':
    case 'const':
      return { key: 'field.not_allowed' };
    case 'format':
      return { key: `field.format.${formatKey(error.params.format)}` };
    default:
      return { key: 'field.wrong' };
  }
}
const formatKey = (format: string) => (['date', 'email', 'uri', 'date-time'].includes(format) ? format : 'other');

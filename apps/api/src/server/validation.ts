import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type DocumentedOperation, type JsonSchema, listOperations, type OpenApiDocument } from './document.ts';
import type { OperationId } from './operations.ts';
import type { FieldError, FieldErrors } from './problems.ts';

const documentId = 'openapi.json';

/** Turns the document's schemas into validators for one operation's input and answers; each is compiled when it is first asked for, since all of them together take seconds. */
export function createValidation(document: OpenApiDocument) {
  const common = { strict: false, allErrors: true, useDefaults: true } as const;
  const strict = withFormats(new Ajv2020(common));
  const coercing = withFormats(new Ajv2020({ ...common, coerceTypes: 'array' }));
  const pruning = withFormats(new Ajv2020({ ...common, useDefaults: false, removeAdditional: true }));
  for (const ajv of [strict, coercing, pruning]) ajv.addSchema({ $id: documentId, ...document } as JsonSchema);

  return (operation: DocumentedOperation) => {
    const path = once(() => coercing.compile(parametersSchema(operation, 'path')));
    const query = once(() => coercing.compile(parametersSchema(operation, 'query')));
    const { body: input } = operation;
    const body = once(() => (input?.type === 'application/json' ? strict.compile(absolute(input.schema)) : null));
    return {
      get path() {
        return path();
      },
      get query() {
        return query();
      },
      get body() {
        return body();
      },
      answers: answersOf(strict, operation),
      prunedAnswers: answersOf(pruning, operation),
    };
  };
}
function once<Result>(make: () => Result): () => Result {
  let made: { result: Result } | null = null;
  return () => {
    made ??= { result: make() };
    return made.result;
  };
}
/** Checks bodies against the document by the name of the operation that takes them, as its request would be. */
export function createBodyChecks(document: OpenApiDocument) {
  const validationOf = createValidation(document);
  const operations = new Map(listOperations(document).map((one) => [one.id, one]));
  const checks = new Map<string, ValidateFunction | null>();
  return (operationId: OperationId, body: object): FieldErrors | null => {
    if (!checks.has(operationId)) {
      const operation = operations.get(operationId);
      checks.set(operationId, operation ? validationOf(operation).body : null);
    }
    const check = checks.get(operationId);
    return check && !check(body) ? toFieldErrors(check.errors) : null;
  };
}
export type BodyChecks = ReturnType<typeof createBodyChecks>;
export type OperationValidation = ReturnType<ReturnType<typeof createValidation>>;

function withFormats(ajv: Ajv2020) {
  // ajv-formats is CommonJS: under Node's ESM the callable hides behind `default`.
  const add = (addFormats as unknown as { default?: (ajv: Ajv2020) => void }).default ?? addFormats;
  (add as (ajv: Ajv2020) => void)(ajv);
  ajv.addFormat('int32', true);
  ajv.addFormat('int64', true);
  ajv.addFormat('binary', true);
  ajv.addFormat('password', true);
  return ajv;
}
function answersOf(ajv: Ajv2020, operation: DocumentedOperation): Record<string, ValidateFunction | null> {
  const answers = {};
  for (const [status, schema] of Object.entries(operation.responses)) {
    const get = once(() => (schema && schema.format !== 'binary' ? ajv.compile(absolute(schema)) : null));
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
    properties: Object.fromEntries(parameters.map((one) => [one.name, absolute(one.schema)])),
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
  const result: FieldErrors = {};
  for (const error of errors ?? []) {
    if (error.keyword === 'if' || error.keyword === 'anyOf' || error.keyword === 'oneOf') continue;
    // An optional field may also be null; to say that it is not says nothing.
    if (error.keyword === 'type' && error.params.type === 'null') continue;
    const named = error.params.missingProperty ?? error.params.additionalProperty ?? error.params.propertyName;
    const field = [...error.instancePath.split('/').slice(1), ...(named ? [String(named)] : [])].join('.') || 'body';
    const list = result[field] ?? [];
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

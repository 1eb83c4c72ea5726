import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findCardNumbers } from '../checks/cardNumbers.ts';
import {
  compileAhead,
  createValidation,
  type InputCheck,
  type OperationValidation,
  toFieldErrors,
} from '../checks/validation.ts';
import type { OperationCall, RawReply, RunOperation } from '../request/call.ts';
import type { DocumentedOperation, OpenApiDocument } from '../request/document.ts';
import { listOperations } from '../request/document.ts';
import { Problem, unauthorised } from '../request/problems.ts';
import { FileReply, PictureReply, SmallFileReply } from '../request/replies.ts';
import type { RequestFacts } from '../request/scope.ts';
import { type BodyFacts, rawBodyOf, uploadOf } from './bodies.ts';
import { preflightHeaders } from './publicSurface.ts';
import { startLimit, withinTime } from './timeLimits.ts';

interface AdapterOptions {
  document: OpenApiDocument;
  run: RunOperation;
  handled: readonly string[];
  factsOf: (request: FastifyRequest) => RequestFacts;
  /** The time of a request whose operation does not say that it has more (milliseconds). */
  timeLimit: number;
  /** Tests ask for this: an answer that the document does not describe is an error instead of being pruned. */
  isStrict: boolean;
  /** Compiles all validators once it listens, instead of each when it is first asked for. */
  compilesAhead: boolean;
}

/** What every operation of the document is asked with; its values are held against the document later. */
interface Documented {
  Params: Record<string, unknown>;
  Querystring: Record<string, unknown>;
}

/** Registers every operation of the document; throws where document and handlers differ, so that a gap never starts. */
export function registerOperations(app: FastifyInstance, options: AdapterOptions) {
  const operations = listOperations(options.document);
  refuseGaps(
    operations.map((one) => one.id),
    options.handled,
  );
  const validationOf = createValidation(options.document);
  const validations: OperationValidation[] = [];
  const methodsByPath = new Map<string, string[]>();
  for (const operation of operations) {
    const validation = validationOf(operation);
    validations.push(validation);
    const url = toUrl(operation.path);
    methodsByPath.set(url, [...(methodsByPath.get(url) ?? []), operation.method.toUpperCase()]);
    app.route<Documented>({
      method: operation.method.toUpperCase(),
      url,
      config: {
        operationId: operation.id,
        surface: operation.surface,
        rateLimit: undefined,
        bodyLimit: operation.bodyLimit,
        body: bodyKindOf(operation),
      },
      handler: async (request, reply) => {
        const time = Math.max(options.timeLimit, operation.timeLimit * 1_000);
        const limit = startLimit(reply, time, operation.storesNothing);
        const answer = await withinTime(limit, async () => {
          const call = readCall(operation, validation, request, { facts: options.factsOf(request), limit });
          return options.run(call);
        });
        return send(reply, answer, validation, options.isStrict);
      },
    });
  }
  for (const [url, methods] of methodsByPath) refuseOtherMethods(app, url, methods);
  for (const one of operations) if (one.surface === 'public') answerPreflights(app, toUrl(one.path));
  if (options.compilesAhead) app.addHook('onListen', async () => void takeTurns(compileAhead(validations), app));
}
/** Does a bit of the work in each turn of the loop, so that requests come between. */
async function takeTurns(work: Iterable<unknown>, app: FastifyInstance) {
  for (const _done of work) {
    await new Promise((resolve) => setImmediate(resolve));
    if (!app.server.listening) return;
  }
}
const bodyKindOf = (operation: DocumentedOperation): BodyFacts['body'] => {
  if (!operation.body) return null;
  if (operation.body.type === 'multipart/form-data') return 'upload';
  return takesHeader(operation, signatureHeader) ? 'signed' : 'json';
};
const toUrl = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

function answerPreflights(app: FastifyInstance, url: string) {
  const config = { operationId: 'preflight', surface: 'public' } as const;
  app.options(url, { config }, async (_request, reply) => reply.code(204).headers(preflightHeaders).send());
}

function refuseGaps(documented: string[], handled: readonly string[]) {
  const missing = documented.filter((id) => !handled.includes(id));
  const unknown = handled.filter((id) => !documented.includes(id));
  if (missing.length > 0) throw new Error(`The document has operations without a handler: ${missing.join(', ')}.`);
  if (unknown.length > 0)
    throw new Error(`There are handlers without an operation in the document: ${unknown.join(', ')}.`);
}
function refuseOtherMethods(app: FastifyInstance, url: string, allowed: string[]) {
  const others = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((method) => !allowed.includes(method));
  app.route({
    method: others,
    url,
    handler: async (_request, reply) => {
      void reply.header('allow', allowed.join(', '));
      throw new Problem(405, 'method_not_allowed');
    },
  });
}

function readCall(
  operation: DocumentedOperation,
  validation: OperationValidation,
  request: FastifyRequest<Documented>,
  { facts, limit }: Pick<OperationCall, 'facts' | 'limit'>,
): OperationCall {
  const token = readBearer(request);
  if (operation.security === 'bearer' && !token) throw unauthorised();
  const call: OperationCall = {
    operation,
    path: { ...request.params },
    query: { ...request.query },
    body: undefined,
    version: 0,
    idempotencyKey: null,
    runId: null,
    signed: readSigned(operation, request),
    token,
    url: request.url,
    facts,
    limit,
    upload: operation.body?.type === 'multipart/form-data' ? uploadOf(request) : undefined,
    validate: () => {
      if (!validation.path(call.path)) throw new Problem(404, 'not_found', { params: { what: 'record' } });
      const doubled = Object.values(call.query).some(
        (value) => Array.isArray(value) && !isArrayParameter(operation, call.query, value),
      );
      if (doubled) throw new Problem(400, 'bad_request');
      const cards = findCardNumbers(call.path);
      if (cards) throw new Problem(422, 'invalid', { errors: cards });
      call.query = checked(validation.query, call.query) as Record<string, unknown>;
      call.version = readVersion(operation, request);
      call.idempotencyKey = readKey(operation, request);
      call.runId = readRun(operation, request);
      call.body = readBody(operation, validation, request);
    },
  };
  return call;
}
/** What was sent, once the document has nothing to object. */
function checked(check: InputCheck, sent: unknown) {
  const { value, errors } = check(sent);
  if (errors) throw new Problem(422, 'invalid', { errors });
  return value;
}
const isArrayParameter = (operation: DocumentedOperation, query: Record<string, unknown>, value: unknown) =>
  operation.parameters.some((one) => query[one.name] === value && one.schema.type === 'array');

function readBody(operation: DocumentedOperation, validation: OperationValidation, request: FastifyRequest) {
  if (!operation.body) return undefined;
  if (operation.body.type === 'multipart/form-data') {
    if (!request.isMultipart()) throw new Problem(415, 'unsupported_media_type');
    return undefined;
  }
  // What is signed is read once the signature serves, by who can tell.
  if (bodyKindOf(operation) === 'signed') return undefined;
  const body = request.body ?? (operation.body.isRequired ? undefined : {});
  return validation.body ? checked(validation.body, body) : body;
}
const signatureHeader = 'stripe-signature';
const takesHeader = (operation: DocumentedOperation, name: string) =>
  operation.parameters.some((one) => one.in === 'header' && one.name.toLowerCase() === name);

function readVersion(operation: DocumentedOperation, request: FastifyRequest) {
  if (!takesHeader(operation, 'if-match')) return 0;
  const header = request.headers['if-match'];
  if (!header) throw new Problem(428, 'version_required');
  return Number(/^(?:W\/)?"v(\d{1,9})"$/.exec(header)?.[1] ?? -1);
}
function readKey(operation: DocumentedOperation, request: FastifyRequest) {
  if (!takesHeader(operation, 'idempotency-key')) return null;
  const header = request.headers['idempotency-key'];
  if (typeof header !== 'string' || !/^[\w-]{16,64}$/.test(header)) throw new Problem(400, 'idempotency_key_required');
  return header;
}
function readRun(operation: DocumentedOperation, request: FastifyRequest) {
  const header = takesHeader(operation, 'run-id') ? request.headers['run-id'] : undefined;
  if (header === undefined) return null;
  const id = typeof header === 'string' && /^[1-9]\d{0,9}$/.test(header) ? Number(header) : 0;
  if (id === 0 || id > 2_147_483_647) throw new Problem(400, 'bad_request');
  return id;
}
/** What another server signed: the bytes as they came, since other bytes of the same meaning have another signature. */
function readSigned(operation: DocumentedOperation, request: FastifyRequest) {
  if (!takesHeader(operation, signatureHeader)) return null;
  const signature = request.headers[signatureHeader];
  return { body: rawBodyOf(request), signature: typeof signature === 'string' ? signature : '' };
}
function readBearer(request: FastifyRequest) {
  return /^Bearer ([\w-]{20,200})$/.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

function send(reply: FastifyReply, answer: RawReply, validation: OperationValidation, isStrict: boolean) {
  void reply.code(answer.status);
  const { body } = answer;
  if (body instanceof FileReply) return sendFile(reply, body);
  if (body instanceof SmallFileReply) return sendSmallFile(reply, body);
  if (body instanceof PictureReply) return sendPicture(reply, body);
  if (body === undefined) return reply.send();
  const check = (isStrict ? validation.answers : validation.prunedAnswers)[String(answer.status)];
  if (!check) throw new Error(`The document does not describe this answer with status ${answer.status}.`);
  const plain = isStrict ? JSON.parse(JSON.stringify(body)) : body;
  if (!check(plain) && isStrict)
    throw new Error(`The answer differs from the document: ${JSON.stringify(toFieldErrors(check.errors))}`);
  const { version }: { version?: unknown } = body ?? {};
  if (typeof version === 'number') void reply.header('etag', `"v${version}"`);
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(plain));
}
function sendFile(reply: FastifyReply, file: FileReply) {
  if (file.size !== undefined) void reply.header('content-length', file.size);
  return reply
    .type(file.type)
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`)
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('cross-origin-resource-policy', 'same-site')
    .send(file.stream);
}
function sendSmallFile(reply: FastifyReply, file: SmallFileReply) {
  return reply.type(file.type).header('content-disposition', `attachment; filename="${file.name}"`).send(file.bytes);
}
/** Pictures stand in pages of other origins too: those of partners who embed their profile. */
function sendPicture(reply: FastifyReply, picture: PictureReply) {
  if (!picture.canChange) void reply.header('cache-control', 'public, max-age=31536000, immutable');
  return reply.type(picture.type).header('cross-origin-resource-policy', 'cross-origin').send(picture.bytes);
}

import { randomBytes } from 'node:crypto';
import { acceptedLanguages, isLanguage, type Language } from '@corredor/core/i18n';
import { localeOf } from '@corredor/core/locales';
import type { PageRenderer } from '@corredor/core/pages';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { type Condition, createCondition, isDiskFull } from '../base/condition/index.ts';
import { type LimitSettings, type TrustedProxies, usualLimits, usualTimeLimit } from '../base/settings/index.ts';
import { CallerGone } from '../base/timeLimit/index.ts';
import type { Lanes } from '../database/index.ts';
import { calendarPlugin } from '../public/calendar/index.ts';
import { listedPages } from '../public/directory/index.ts';
import { missingPage, pagesPlugin, wantsPage } from '../public/pages/index.ts';
import { serveWidgets, type WidgetFolders } from '../public/widgets/index.ts';
import { registerOperations } from '../server/http/adapter.ts';
import { readBodies, uploadTime } from '../server/http/bodies.ts';
import { createCallerLimits } from '../server/http/callerLimits.ts';
import { headersPlugin, type PaymentOrigins } from '../server/http/headers.ts';
import { limitRequests } from '../server/http/limits.ts';
import { isPublic, publicSurfacePlugin } from '../server/http/publicSurface.ts';
import { reportsPlugin } from '../server/http/reports.ts';
import { createRunner } from '../server/http/run.ts';
import { toProblem } from '../server/http/toProblem.ts';
import { toTrust } from '../server/http/trust.ts';
import { isLiveRequest } from '../server/http/upgrades.ts';
import type { OpenApiDocument } from '../server/request/document.ts';
import type { Handlers } from '../server/request/handlers.ts';
import { holdToDocument } from '../server/request/holdToDocument.ts';
import { Problem } from '../server/request/problems.ts';
import type { RequestFacts } from '../server/request/scope.ts';
import { problemBody } from '../server/request/wording.ts';
import { hostPlugin } from './host.ts';

/** A busy machine may be long at loading the parts. */
const startTimeout = 60_000;
const headersTimeout = 5_000;
/** A server that closes no longer looks for connections that hang in the middle of a request, so it ends them all after this time. */
const closeTimeout = 8_000;

export interface AppOptions {
  lanes: Lanes;
  document: OpenApiDocument;
  handlers: Handlers;
  /** Whether the process is about to stop, and whether it can write; shared with the handlers. */
  condition?: Condition;
  logger: FastifyBaseLogger | boolean;
  publicUrl: string;
  /** Folder of the built host; absent in tests of the API alone. */
  hostFolder?: string;
  /** Folders of the elements for partners' pages; absent in tests of the API alone. */
  widgets?: WidgetFolders;
  /** Where to write about a weakness; none where the operator gave no address. */
  securityEmail?: string | null;
  /** Draws the public pages; comes with the built host. */
  renderer?: PageRenderer | null;
  /** Origins of the payment provider, which only the pages of payments may load from; none for the sandbox. */
  paymentOrigins?: PaymentOrigins | null;
  hasLimits: boolean;
  /** Calls to the directory and the profiles that one address may make in four seconds. */
  publicCalls?: number;
  /** How much one address, account or brokerage may ask. */
  limits?: LimitSettings;
  /** The time of a request that the contract gives no more (milliseconds). */
  timeLimit?: number;
  /** Tests ask for this: an answer that the document does not describe is an error. */
  isStrict: boolean;
  /** Compiles all validators once it listens, instead of each when it is first asked for. */
  compilesAhead?: boolean;
  /** Who may say from whom a request came; nobody where it is left out. */
  trustedProxies?: TrustedProxies;
}

/** Builds the server without listening: the API by its document, the host's files, headers, limits and one shape of error. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const app = fastify({
    ...(typeof options.logger === 'boolean' ? { logger: options.logger } : { loggerInstance: options.logger }),
    logController: new LogController({ disableRequestLogging: true }),
    // Who opens a connection and says nothing must not keep it; who asks for an upgrade gets one only where there is one.
    requestTimeout: uploadTime,
    pluginTimeout: startTimeout,
    http: { headersTimeout, connectionsCheckingInterval: 1_000, shouldUpgradeCallback: isLiveRequest },
    trustProxy: toTrust(options.trustedProxies ?? false),
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
    genReqId: () => randomBytes(9).toString('base64url'),
    // Addresses that no route can take never reach the handler of errors.
    frameworkErrors: (error, request, reply) => void answerWith(reply, request, toProblem(error)),
  });
  app.addHook('preClose', async () => {
    setTimeout(() => app.server.closeAllConnections(), closeTimeout).unref();
  });
  if (options.isStrict) holdToDocument(app, options.document);
  readBodies(app);
  await app.register(compress, { threshold: 1024 });
  await app.register(multipart, {
    limits: { fileSize: 15 * 1_048_576 + 1, files: 1, fields: 5, parts: 6, fieldSize: 1024, headerPairs: 50 },
  });
  await app.register(publicSurfacePlugin);
  await app.register(headersPlugin, { publicUrl: options.publicUrl, paymentOrigins: options.paymentOrigins ?? null });
  const callers = createCallerLimits(options.limits ?? usualLimits);
  if (options.hasLimits)
    await limitRequests(app, { publicCalls: options.publicCalls, settings: options.limits, callers });
  logRequests(app);
  const condition = options.condition ?? createCondition();
  tellCondition(app, condition);
  answerProblems(app, condition);
  const { timeLimit = usualTimeLimit * 1_000 } = options;
  const run = createRunner(
    options.lanes,
    options.handlers,
    condition,
    (error) => app.log.error({ err: error }, 'a task after the commit failed'),
    callers.learn,
  );
  await app.register(reportsPlugin);
  app.get('/api/openapi.json', async (_request, reply) => reply.type('application/json').send(options.document));
  registerOperations(app, {
    document: options.document,
    run,
    handled: run.handled,
    factsOf,
    timeLimit,
    isStrict: options.isStrict,
    compilesAhead: options.compilesAhead ?? false,
  });
  await app.register(calendarPlugin, { lane: options.lanes.strangers, publicUrl: options.publicUrl, timeLimit });
  if (options.widgets) await serveWidgets(app, options.widgets);
  if (options.renderer)
    await app.register(pagesPlugin, {
      renderer: options.renderer,
      publicUrl: options.publicUrl,
      listed: (limit) => listedPages(options.lanes.strangers.within(limit)),
      timeLimit,
      securityEmail: options.securityEmail,
    });
  if (options.hostFolder) await app.register(hostPlugin, { folder: options.hostFolder });
  const missing = options.renderer && missingPage(options.renderer, options.publicUrl);
  app.setNotFoundHandler(async (request, reply) => {
    if (missing && wantsPage(request)) return missing(request, reply);
    throw new Problem(404, 'no_such_path');
  });
  return app;
}

/** One for each request: what is learnt of its caller holds for a refusal too. */
const facts = new WeakMap<FastifyRequest, RequestFacts>();
function factsOf(request: FastifyRequest): RequestFacts {
  const known = facts.get(request) ?? readFacts(request);
  facts.set(request, known);
  return known;
}
function readFacts(request: FastifyRequest): RequestFacts {
  const asked = askedLanguage(request);
  return {
    requestId: request.id,
    language: asked ?? 'es',
    locale: localeOf(asked ?? 'es'),
    isLanguageAsked: asked !== null,
    address: request.ip,
    userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
  };
}
function askedLanguage(request: FastifyRequest): Language | null {
  // An address that cannot be read has no query at all.
  const { lng }: { lng?: unknown } = request.query ?? {};
  if (isPublic(request) && isLanguage(lng)) return lng;
  const wanted = acceptedLanguages(request.headers['accept-language']);
  return wanted.map((one) => one.toLowerCase().split('-')[0]).find(isLanguage) ?? null;
}

/** One line a request: method, operation, status and time; never a query, a body or a token. */
function logRequests(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    const operation = request.routeOptions.config.operationId;
    if (!request.url.startsWith('/api/')) return;
    request.log.info(
      {
        request_id: request.id,
        method: request.method,
        operation,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });
  app.addHook('onSend', async (request, reply) => void reply.header('x-request-id', request.id));
}

/** Whoever keeps a connection open is told with each answer that this process goes, and every reader that nothing can be changed. */
function tellCondition(app: FastifyInstance, condition: Condition) {
  app.addHook('onSend', async (request, reply) => {
    if (condition.isStopping()) void reply.header('connection', 'close');
    if (condition.isReadOnly() && request.url.startsWith('/api/')) void reply.header('x-corredor-state', 'read-only');
  });
}

function answerProblems(app: FastifyInstance, condition: Condition) {
  app.setErrorHandler(async (error, request, reply) => {
    if (isDiskFull(error)) condition.closeForWriting(error instanceof Error ? error.message : 'no room');
    const problem = toProblem(error);
    // Of a crowd there are many, and each is refused on purpose.
    if (problem.code === 'busy') request.log.warn({ request_id: request.id }, 'refused: too many wait already');
    else if (error instanceof CallerGone) request.log.info({ request_id: request.id }, 'ended: its caller has gone');
    else if (problem.code === 'took_too_long') request.log.warn({ request_id: request.id }, 'ended: it took too long');
    else if (problem.status >= 500) request.log.error({ request_id: request.id, err: error }, 'failed request');
    return answerWith(reply, request, problem);
  });
}
function answerWith(reply: FastifyReply, request: FastifyRequest, problem: Problem) {
  const { retryAfter } = problem.parts;
  if (retryAfter) void reply.header('retry-after', retryAfter);
  if (problem.status === 429 && retryAfter)
    void reply.headers({
      'ratelimit-limit': reply.getHeader('ratelimit-limit') ?? 1,
      'ratelimit-remaining': 0,
      'ratelimit-reset': retryAfter,
    });
  return reply
    .code(problem.status)
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problemBody(problem, factsOf(request).locale, request.id)));
}

import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type LimitSettings, usualLimits } from '../../base/settings/index.ts';
import { clientOf } from '../request/addresses.ts';
import { tooMany } from '../request/problems.ts';
import { type CallerLimits, createCallerLimits } from './callerLimits.ts';
import { createBucket, createWindow, type Standing } from './counters.ts';

const minute = 60_000;
const hour = 60 * minute;
interface Limit {
  max: number;
  /** In milliseconds. */
  timeWindow: number;
}

/** Requests allowed per address; login has delays per account besides, mails have allowances per address they go to. */
const limitsOf = (settings: LimitSettings): Record<string, Limit> => ({
  login: { max: settings.login, timeWindow: minute },
  register: { max: settings.register, timeWindow: hour },
  resendConfirmation: { max: settings.register, timeWindow: hour },
  recoverPassword: { max: settings.recovery, timeWindow: hour },
  resetPassword: { max: settings.confirm, timeWindow: hour },
  // Asked while a password is typed.
  checkNewPassword: { max: 120, timeWindow: minute },
  confirmRegistration: { max: settings.confirm, timeWindow: hour },
  refreshSession: { max: 60, timeWindow: minute },
  readCalendar: { max: 300, timeWindow: minute },
  takeReports: { max: 30, timeWindow: minute },
  logout: { max: 60, timeWindow: minute },
  listPlans: { max: 120, timeWindow: minute },
  getHealth: { max: 600, timeWindow: minute },
  getLiveness: { max: 600, timeWindow: minute },
  handleStripeWebhook: { max: 600, timeWindow: minute },
  getImage: { max: 1_200, timeWindow: minute },
});
/** What a page with several widgets asks at once; who copies the whole directory is held up. */
const directory = new Set(['listDirectory', 'getPublicProfile', 'getProfileQr', 'getProfileVcard']);
/** Whether an operation is counted by itself; whatever asks for no token must be. */
export const hasOwnLimit = (operation: string) =>
  operation === 'createContact' || directory.has(operation) || operation in limitsOf(usualLimits);
const ordinary = { max: 1_200, timeWindow: minute };
const operationOf = (request: FastifyRequest) => request.routeOptions.config.operationId ?? 'page';

/** The product's own files: a new page asks for a hundred of them, and a whole office may stand behind one address. */
const isFile = (request: FastifyRequest) => operationOf(request) === 'page' && !request.url.startsWith('/api/');

/** Requests of one client, whatever tokens they carry: an invented token must not open a bucket of its own. */
const ofClient = { max: 6_000, timeWindow: minute };

interface Limits {
  /** For all that one client asks. */
  perClient?: Limit;
  /** Calls to the directory and the profiles that one address may make in four seconds. */
  publicCalls?: number;
  settings?: LimitSettings;
  /** Where the owners of tokens are known. */
  callers?: CallerLimits;
}

/** Limits requests: by address for operations that have a limit of their own, by user and brokerage for private ones, and by client for all; files are not counted. */
export async function limitRequests(
  app: FastifyInstance,
  {
    perClient = ofClient,
    publicCalls = 20,
    settings = usualLimits,
    callers = createCallerLimits(settings),
  }: Limits = {},
) {
  const own = limitsOf(settings);
  await app.register(rateLimit, { global: true, hook: 'onRequest', enableDraftSpec: true, ...limitFor(own) });
  const clients = createWindow(perClient.timeWindow);
  const strangers = createBucket({ perSecond: publicCalls / 4, atOnce: publicCalls });
  const logins = createWindow(hour);
  app.addHook('onRequest', async (request, reply) => {
    if (isFile(request)) return;
    const operation = operationOf(request);
    const client = clientOf(request.ip);
    const token = tokenOf(request);
    refuse(reply, clients.take(client, perClient.max), perClient.max);
    if (operation === 'login') refuse(reply, logins.take(client, settings.login_hour), settings.login_hour);
    if (directory.has(operation)) refuse(reply, strangers.take(client), publicCalls);
    if (own[operation] || token === null) return;
    const standing = callers.take(token);
    refuse(reply, standing, standing.limit);
  });
  countContacts(app, settings.contact);
}

/** Messages that were not taken, because of a wrong address or none, are not counted. */
function countContacts(app: FastifyInstance, most: number) {
  const messages = createWindow(hour);
  const isContact = (request: FastifyRequest) => operationOf(request) === 'createContact';
  const counted = new WeakSet<FastifyRequest>();
  app.addHook('onRequest', async (request, reply) => {
    if (!isContact(request)) return;
    refuse(reply, messages.take(clientOf(request.ip), most), most);
    counted.add(request);
  });
  app.addHook('onResponse', async (request, reply) => {
    if (counted.has(request) && reply.statusCode !== 202) messages.giveBack(clientOf(request.ip));
  });
}

function refuse(reply: FastifyReply, { isAllowed, left, seconds }: Standing, limit: number) {
  if (isAllowed) return;
  void reply.headers({ 'ratelimit-limit': limit, 'ratelimit-remaining': left, 'ratelimit-reset': seconds });
  throw tooMany(seconds);
}

const tokenOf = (request: FastifyRequest) =>
  /^Bearer (.{20,200})$/.exec(request.headers.authorization ?? '')?.[1] ?? null;

/** Options of the rate limiter; who carries a token is counted by the token's owner. */
const limitFor = (own: Record<string, Limit>) => ({
  allowList: (request: FastifyRequest) => isFile(request) || (!own[operationOf(request)] && tokenOf(request) !== null),
  max: (request: FastifyRequest) => (own[operationOf(request)] ?? ordinary).max,
  timeWindow: (request: FastifyRequest) => (own[operationOf(request)] ?? ordinary).timeWindow,
  keyGenerator: (request: FastifyRequest) =>
    `${own[operationOf(request)] ? operationOf(request) : 'ordinary'}:${clientOf(request.ip)}`,
  errorResponseBuilder: (_request: FastifyRequest, context: { ttl: number }) => tooManyOf(context.ttl),
});
const tooManyOf = (ttl: number) => tooMany(Math.max(1, Math.ceil(ttl / 1000)));

import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientOf } from './addresses.ts';
import { tooMany } from './problems.ts';

const minute = 60_000;
interface Limit {
  max: number;
  /** In milliseconds. */
  timeWindow: number;
}

/** Requests allowed per address (open operations) or token (private ones); login has delays per account besides. */
const limits: Record<string, Limit> = {
  login: { max: 30, timeWindow: minute },
  register: { max: 5, timeWindow: 60 * minute },
  resendConfirmation: { max: 5, timeWindow: 60 * minute },
  recoverPassword: { max: 10, timeWindow: 60 * minute },
  resetPassword: { max: 20, timeWindow: 60 * minute },
  confirmRegistration: { max: 20, timeWindow: 60 * minute },
  getExport: { max: 20, timeWindow: 60 * minute },
  createContact: { max: 3, timeWindow: 60 * minute },
  refreshSession: { max: 60, timeWindow: minute },
};
/** Operations that are counted together. */
const buckets: Record<string, string> = {
  listDirectory: 'directory',
  getPublicProfile: 'directory',
  getProfileQr: 'directory',
  getProfileVcard: 'directory',
};
/** A page with several widgets asks at once; who copies the whole directory is held up. */
const directoryWindow = 4_000;
const ordinary = { max: 1_200, timeWindow: minute };
const operationOf = (request: FastifyRequest) =>
  (request.routeOptions.config as { operationId?: string }).operationId ?? 'page';
/** What a request is counted under where it has a limit of its own. */
const bucketOf = (request: FastifyRequest) => buckets[operationOf(request)] ?? operationOf(request);

/** The product's own files: a new page asks for a hundred of them, and a whole office may stand behind one address. */
const isFile = (request: FastifyRequest) => operationOf(request) === 'page' && !request.url.startsWith('/api/');

/** Requests of one client, whatever tokens they carry: an invented token must not open a bucket of its own. */
const ofClient = { max: 6_000, timeWindow: minute };

interface Limits {
  /** For all that one client asks. */
  perClient?: Limit;
  /** Calls to the directory and the profiles that one address may make in four seconds. */
  publicCalls?: number;
}

/** Limits requests: a bucket per operation that has its own limit, one for all others, and one for each client; files are not counted. */
export async function limitRequests(app: FastifyInstance, { perClient = ofClient, publicCalls = 20 }: Limits = {}) {
  const own = { ...limits, directory: { max: publicCalls, timeWindow: directoryWindow } };
  await app.register(rateLimit, { global: true, hook: 'onRequest', ...limitFor(own) });
  const count = app.createRateLimit({ ...perClient, keyGenerator: (request) => `client:${clientOf(request.ip)}` });
  app.addHook('onRequest', async (request) => {
    if (isFile(request)) return;
    const found = await count(request);
    if (!found.isAllowed && found.isExceeded) throw tooManyOf(found.ttl);
  });
}

/** Options of the rate limiter. */
const limitFor = (own: Record<string, Limit>) => ({
  allowList: isFile,
  max: (request: FastifyRequest) => (own[bucketOf(request)] ?? ordinary).max,
  timeWindow: (request: FastifyRequest) => (own[bucketOf(request)] ?? ordinary).timeWindow,
  keyGenerator: (request: FastifyRequest) => {
    const bucket = bucketOf(request);
    const token = own[bucket] ? undefined : request.headers.authorization;
    return `${own[bucket] ? bucket : 'ordinary'}:${token ?? clientOf(request.ip)}`;
  },
  errorResponseBuilder: (_request: FastifyRequest, context: { ttl: number }) => tooManyOf(context.ttl),
});
const tooManyOf = (ttl: number) => tooMany(Math.max(1, Math.ceil(ttl / 1000)));

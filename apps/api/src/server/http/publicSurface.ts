import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { isKnown } from './sendPacked.ts';

/** Kept for a minute, and for ten more shown while it is fetched anew. */
const kept = 'public, max-age=60, stale-while-revalidate=600';

/** Whether a request is one that pages of every origin may make. */
export const isPublic = (request: FastifyRequest) => request.routeOptions.config.surface === 'public';

/** Headers of what the document calls public: readable from any origin, without credentials, and cacheable; also the refusals are readable. */
export const publicSurfacePlugin = plugin(async (app) => {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isPublic(request)) return payload;
    void reply.headers({
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'content-disposition, etag, retry-after, x-request-id',
      'cross-origin-resource-policy': 'cross-origin',
      vary: 'origin, accept-language',
    });
    if (reply.statusCode !== 200) return payload;
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', kept);
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
    const tag = `W/"${createHash('sha256').update(payload).digest('base64url').slice(0, 27)}"`;
    void reply.header('etag', tag);
    if (!isKnown(tag, request.headers['if-none-match'])) return payload;
    void reply.code(304).removeHeader('content-length');
    return null;
  });
});

/** What a browser is told that asks first whether it may. */
export const preflightHeaders = {
  allow: 'GET, HEAD, OPTIONS',
  'access-control-allow-methods': 'GET, HEAD',
  'access-control-allow-headers': '*',
  'access-control-max-age': '86400',
};

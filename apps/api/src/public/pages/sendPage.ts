import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendPacked } from '../../server/http/sendPacked.ts';
import type { ReadyPage } from './keptPages.ts';

/** Sends a page, and tells caches for how long and for whom; one that lacks something is kept by nobody. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: ReadyPage, cache: string) {
  void reply.headers({
    'cache-control': page.isPartial ? 'no-store' : cache,
    vary: 'Accept-Encoding, Accept-Language, Cookie',
  });
  if (!page.isIndexable) void reply.header('x-robots-tag', 'noindex');
  return sendPacked(request, reply.type('text/html; charset=utf-8'), page);
}

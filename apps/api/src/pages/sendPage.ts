import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReadyPage } from './keptPages.ts';

/** Sends a page as the browser can unpack it, or says that the one it has is still right. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: ReadyPage, cache: string) {
  void reply.headers({ 'cache-control': cache, vary: 'Accept-Encoding, Accept-Language, Cookie', etag: page.tag });
  if (!page.isIndexable) void reply.header('x-robots-tag', 'noindex');
  const isKnown = request.headers['if-none-match']
    ?.split(',')
    .some((tag) => tag.trim().replace(/^W\//, '') === page.tag);
  if (isKnown && reply.statusCode === 200) return reply.code(304).send();
  void reply.type('text/html; charset=utf-8');
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(page.brotli);
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(page.gzip);
  return reply.header('content-encoding', 'identity').send(page.html);
}

import type { FastifyReply, FastifyRequest } from 'fastify';

/** What many will get, packed once for all of them. */
export interface Packed {
  etag: string;
  plain: Buffer | string;
  br: Buffer;
  gzip: Buffer;
}

/** Sends it as the browser can unpack it, or says that the one it has is still right. */
export function sendPacked(request: FastifyRequest, reply: FastifyReply, { etag, plain, br, gzip }: Packed) {
  void reply.header('etag', etag);
  if (reply.statusCode === 200 && isKnown(etag, request.headers['if-none-match'])) return reply.code(304).send();
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(br);
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(gzip);
  return reply.send(plain);
}

/** Whether a browser that names the versions it has means this one; on the way a version may have become a weak one. */
export const isKnown = (etag: string, header: string | undefined): boolean =>
  header !== undefined && (header.trim() === '*' || header.split(',').some((one) => bare(one) === bare(etag)));
const bare = (etag: string) => etag.trim().replace(/^W\//, '');

import type { PageAnswer } from '@corredor/core/pages';
import type { FastifyReply } from 'fastify';

/** Lets the scripts and styles that stand in a page itself through its content policy, each by its hash. */
export function allowOwn(reply: FastifyReply, { scripts, styles }: Pick<PageAnswer, 'scripts' | 'styles'>) {
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  const widened = policy
    .replace("script-src 'self'", ["script-src 'self'", ...scripts].join(' '))
    .replace("style-src 'self'", ["style-src 'self'", ...styles].join(' '));
  return reply.header('content-security-policy', widened);
}

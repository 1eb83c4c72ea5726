import { languages } from '@corredor/core/i18n';
import type { FastifyInstance } from 'fastify';

const year = 365 * 24 * 3_600_000;

/** Tells whoever found a weakness where to write to (RFC 9116); the text is good for a year from the day it is read. */
export function serveSecurityContact(app: FastifyInstance, { publicUrl, email }: { publicUrl: string; email: string }) {
  app.get('/.well-known/security.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(
        [
          `Contact: mailto:${email}`,
          `Expires: ${new Date(Date.now() + year).toISOString()}`,
          `Preferred-Languages: ${languages.join(', ')}`,
          `Canonical: ${publicUrl}/.well-known/security.txt`,
          '',
        ].join('\n'),
      ),
  );
}

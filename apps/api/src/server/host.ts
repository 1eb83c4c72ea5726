import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import files from '@fastify/static';
import type { FastifyReply } from 'fastify';
import plugin from 'fastify-plugin';

/** Serves the built host: hashed files for ever, precompressed; the private area gets the one page, always revalidated. */
export const hostPlugin = plugin(async (app, { folder }: { folder: string }) => {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const sendShell = (reply: FastifyReply) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' })
      .send(page);
  await app.register(files, {
    root: folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    setHeaders: (reply, path) =>
      void reply.header(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ),
  });
  app.get('/app', async (_request, reply) => sendShell(reply));
  app.get('/app/*', async (_request, reply) => sendShell(reply));
  app.get('/register/confirm/:token', async (_request, reply) => sendShell(reply));
  app.get('/password-recovery', async (_request, reply) => sendShell(reply));
  app.get('/widgets', async (_request, reply) => sendShell(reply));
  app.get('/widgets/', async (_request, reply) => sendShell(reply));
  app.get('/*', async (request, reply) => {
    if (/^\/(?:api|widgets|assets)\//.test(request.url) || isFile(request.url)) return reply.callNotFound();
    const bare = withoutEnd(request.url);
    if (bare) return reply.redirect(bare, 301);
    // As the specification says of an unknown path of the public area.
    return reply.redirect('/login', 302);
  });
});

/** The address of the page that somebody wrote as if it were a folder; always one of this origin, whatever it begins with. */
const withoutEnd = (url: string) => {
  const [, path, query = ''] = /^\/+(\w[\w/-]*)\/(\?.*)?$/.exec(url) ?? [];
  return path && `/${path.replace(/\/+$/, '')}${query}`;
};

/** A name with an ending is a file that is not there, and no page. */
const isFile = (url: string) => /\.[a-z\d]+$/i.test(url.split('?')[0] ?? '');

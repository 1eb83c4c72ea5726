import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import files from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { allowOwn, toReady } from '../public/pages/index.ts';
import { sendPacked } from '../server/http/sendPacked.ts';

/** Serves the built host: hashed files for ever, precompressed; the private area gets the one page, always revalidated. */
export const hostPlugin = plugin(async (app, { folder }: { folder: string }) => {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const inside = join(folder, 'inside.html');
  const insidePage = existsSync(inside) ? readFileSync(inside, 'utf8') : page;
  const ready = await toReady(
    {
      html: insidePage,
      scripts: sourcesIn(insidePage, 'script'),
      styles: sourcesIn(insidePage, 'style'),
      isIndexable: false,
    },
    true,
  );
  const asPage = (reply: FastifyReply) =>
    reply.type('text/html; charset=utf-8').headers({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' });
  const sendInside = (request: FastifyRequest, reply: FastifyReply) =>
    sendPacked(request, asPage(allowOwn(reply, ready)).header('vary', 'Accept-Encoding'), ready);
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
  app.get('/app', async (request, reply) => sendInside(request, reply));
  app.get('/app/*', async (request, reply) => sendInside(request, reply));
  app.get('/*', async (request, reply) => {
    if (/^\/(?:api|widgets|assets)\//.test(request.url) || isFile(request.url)) return reply.callNotFound();
    const bare = withoutEnd(request.url);
    if (bare) return reply.redirect(bare, 301);
    // As the specification says of an unknown path of the public area.
    return reply.redirect('/login', 302);
  });
});

/** The scripts or styles that stand in a page, as its content policy names them. */
const sourcesIn = (page: string, element: 'script' | 'style') =>
  [...page.matchAll(new RegExp(`<${element}(?![^>]* src=)[^>]*>([\\s\\S]*?)</${element}>`, 'g'))].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );

/** The address of the page that somebody wrote as if it were a folder; always one of this origin, whatever it begins with. */
const withoutEnd = (url: string) => {
  const [, path, query = ''] = /^\/+(\w[\w/-]*)\/(\?.*)?$/.exec(url) ?? [];
  return path && `/${path.replace(/\/+$/, '')}${query}`;
};

/** A name with an ending is a file that is not there, and no page. */
const isFile = (url: string) => /\.[a-z\d]+$/i.test(url.split('?')[0] ?? '');

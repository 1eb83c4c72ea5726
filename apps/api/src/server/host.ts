import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import files from '@fastify/static';
import plugin from 'fastify-plugin';

/** Serves the built host: hashed files for ever, precompressed; every other path gets the one page, always revalidated. */
export const hostPlugin = plugin(async (app, { folder }: { folder: string }) => {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
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
  app.get('/*', async (request, reply) => {
    if (request.url.startsWith('/api/')) return reply.callNotFound();
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
  });
});

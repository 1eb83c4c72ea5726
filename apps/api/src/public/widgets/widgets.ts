import type { FastifyInstance } from 'fastify';
import { sendPacked } from '../../server/http/sendPacked.ts';
import { areBuilt, keepWidgets } from './keepWidgets.ts';

/** Where the widgets were built, and where those of all releases are kept. */
export interface WidgetFolders {
  built: string;
  kept: string;
}

/** The addresses that float within the major version: new pages get the newest release. */
const floating = ['v1/loader.js', 'v1/manifest.json'];
const hour = 'public, max-age=3600';
const forEver = 'public, max-age=31536000, immutable';

/** Headers that say nothing about a script; without them the directory comes with the first window of a connection. */
const ofDocuments = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-frame-options',
  'x-dns-prefetch-control',
  'permissions-policy',
  'reporting-endpoints',
];

/** Serves the widgets to pages of any origin: loader and newest manifest for an hour, a version's files for ever. */
export async function serveWidgets(app: FastifyInstance, { built, kept }: WidgetFolders) {
  if (!areBuilt(built)) return;
  const { current, files } = keepWidgets(built, kept);
  app.get<{ Params: { version: string; '*': string } }>('/widgets/:version/*', async (request, reply) => {
    const name = `${request.params.version}/${request.params['*']}`;
    const isFloating = floating.includes(name);
    const file = files.get(isFloating ? `${current}/${request.params['*']}` : name);
    void reply
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('timing-allow-origin', '*');
    for (const name of ofDocuments) void reply.removeHeader(name);
    if (!file)
      return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(missing);
    void reply.type(file.type).headers({ 'cache-control': isFloating ? hour : forEver, vary: 'accept-encoding' });
    return sendPacked(request, reply, file);
  });
}
const missing = 'There is no such version of the widgets, or no such file in it.\n';

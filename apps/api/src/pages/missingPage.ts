import type { PageRenderer } from '@corredor/core/pages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toReady } from './keptPages.ts';
import { pageLanguage } from './pageLanguage.ts';
import { allowOwn } from './pagePolicy.ts';
import { sendPage } from './sendPage.ts';

/** Whether somebody looks at what comes, and not a program. */
export const wantsPage = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' && !url.startsWith('/api/') && /text\/html/.test(headers.accept ?? '');

/** Says on a page, in the reader's language, that there is none at this address. */
export function missingPage({ renderEmbed }: PageRenderer, publicUrl: string) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const page = await renderEmbed({
      url: '/',
      language: pageLanguage(request),
      data: {},
      publicUrl,
      failure: { kind: 'no-address' },
    });
    return sendPage(request, allowOwn(reply.code(404), page), await toReady(page, false), 'no-cache');
  };
}

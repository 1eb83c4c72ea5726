import { languages } from '@corredor/core/i18n';
import type { PageRenderer } from '@corredor/core/pages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { keepPages, type ReadyPage, toReady } from './keptPages.ts';
import { pageLanguage } from './pageLanguage.ts';
import { allowOwn } from './pagePolicy.ts';
import { sendPage } from './sendPage.ts';

/** Whether somebody looks at what comes, and not a program. */
export const wantsPage = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' && !url.startsWith('/api/') && /text\/html/.test(headers.accept ?? '');

/** Says on a page, in the reader's language, that there is none at this address. */
export function missingPage({ renderEmbed }: PageRenderer, publicUrl: string) {
  const keep = keepPages<ReadyPage>({ most: languages.length, milliseconds: Number.POSITIVE_INFINITY });
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const language = pageLanguage(request);
    const page = await keep(language, async () =>
      toReady(await renderEmbed({ url: '/', language, data: {}, publicUrl, failure: { kind: 'no-address' } }), true),
    );
    return sendPage(request, allowOwn(reply.code(404), page), page, 'no-cache');
  };
}

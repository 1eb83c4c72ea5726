import {
  type EmbedFailure,
  type PageData,
  type PageRenderer,
  placeQuestion,
  readPageSize,
  readPlace,
} from '@corredor/core/pages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { withReports } from '../../server/http/headers.ts';
import { askedFor, searchOf, tidied } from './asked.ts';
import { forAMinute } from './caching.ts';
import { failureOf, statusOf } from './embedFailures.ts';
import { toReady } from './keptPages.ts';
import { pageLanguage } from './pageLanguage.ts';
import { readPublic } from './readPublic.ts';
import { sendPage } from './sendPage.ts';

/** What a page shows, or why it shows nothing. */
type Found = { data: PageData; failure?: undefined } | { failure: EmbedFailure };

/** The widgets as plain pages: any site may frame them, and nothing in them runs. What fails is a page too, since it is read in a frame. */
export function serveEmbeds(app: FastifyInstance, renderer: PageRenderer, publicUrl: string) {
  const answer = async (request: FastifyRequest, reply: FastifyReply, found: Found) => {
    const page = await renderer.renderEmbed({
      url: request.url,
      language: localeOf(request),
      data: {},
      publicUrl,
      ...found,
    });
    openToFrames(reply, page.styles);
    const seconds = found.failure?.seconds;
    if (seconds) void reply.header('retry-after', seconds);
    if (found.failure) void reply.code(statusOf[found.failure.kind]);
    return sendPage(request, reply, await toReady(page, false), seconds ? 'no-store' : forAMinute);
  };
  const send = async (request: FastifyRequest, reply: FastifyReply, find: () => Promise<Found>) => {
    try {
      return await answer(request, reply, await find());
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind === 'unavailable') request.log.error({ err: error }, 'failed embed');
      return answer(request, reply, { failure });
    }
  };

  app.get('/embed/directory', (request, reply) => {
    const tidy = tidied(request.url);
    if (tidy) return reply.redirect(tidy, 301);
    return send(request, reply, async () => {
      const search = searchOf(request.url);
      const question = placeQuestion(readPlace(search), readPageSize(search));
      const page = await readPublic(app, request, '/api/public/directory/', localeOf(request), question);
      return page ? { data: { directory: { at: '', page } } } : { failure: { kind: 'bad-query' } };
    });
  });

  app.get<{ Params: { alias: string } }>('/embed/profile/:alias', (request, reply) =>
    send(request, reply, async () => {
      const rest = `${encodeURIComponent(request.params.alias.toLowerCase())}/`;
      const profile = await readPublic(app, request, '/api/public/profiles/', localeOf(request), rest);
      return profile ? { data: { profile } } : { failure: { kind: 'no-profile' } };
    }),
  );

  for (const path of ['/embed', '/embed/*'])
    app.get(path, (request, reply) => send(request, reply, async () => ({ failure: { kind: 'no-page' } })));
}

/** The language that the site wants for its frame, else the visitor's. */
function localeOf(request: FastifyRequest) {
  const locale = askedFor(request, 'locale');
  return pageLanguage(locale === undefined ? request : { headers: request.headers, query: { lng: locale } });
}

function openToFrames(reply: FastifyReply, styles: readonly string[]) {
  const policy = [
    "default-src 'none'",
    `style-src ${styles.join(' ')}`,
    "img-src 'self' data:",
    "form-action 'self'",
    "base-uri 'none'",
    'frame-ancestors *',
  ];
  void reply.removeHeader('x-frame-options');
  void reply.removeHeader('cross-origin-opener-policy');
  void reply.headers({
    'content-security-policy': withReports(policy.join('; ')),
    'cross-origin-resource-policy': 'cross-origin',
  });
}

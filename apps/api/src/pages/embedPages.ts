import { type PageData, type PageRenderer, placeQuestion, readPlace } from '@corredor/core/pages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toReady } from './keptPages.ts';
import { pageLanguage } from './pageLanguage.ts';
import { readPublic } from './readPublic.ts';
import { sendPage } from './sendPage.ts';

const cache = 'public, max-age=60';
const searchOf = (url: string) => new URL(url, 'http://localhost').search;

/** The widgets as plain pages: any site may frame them, and nothing in them runs. */
export function serveEmbeds(app: FastifyInstance, renderer: PageRenderer, publicUrl: string) {
  const send = async (request: FastifyRequest, reply: FastifyReply, data: PageData) => {
    const language = localeOf(request);
    const page = await renderer.renderEmbed({ url: request.url, language, data, publicUrl });
    openToFrames(reply, page.styles);
    return sendPage(request, reply, await toReady(page, false), cache);
  };

  app.get('/embed/directory', async (request, reply) => {
    const place = readPlace(searchOf(request.url));
    const size = Math.floor(Number((request.query as { page_size?: string }).page_size));
    const question = placeQuestion(place, size >= 1 ? Math.min(50, size) : 12);
    const page = await readPublic(app, request, '/api/public/directory/', localeOf(request), question);
    return page ? send(request, reply, { directory: { at: '', page } }) : reply.callNotFound();
  });

  app.get<{ Params: { alias: string } }>('/embed/profile/:alias', async (request, reply) => {
    const rest = `${encodeURIComponent(request.params.alias.toLowerCase())}/`;
    const profile = await readPublic(app, request, '/api/public/profiles/', localeOf(request), rest);
    return profile ? send(request, reply, { profile }) : reply.callNotFound();
  });
}

/** The language that the site wants for its frame, else the visitor's. */
function localeOf(request: FastifyRequest) {
  const { locale } = request.query as { locale?: unknown };
  return pageLanguage(typeof locale === 'string' ? { headers: request.headers, query: { lng: locale } } : request);
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
  void reply.headers({ 'content-security-policy': policy.join('; '), 'cross-origin-resource-policy': 'cross-origin' });
}

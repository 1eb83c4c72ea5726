import { type PageData, placeQuestion, placeSearch, readPlace } from '@corredor/core/pages';
import { paths } from '@corredor/core/paths';
import type { FastifyInstance } from 'fastify';
import { searchOf, tidied } from './asked.ts';
import { forAMinute, keptFor } from './caching.ts';
import { keepPages, type ReadyPage } from './keptPages.ts';
import { inLanguage, pageWording, type Wording } from './pageLanguage.ts';
import { allowOwn } from './pagePolicy.ts';
import { withPicture } from './pictureSize.ts';
import { readPublic } from './readPublic.ts';
import { sendPage } from './sendPage.ts';

/** Draws a page, packed for sending. */
export type Draw = (url: string, wording: Wording, data: PageData, isForMany: boolean) => Promise<ReadyPage>;

const aliasPattern = /^[a-z0-9-]{3,40}$/;

/** The search of the directory and every broker's own page, drawn from what the open API answers to the same visitor. */
export function serveDirectory(app: FastifyInstance, draw: Draw) {
  const keep = keepPages({ most: 500, milliseconds: keptFor });

  app.get(paths.search(), async (request, reply) => {
    const tidy = tidied(request.url);
    if (tidy) return reply.redirect(tidy, 301);
    const wording = pageWording(request);
    const place = readPlace(searchOf(request.url));
    const url = `${paths.search()}${placeSearch(place)}`;
    const page = await keep(`${url} ${wording.key}`, async () => {
      const page = await readPublic(app, request, '/api/public/directory/', wording.language, placeQuestion(place));
      return draw(url, wording, page ? { directory: { at: placeSearch(place), page } } : {}, false);
    });
    if (!page) return reply.redirect(inLanguage(paths.search(), wording), 302);
    return sendPage(request, allowOwn(reply, page), page, forAMinute);
  });

  app.get<{ Params: { userAlias: string } }>('/:userAlias', async (request, reply) => {
    const { userAlias } = request.params;
    if (/\.[a-z\d]+$/i.test(userAlias)) return reply.callNotFound();
    const alias = userAlias.toLowerCase();
    const wording = pageWording(request);
    const page = aliasPattern.test(alias)
      ? await keep(`/${alias} ${wording.key}`, async () => {
          const rest = `${encodeURIComponent(alias)}/`;
          const profile = await readPublic(app, request, '/api/public/profiles/', wording.language, rest);
          return profile && draw(paths.publicProfile(alias), wording, await withPicture(app, profile), false);
        })
      : null;
    if (!page) return reply.redirect(inLanguage(paths.login(), wording), 302);
    if (alias !== userAlias) return reply.redirect(inLanguage(paths.publicProfile(alias), wording), 301);
    return sendPage(request, allowOwn(reply, page), page, forAMinute);
  });
}

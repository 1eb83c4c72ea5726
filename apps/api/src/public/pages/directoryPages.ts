import type { DirectoryPage } from '@corredor/core/api';
import {
  type DirectoryPlace,
  type PageData,
  placeQuestion,
  placeSearch,
  readPageSize,
  readPlace,
} from '@corredor/core/pages';
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

/** Whether the address asks for a page after the last. */
const isBeyond = ({ results }: DirectoryPage, { page }: DirectoryPlace) => page > 1 && results.length === 0;

/** The address of the last page that there is. */
function lastPage(place: DirectoryPlace, found: DirectoryPage | null, wording: Wording): string {
  const page = Math.max(1, Math.ceil((found?.count ?? 0) / readPageSize('')));
  const search = new URLSearchParams(placeSearch({ ...place, page: Math.min(page, place.page - 1) }));
  if (wording.namesLanguage) search.set('lng', wording.language);
  return search.size > 0 ? `${paths.search()}?${search}` : paths.search();
}

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
    const read = () => readPublic(app, request, '/api/public/directory/', wording.language, placeQuestion(place));
    const page = await keep(`${url} ${wording.key}`, async () => {
      const page = await read();
      if (page && isBeyond(page, place)) return null;
      return draw(url, wording, page ? { directory: { at: placeSearch(place), page } } : {}, false);
    });
    if (!page) return reply.redirect(lastPage(place, await read(), wording), 302);
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

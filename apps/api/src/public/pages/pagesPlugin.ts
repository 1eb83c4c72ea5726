import { planNames } from '@corredor/core/billing';
import type { Language } from '@corredor/core/i18n';
import { glimpseOf, glimpseQuery, type PageData, type PageRenderer } from '@corredor/core/pages';
import { paths } from '@corredor/core/paths';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { TimeLimit } from '../../base/timeLimit/index.ts';
import type { ListedPages } from '../directory/index.ts';
import { askedFor } from './asked.ts';
import { forAMinute, keptFor } from './caching.ts';
import { type Draw, serveDirectory } from './directoryPages.ts';
import { serveEmbeds } from './embedPages.ts';
import { keepPages, toReady } from './keptPages.ts';
import { pageWording } from './pageLanguage.ts';
import { allowOwn } from './pagePolicy.ts';
import { readPublic } from './readPublic.ts';
import { sendPage } from './sendPage.ts';
import { serveSitemap } from './sitemap.ts';
import { serveSecurityContact } from './wellKnown.ts';

/** What the pages are drawn by and from. */
export interface PagesOptions {
  renderer: PageRenderer;
  publicUrl: string;
  /** The brokers' pages, for search engines. */
  listed: (limit: TimeLimit) => ListedPages;
  /** The time of a request (milliseconds). */
  timeLimit: number;
  /** Where to write about a weakness; none where the operator gave no address. */
  securityEmail?: string | null;
}

/** The pages that anybody may see, drawn by the host's own code: the fixed ones once, the others from what is in the database. */
export const pagesPlugin = plugin(
  async (app: FastifyInstance, { renderer, publicUrl, listed, timeLimit, securityEmail }: PagesOptions) => {
    const draw: Draw = async (url, { language, namesLanguage }, data, isForMany) =>
      toReady(await renderer.renderPage({ url, language, namesLanguage, data, publicUrl }), isForMany);
    const forGood = keepPages({ most: 100, milliseconds: Number.POSITIVE_INFINITY });
    const front = keepPages({ most: 100, milliseconds: keptFor });

    for (const path of renderer.fixedPaths)
      app.get(path, async (request, reply) => {
        const wording = pageWording(request);
        const url = withPlan(path, request);
        const page = await forGood(`${url} ${wording.key}`, () => draw(url, wording, {}, true));
        return page ? sendPage(request, allowOwn(reply, page), page, 'no-cache') : reply.callNotFound();
      });

    app.get(paths.landing(), async (request, reply) => {
      const wording = pageWording(request);
      const page = await front(`/ ${wording.key}`, async () => {
        const data = await frontData(app, request, wording.language);
        const drawn = await draw(paths.landing(), wording, data, true);
        return drawn && { ...drawn, isPartial: !data.brokers };
      });
      return page ? sendPage(request, allowOwn(reply, page), page, forAMinute) : reply.callNotFound();
    });
    for (const [route, path] of framed)
      app.get(route, async (request, reply) => {
        const { language, namesLanguage, key } = pageWording(request);
        const page = await forGood(`${path} ${key}`, async () =>
          toReady(await renderer.renderFrame({ url: path, language, namesLanguage, publicUrl }), true),
        );
        return page ? sendPage(request, reply, page, 'no-cache') : reply.callNotFound();
      });
    serveDirectory(app, draw);
    serveEmbeds(app, renderer, publicUrl);
    serveSitemap(app, { publicUrl, listed, timeLimit });
    if (securityEmail) serveSecurityContact(app, { publicUrl, email: securityEmail });
  },
);

const newest = `?ordering=${glimpseQuery.ordering}&page_size=${glimpseQuery.page_size}`;

/** What the front page shows of the database. It does without the directory where that cannot be read: its script asks again. */
async function frontData(app: FastifyInstance, request: FastifyRequest, language: Language): Promise<PageData> {
  const [plans, directory] = await Promise.all([
    readPublic(app, request, '/api/public/plans/', language),
    readPublic(app, request, '/api/public/directory/', language, newest).catch(() => null),
  ]);
  return { ...(plans && { plans }), ...(directory && { brokers: glimpseOf(directory) }) };
}

/** Routes of pages that only the app draws, and the path by which each is known: that of a confirmation holds no token. */
const framed = [
  [paths.widgets(), paths.widgets()],
  [`${paths.widgets()}/`, paths.widgets()],
  [paths.passwordRecovery(), paths.passwordRecovery()],
  ['/register/confirm/:token', '/register/confirm/'],
] as const;

/** The form to register shows the plan that was chosen before. */
function withPlan(path: string, request: FastifyRequest): string {
  const plan = planNames.find((name) => name === askedFor(request, 'plan'));
  return plan && path === paths.register() ? paths.register({ plan }) : path;
}

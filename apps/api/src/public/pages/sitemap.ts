import { languages } from '@corredor/core/i18n';
import { paths } from '@corredor/core/paths';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { TimeLimit } from '../../base/timeLimit/index.ts';
import { startLimit, withinTime } from '../../server/http/timeLimits.ts';
import type { ListedPages } from '../directory/index.ts';

interface SitemapOptions {
  publicUrl: string;
  /** The brokers' pages, read within the time of a request. */
  listed: (limit: TimeLimit) => ListedPages;
  /** That time (milliseconds). */
  timeLimit: number;
  /** The most pages in one file, each with an address for each language; search engines take 50,000 addresses and 50 MiB. */
  most?: number;
}
const hour = 'public, max-age=3600';
const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const space = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const linkSpace = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';
const fixed = [paths.landing(), paths.search(), paths.terms(), paths.login(), paths.register(), paths.widgets()];

/** Tells search engines which pages there are, and which are not theirs. */
export function serveSitemap(app: FastifyInstance, { publicUrl, listed, timeLimit, most = 15_000 }: SitemapOptions) {
  const send = (reply: FastifyReply, xml: string) =>
    reply.type('application/xml; charset=utf-8').header('cache-control', hour).send(`${head}${xml}\n`);
  const alternate = (language: string, address: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;
  /** A page by each of its addresses, as its own head names them; every one names them all. */
  const page = (path: string, changedAt?: string) => {
    const address = `${publicUrl}${path}`;
    const inLanguages = languages.map((one) => ({ language: one, address: `${address}?lng=${one}` }));
    const others = [...inLanguages, { language: 'x-default', address }]
      .map((one) => alternate(one.language, one.address))
      .join('');
    const changed = changedAt ? `<lastmod>${new Date(changedAt).toISOString()}</lastmod>` : '';
    return [address, ...inLanguages.map((one) => one.address)]
      .map((one) => `<url><loc>${one}</loc>${changed}${others}</url>`)
      .join('\n');
  };
  const inTime = <Answer>(reply: FastifyReply, work: (pages: ListedPages) => Promise<Answer>) => {
    const limit = startLimit(reply, timeLimit, true);
    return withinTime(limit, () => work(listed(limit)));
  };
  const profiles = async (pages: ListedPages, from: number) =>
    (await pages.read(from, most)).map(({ alias, changedAt }) => page(paths.publicProfile(alias), changedAt));
  const set = (pages: string[]) => `<urlset ${space} ${linkSpace}>\n${pages.join('\n')}\n</urlset>`;

  app.get('/sitemap.xml', async (_request, reply) => {
    const own = fixed.map((path) => page(path));
    const { count, found } = await inTime(reply, async (pages) => {
      const all = await pages.count();
      return { count: all, found: all + own.length <= most ? await profiles(pages, 0) : null };
    });
    if (found) return send(reply, set([...own, ...found]));
    const files = ['pages', ...Array.from({ length: Math.ceil(count / most) }, (_, index) => String(index + 1))];
    const list = files.map((name) => `<sitemap><loc>${publicUrl}/sitemap-${name}.xml</loc></sitemap>`);
    return send(reply, `<sitemapindex ${space}>\n${list.join('\n')}\n</sitemapindex>`);
  });
  app.get('/sitemap-pages.xml', async (_request, reply) => send(reply, set(fixed.map((path) => page(path)))));
  app.get<{ Params: { part: string } }>('/sitemap-:part(^\\d+$).xml', async ({ params }, reply) => {
    const from = (Number(params.part) - 1) * most;
    const found = await inTime(reply, async (pages) =>
      from >= 0 && from < (await pages.count()) ? profiles(pages, from) : null,
    );
    return found ? send(reply, set(found)) : reply.callNotFound();
  });
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', hour)
      .send(
        `User-agent: *\nDisallow: /app\nDisallow: /api/\nDisallow: /calendar/\nAllow: /api/public/images/\n\nSitemap: ${publicUrl}/sitemap.xml\n`,
      ),
  );
}

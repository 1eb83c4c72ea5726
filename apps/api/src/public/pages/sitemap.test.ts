import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveSitemap } from './sitemap.ts';

const aliases = ['andina', 'bosque', 'costa', 'delta', 'estrella', 'faro', 'garantia'];
const changedAt = '2026-11-01T00:00:00Z';
const app = fastify();
const skips: number[] = [];
const listed = {
  count: async () => aliases.length,
  read: async (from: number, most: number) => {
    skips.push(from);
    return aliases.slice(from, from + most).map((alias) => ({ alias, changedAt }));
  },
};

beforeAll(() => {
  serveSitemap(app, { publicUrl: 'https://corredor.example', listed: () => listed, timeLimit: 60_000, most: 5 });
});
afterAll(() => app.close());
const read = async (url: string) => (await app.inject({ url })).body;

describe('the site map', () => {
  it('is split where there are too many pages for one file', async () => {
    const index = await read('/sitemap.xml');
    expect(index.match(/<loc>[^<]*<\/loc>/g)).toEqual([
      '<loc>https://corredor.example/sitemap-pages.xml</loc>',
      '<loc>https://corredor.example/sitemap-1.xml</loc>',
      '<loc>https://corredor.example/sitemap-2.xml</loc>',
    ]);
    expect(await read('/sitemap-2.xml')).toContain('<loc>https://corredor.example/garantia</loc>');
    expect((await app.inject({ url: '/sitemap-3.xml' })).statusCode).toBe(404);
  });

  it('skips nothing for a part that there is not', async () => {
    skips.length = 0;
    for (const part of ['0', '3', '4000000000', '9'.repeat(60)])
      expect((await app.inject({ url: `/sitemap-${part}.xml` })).statusCode, part).toBe(404);
    expect(skips).toEqual([]);
  });

  it('holds each page in each language, and names the others beside every one', async () => {
    const urls = (await read('/sitemap-2.xml')).match(/<url>.*<\/url>/g) ?? [];
    expect(urls).toHaveLength(6);
    const addresses = ['', '?lng=es', '?lng=en'].map((query) => `https://corredor.example/garantia${query}`);
    const [plain, es, en] = addresses;
    expect(urls.slice(3).map((url) => /<loc>(.*)<\/loc>/.exec(url)?.[1])).toEqual(addresses);
    for (const url of urls.slice(3))
      expect(
        [...url.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, language, href]) => [language, href]),
      ).toEqual([
        ['es', es],
        ['en', en],
        ['x-default', plain],
      ]);
  });

  it('says when a page last changed, and may be kept for an hour', async () => {
    const { body, headers } = await app.inject({ url: '/sitemap-1.xml' });
    expect(body).toContain('<lastmod>2026-11-01T00:00:00.000Z</lastmod>');
    expect(headers['cache-control']).toBe('public, max-age=3600');
  });

  it('holds the pages that are the same for all, and is named to robots', async () => {
    expect(await read('/sitemap-pages.xml')).toContain('<loc>https://corredor.example/terms</loc>');
    expect(await read('/robots.txt')).toMatch(
      /Disallow: \/app\n[\s\S]*Sitemap: https:\/\/corredor.example\/sitemap.xml/,
    );
  });
});

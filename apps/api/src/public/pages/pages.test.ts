import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { aDirectoryEntry } from '@corredor/core/fixtures';
import type { PageRenderer } from '@corredor/core/pages';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostPlugin } from '../../app/host.ts';
import { headersPlugin } from '../../server/http/headers.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { missingPage, pagesPlugin, wantsPage } from './index.ts';

const drawn: string[] = [];
/** Draws what it is told, so that a test sees what the server makes of a request. */
const renderer: PageRenderer = {
  renderEmbed: async ({ url, language, data, failure }) => {
    if (data.directory?.page.count === 13) throw new Error('cannot be drawn');
    drawn.push(`${language} ${failure?.kind ?? url}`);
    const html = `<html lang="${language}">${url} ${JSON.stringify(failure ?? data)}`;
    return { html, scripts: [], styles: ["'sha256-own'"], isIndexable: false };
  },
  fixedPaths: ['/terms', '/login', '/register'],
  renderFrame: async ({ url, language }) => ({
    html: `<html lang="${language}">frame of ${url}`,
    scripts: [],
    styles: [],
    isIndexable: url === '/widgets',
  }),
  renderPage: async ({ url, language, namesLanguage, data }) => {
    drawn.push(`${language} ${url}${namesLanguage ? ' by name' : ''}`);
    const html = `<html lang="${language}">${url} ${JSON.stringify(data)}`;
    return { html, scripts: ["'sha256-script'"], styles: ["'sha256-style'"], isIndexable: true };
  },
};
interface Asked {
  search?: string;
  page?: string;
  ordering?: string;
  page_size?: string;
}
const newest = {
  count: 27,
  results: [aDirectoryEntry({ alias: 'faro' })],
  facets: { cities: [{ value: 'quito', label: 'Quito', count: 27 }] },
};
const aPicture = readFileSync(new URL('../../../../host/public/brand.png', import.meta.url));
const listed = { count: async () => 0, read: async () => [] };
const app = fastify();
const insidePage = '<html><script data-es="es.js">ask()</script><script type="module" src="/a.js"></script>inside';
const folder = mkdtempSync(join(temporaryFolder(), 'corredor-host-'));

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<html>shell');
  writeFileSync(join(folder, 'inside.html'), insidePage);
  await app.register(headersPlugin, { publicUrl: 'http://localhost:3000', paymentOrigins: null });
  app.get('/api/public/plans/', async () => ({ results: [{ name: 'Basic' }] }));
  app.get<{ Querystring: Asked }>('/api/public/directory/', async ({ query, headers }, reply) => {
    if (query.ordering === 'newest' && query.page_size === '6') {
      if (headers['accept-language'] === 'en') void reply.code(429).header('retry-after', '3');
      return newest;
    }
    if (query.search === 'much') void reply.code(429).header('retry-after', '3');
    if (query.search === 'wrong') void reply.code(422);
    if (query.search === 'down') void reply.code(500);
    if (query.search === 'faro') return { count: 27, results: Number(query.page) > 3 ? [] : [{ alias: 'faro' }] };
    return { count: query.search === 'undrawable' ? 13 : 0, results: [] };
  });
  app.get('/api/public/profiles/andina/', async () => ({ alias: 'andina', image: '/api/public/images/logo/' }));
  app.get('/api/public/profiles/plain/', async () => ({ alias: 'plain', image: '/api/public/images/none/' }));
  app.get('/api/public/images/logo/', async (_request, reply) => reply.type('image/png').send(aPicture));
  await app.register(pagesPlugin, {
    renderer,
    publicUrl: 'http://localhost:3000',
    listed: () => listed,
    timeLimit: 60_000,
    securityEmail: 'help@corredor.example',
  });
  const missing = missingPage(renderer, 'http://localhost:3000');
  app.setNotFoundHandler((request, reply) => (wantsPage(request) ? missing(request, reply) : reply.code(404).send({})));
  await app.register(hostPlugin, { folder });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('the language of a page', () => {
  it.each([
    ['es', '/login', { 'accept-language': 'es-EC,en;q=0.5' }],
    ['en', '/login', { 'accept-language': 'de' }],
    ['en', '/login', {}],
    ['es', '/login', { 'accept-language': 'en', cookie: 'a=b; i18next=es' }],
    ['en', '/login', { 'accept-language': 'en', cookie: 'a=b; i18next=es-EC' }],
    ['es', '/login', { 'accept-language': 'es-EC', cookie: 'i18next=xx' }],
    ['en', '/login?lng=en', { 'accept-language': 'es', cookie: 'i18next=es' }],
    ['es', '/login?lng=xx', { cookie: 'i18next=es' }],
  ])('is %s at %s with %o', async (language, url, headers) => {
    const { body, headers: answered } = await get(url, headers);
    expect(body).toContain(`lang="${language}"`);
    expect(answered.vary).toContain('Accept-Language, Cookie');
  });
});

describe('a drawn page', () => {
  it('lets through what stands in it by hash, and nothing else', async () => {
    const { headers } = await get('/login');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self' 'sha256-script';");
    expect(policy).toContain("style-src 'self' 'sha256-style'");
    expect(policy).not.toMatch(/unsafe|nonce/);
  });

  it('is drawn once for all readers of a language', async () => {
    await get('/terms', { 'accept-language': 'es' });
    const before = drawn.length;
    await get('/terms', { 'accept-language': 'es-EC' });
    expect(drawn.length).toBe(before);
  });

  it('is another page for search engines where its address names the language', async () => {
    await get('/terms', { 'accept-language': 'es' });
    await get('/terms?lng=es');
    await get('/terms?lng=xx', { 'accept-language': 'es' });
    expect(drawn.filter((one) => one.startsWith('es /terms'))).toEqual(['es /terms', 'es /terms by name']);
  });

  it('is not sent again to whoever has it', async () => {
    const { headers } = await get('/terms');
    expect((await get('/terms', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  });

  it('is packed as the browser can unpack it', async () => {
    const packed = await get('/terms', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect((await get('/terms')).body).toContain('<html');
  });

  it('holds the plans of the database where it is the front page, and may be kept for a minute', async () => {
    const { body, headers } = await get('/', { 'accept-language': 'es' });
    expect(body).toContain('"name":"Basic"');
    expect(headers['cache-control']).toBe('public, max-age=60');
  });

  it('holds who came last into the directory where it is the front page, and does without them where it may not ask', async () => {
    const { body } = await get('/', { 'accept-language': 'es' });
    expect(body).toContain('"brokers":{"count":27,"brokers":[{"alias":"faro"');
    const before = drawn.length;
    await get('/', { 'accept-language': 'en' });
    const refused = await get('/', { 'accept-language': 'en' });
    expect(refused.statusCode).toBe(200);
    // Whoever comes next may be luckier.
    expect(drawn.length).toBe(before + 2);
    expect(refused.headers['cache-control']).toBe('no-store');
    expect(refused.body).toContain('"name":"Basic"');
    expect(refused.body).not.toContain('"brokers"');
  });

  it('tells how large a broker’s own picture is, where there is one', async () => {
    expect((await get('/andina')).body).toContain('"pictureSize":{"width":1200,"height":630}');
    expect((await get('/plain')).body).not.toContain('pictureSize');
  });

  it.each([
    ['/Andina?lng=en', 301, '/andina?lng=en'],
    ['/nobody?lng=es', 302, '/login?lng=es'],
    ['/nobody?lng=xx', 302, '/login'],
  ])('leads on in the language that its address names: %s', async (url, status, to) => {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers.location]).toEqual([status, to]);
  });

  it('shows the plan that was chosen, and only a plan that there is', async () => {
    expect((await get('/register?plan=Basic')).body).toContain('/register?plan=Basic');
    expect((await get('/register?plan=%3Cscript%3E')).body).not.toContain('plan=');
  });
});

describe('a search that a form sent', () => {
  it.each([
    ['/search?query=faro&country=&state=', '/search?query=faro'],
    ['/search?query=&lng=en', '/search?lng=en'],
    ['/search?query=', '/search'],
    ['/embed/directory?locale=en&filters=&query=faro&country=', '/embed/directory?locale=en&filters=&query=faro'],
  ])('has no empty values in its address: %s', async (url, to) => {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers.location]).toEqual([301, to]);
    expect((await get(to)).statusCode).toBe(200);
  });
});

it('tells whoever found a weakness where to write to, for a year', async () => {
  const { body, headers } = await get('/.well-known/security.txt');
  expect(headers['content-type']).toContain('text/plain');
  expect(body).toContain('Contact: mailto:help@corredor.example\n');
  const expires = Date.parse(/Expires: (.*)/.exec(body)?.[1] ?? '');
  expect(Math.round((expires - Date.now()) / 86_400_000)).toBe(365);
});

describe('a page after the last', () => {
  it.each([
    ['/search?query=faro&page=99&lng=en', '/search?query=faro&page=3&lng=en'],
    ['/search?query=faro&page=4', '/search?query=faro&page=3'],
    ['/search?page=7', '/search'],
  ])('leads to the last one: %s', async (url, to) => {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers.location]).toEqual([302, to]);
    expect((await get(to)).statusCode).toBe(200);
  });
});

describe('an unknown path', () => {
  it.each(['/a/b', '/terms/more'])('of the public area leads to the login: %s', async (url) => {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers.location]).toEqual([302, '/login']);
  });

  it.each([
    ['/terms/', '/terms'],
    ['/search/?query=faro', '/search?query=faro'],
    ['//elsewhere//', '/elsewhere'],
  ])('that ends like a folder is the page of that name, and never one of another site: %s', async (url, to) => {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers.location]).toEqual([301, to]);
  });

  it.each(['/foo.js', '/favicon.ico', '/assets/x.css', '/api/nothing/', '/widgets/none'])(
    'of a file is not found: %s',
    async (url) => expect((await get(url)).statusCode).toBe(404),
  );

  it('of a file is told on a page to whoever looks, and to a program as before', async () => {
    const seen = await get('/foo.html', { accept: 'text/html,*/*;q=0.8', 'accept-language': 'es' });
    expect(seen.statusCode).toBe(404);
    expect(seen.body).toContain('<html lang="es">');
    expect(seen.body).toContain('no-address');
    expect(seen.headers['x-robots-tag']).toBe('noindex');
    for (const url of ['/foo.html', '/api/nothing/'])
      expect((await get(url, { accept: url.startsWith('/api/') ? 'text/html' : '*/*' })).body).toBe('{}');
  });

  it('of a file is drawn once for all readers of a language', async () => {
    for (const url of ['/foo.html', '/bar.html', '/baz.html'])
      await get(url, { accept: 'text/html', cookie: 'i18next=en' });
    expect(drawn.filter((one) => one === 'en no-address')).toHaveLength(1);
  });

  it.each(['/app', '/app/nothing', '/app/payments/nothing'])(
    'of the private area names what it needs, and no script of anybody else runs in it: %s',
    async (url) => {
      const { body, headers } = await get(url);
      expect(body).toBe(insidePage);
      expect(headers['x-robots-tag']).toBe('noindex');
      const own = createHash('sha256').update('ask()').digest('base64');
      expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${own}';`);
      expect((await get(url, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
    },
  );

  it.each(['/password-recovery', '/register/confirm/token'])(
    'of the app is left to the app, and to no search engine: %s',
    async (url) => {
      const { body, headers } = await get(url);
      expect(body).toMatch(/^<html lang="en">frame of \/(?:password-recovery|register\/confirm\/)$/);
      expect(headers['x-robots-tag']).toBe('noindex');
    },
  );

  it.each(['/widgets', '/widgets/'])(
    'of the playground is framed in the reader’s language, for all: %s',
    async (url) => {
      const { body, headers } = await get(url, { 'accept-language': 'es' });
      expect(body).toBe('<html lang="es">frame of /widgets');
      expect(headers['x-robots-tag']).toBeUndefined();
    },
  );
});

describe('an embedded page', () => {
  it('may stand in any frame, runs nothing, and loads nothing from elsewhere', async () => {
    const { headers } = await get('/embed/directory?theme=dark');
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'sha256-own'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors *; report-uri /api/reports/; report-to csp",
    );
    expect(headers['x-frame-options']).toBeUndefined();
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(headers['x-robots-tag']).toBe('noindex');
  });

  it.each([
    ['/embed/profile/nobody?locale=es', 404, 'no-profile', 'public, max-age=60'],
    ['/embed/profile/not%20an%20alias', 404, 'no-profile', 'public, max-age=60'],
    ['/embed/other', 404, 'no-page', 'public, max-age=60'],
    ['/embed', 404, 'no-page', 'public, max-age=60'],
    ['/embed/directory?query=wrong', 422, 'bad-query', 'public, max-age=60'],
    ['/embed/directory?query=much', 429, 'too-many', 'no-store'],
    ['/embed/directory?query=down', 503, 'unavailable', 'no-store'],
    ['/embed/directory?query=undrawable', 503, 'unavailable', 'no-store'],
  ])('is a page too where there is nothing to show: %s', async (url, status, kind, cache) => {
    const { statusCode, headers, body } = await get(url, { 'accept-language': 'es' });
    expect([statusCode, headers['cache-control']]).toEqual([status, cache]);
    expect(headers['content-type']).toContain('text/html');
    expect(headers['content-security-policy']).toContain('frame-ancestors *');
    expect(headers['x-frame-options']).toBeUndefined();
    expect(body).toContain('lang="es"');
    expect(body).toContain(kind);
    expect(headers['retry-after']).toBe({ 429: '3', 503: '5' }[status]);
  });

  it('says that a profile is missing to whoever knows that already, too', async () => {
    const { headers } = await get('/embed/profile/nobody');
    expect((await get('/embed/profile/nobody', { 'if-none-match': String(headers.etag) })).statusCode).toBe(404);
    const found = await get('/embed/profile/andina');
    expect(found.statusCode).toBe(200);
    expect((await get('/embed/profile/andina', { 'if-none-match': String(found.headers.etag) })).statusCode).toBe(304);
  });
});

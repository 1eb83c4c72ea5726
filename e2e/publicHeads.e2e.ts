import { paths } from '@corredor/core/paths';
import { demo } from './support/office.ts';
import { headOf } from './support/served.ts';
import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const alias = 'tomebamba-seguros';
const broker = 'Tomebamba Corredores de Seguros';

test('the language is the address’s, else the reader’s choice, else the browser’s', async ({ newPerson }) => {
  const es = wordsOf('es');
  const en = wordsOf('en');
  const me = await newPerson({ locale: 'en-US' });
  const { page } = me;
  const read = async (path: string, language: string, title: string) => {
    await me.goTo(path);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  };
  await read('/', 'en', en('landing:hero.title'));
  await read('/?lng=es', 'es', es('landing:hero.title'));
  await me.page.context().addCookies([{ name: 'i18next', value: 'es', url: new URL(page.url()).origin }]);
  await read('/terms', 'es', es('landing:terms.title'));
  await read('/terms?lng=en', 'en', en('landing:terms.title'));
  await page.getByRole('link', { name: 'Español' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(es('landing:terms.title'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page).toHaveTitle(new RegExp(es('landing:terms.title')));
  // The page keeps the choice once its scripts run.
  const kept = async () => (await page.context().cookies()).find(({ name }) => name === 'i18next')?.value;
  await expect.poll(kept).toBe('es');
  await read('/', 'es', es('landing:hero.title'));
});

test('every page tells search engines what it is, in both languages', async ({ newPerson, baseURL }) => {
  const me = await newPerson({ javaScriptEnabled: false });
  const facts: Record<string, Record<string, unknown>> = {
    '/': {
      '@type': 'SoftwareApplication',
      offers: expect.arrayContaining([expect.objectContaining({ name: 'PYMEs' })]),
    },
    '/search': { '@type': 'SearchResultsPage', mainEntity: expect.objectContaining({ '@type': 'ItemList' }) },
    [`/${alias}`]: { '@type': 'InsuranceAgency', name: broker, telephone: '+593987003214' },
  };
  for (const [path, fact] of Object.entries(facts))
    for (const language of ['es', 'en'] as const) {
      const words = wordsOf(language);
      await me.goTo(`${path}?lng=${language}`);
      const { title, description, ...head } = await headOf(me.page);
      const own = `${baseURL}${path}`;
      expect(head).toMatchObject({
        language,
        robots: undefined,
        canonical: `${own}?lng=${language}`,
        alternates: { es: `${own}?lng=es`, en: `${own}?lng=en`, 'x-default': own },
        og: { 'og:title': title, 'og:description': description, 'og:url': `${own}?lng=${language}` },
        facts: expect.arrayContaining([expect.objectContaining(fact)]),
      });
      const named = { '/': 'heads:landing.title', '/search': 'heads:search.title' }[path];
      expect(title).toBe(
        named
          ? words(named, { brand: 'Corredor' })
          : words('heads:profile.titleIn', { brand: 'Corredor', name: broker, place: 'Cuenca' }),
      );
      expect(description?.length).toBeGreaterThan(50);
      const image = await me.page.request.get(head.og['og:image'] ?? '');
      expect([image.status(), image.headers()['content-type']]).toEqual([200, expect.stringMatching(/^image\//)]);
    }
});

test('the site map holds every listed broker and nobody else', async ({ me, baseURL }) => {
  const map = async () => (await me.page.request.get('/sitemap.xml')).text();
  const mine = `<loc>${baseURL}/andrade-seguros</loc>`;
  const list = async (isListed: boolean) => {
    await me.goTo(paths.profile());
    const box = me.page.getByRole('switch', { name: me.words('partner:field.listed') });
    await expect(box).toBeChecked({ checked: !isListed });
    await me.page.getByText(me.words('partner:field.listed'), { exact: true }).click();
    await me.page.getByRole('button', { name: me.words('partner:save') }).click();
    await me.amTold(me.words('common:success.profile.updated'));
  };
  expect(await map()).toContain(mine);
  expect(await map()).toContain(`<loc>${baseURL}/search</loc>`);
  const robots = await (await me.page.request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  expect(robots).toMatch(/^Disallow: \/app$/m);
  await me.access.signIn(demo.administrator);
  await list(false);
  expect(await map()).not.toContain(mine);
  expect((await me.page.request.get('/andrade-seguros?lng=en')).headers()['x-robots-tag']).toBe('noindex');
  await list(true);
  expect(await map()).toContain(mine);
});

test('a page that only the app draws says what it is for, in the reader’s language, to whoever reads it without script', async ({
  newPerson,
  baseURL,
}) => {
  const me = await newPerson({ javaScriptEnabled: false });
  const own = `${baseURL}${paths.widgets()}`;
  const note = me.page.locator('noscript p').last();
  for (const language of ['es', 'en'] as const) {
    const words = wordsOf(language);
    await me.goTo(`/widgets/?lng=${language}`);
    expect(await headOf(me.page)).toMatchObject({
      language,
      title: words('heads:widgets.title', { brand: 'Corredor' }),
      description: words('heads:widgets.description'),
      robots: undefined,
      canonical: `${own}?lng=${language}`,
      alternates: { es: `${own}?lng=es`, en: `${own}?lng=en`, 'x-default': own },
    });
    await expect(note).toHaveText(words('heads:widgets.needsScript'));
    for (const path of [paths.passwordRecovery(), paths.registerConfirm('token')]) {
      await me.goTo(`${path}?lng=${language}`);
      await expect(note).toHaveText(words('heads:needsScript'));
      expect(await me.page.content()).not.toContain('token');
    }
  }
});

test('a page keeps its title where its language is changed in it', async ({ newPerson }) => {
  const me = await newPerson({ locale: 'es-EC' });
  for (const [path, title] of [
    ['/', 'heads:landing.title'],
    ['/search', 'heads:search.title'],
    ['/login', 'heads:login.title'],
  ] as const) {
    await me.goTo(`${path}?lng=es`);
    await expect(me.page).toHaveTitle(wordsOf('es')(title, { brand: 'Corredor' }));
    await me.page
      .getByRole('link', { name: 'English' })
      .or(me.page.getByRole('button', { name: 'English' }))
      .first()
      .click();
    await expect(me.page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(me.page).toHaveTitle(wordsOf('en')(title, { brand: 'Corredor' }));
  }
});

test('programs and browsers find what they ask every site for', async ({ me, baseURL }) => {
  const ask = (path: string, headers: Record<string, string> = {}) => me.page.request.get(path, { headers });
  for (const [path, type] of [
    ['/favicon.ico', /icon/],
    ['/llms.txt', /text\/plain/],
    ['/site.webmanifest', /manifest\+json/],
  ] as const) {
    const answer = await ask(path);
    expect([path, answer.status()]).toEqual([path, 200]);
    expect(answer.headers()['content-type']).toMatch(type);
  }
  // Served where the operator gave an address only; these tests give none.
  expect((await ask('/.well-known/security.txt')).status()).toBe(404);
  const { icons } = await (await ask('/site.webmanifest')).json();
  for (const { src } of icons) expect((await ask(src)).status()).toBe(200);
  const llms = await (await ask('/llms.txt')).text();
  for (const [, path = ''] of llms.matchAll(/\]\((\/[^)]*)\)/g))
    expect([path, (await ask(path)).status()]).toEqual([path, 200]);
  expect(await (await ask('/sitemap.xml')).text()).toContain(`<loc>${baseURL}/terms?lng=en</loc>`);
  const missing = await ask('/nothing.html', { accept: 'text/html', 'accept-language': 'en' });
  expect([missing.status(), missing.headers()['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
});

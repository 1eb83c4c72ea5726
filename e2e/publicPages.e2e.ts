import { paths } from '@corredor/core/paths';
import { violationsOn } from './support/axe.ts';
import { networkErrors } from './support/complaints.ts';
import { holdScripts } from './support/heldScripts.ts';
import { demo } from './support/office.ts';
import { expect, test } from './support/partner.ts';
import { renderBlockingIn } from './support/served.ts';
import { wordsOf } from './support/words.ts';

const alias = 'tomebamba-seguros';
const broker = 'Tomebamba Corredores de Seguros';
const drawn = [
  paths.landing(),
  paths.search(),
  paths.publicProfile(alias),
  paths.terms(),
  paths.login(),
  paths.register(),
];

test.describe('before any script has come', () => {
  test('a broker is found and reached, and every page reads', async ({ newPerson }) => {
    const me = await newPerson({ javaScriptEnabled: false });
    const { page, words } = me;
    await me.goTo(paths.landing());
    await me.see(words('landing:hero.title'));
    await expect(page.getByRole('heading', { name: 'PYMEs' })).toBeVisible();
    const newest = page.getByRole('region', { name: words('landing:directory.title') }).getByRole('listitem');
    await expect(newest).toHaveCount(6);
    await newest.first().getByRole('link').click();
    await expect(page).toHaveURL(/\/[a-z0-9-]+$/);
    await expect(page.getByRole('article')).toBeVisible();
    await me.goTo(paths.landing());
    await page.getByRole('searchbox', { name: words('landing:search.label') }).fill('tomebanba cuenca');
    await page.getByRole('button', { name: words('landing:search.submit'), exact: true }).click();
    await me.amAt(paths.search({ query: 'tomebanba cuenca' }));
    await page.getByRole('searchbox').fill('zzqqxx');
    await page.getByRole('button', { name: words('directory:submit'), exact: true }).click();
    await me.amAt(paths.search({ query: 'zzqqxx' }));
    await page.getByRole('link', { name: words('directory:reset') }).click();
    await me.amAt(paths.search());
    await page.getByRole('searchbox').fill('tomebanba cuenca');
    await page.getByRole('searchbox').press('Enter');
    await page.getByRole('main').getByRole('link', { name: broker }).click();
    await me.amAt(paths.publicProfile(alias));
    await expect(page.getByRole('heading', { level: 1, name: broker })).toBeVisible();
    const ways = page.getByRole('main').getByRole('link');
    expect(await ways.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
      expect.arrayContaining([
        'tel:+593987003214',
        expect.stringMatching(/^mailto:hola@tomebamba-seguros\.example/),
        expect.stringMatching(/^https:\/\/wa\.me\/593987003214/),
      ]),
    );
    await me.goTo(paths.terms());
    await me.see(words('landing:terms.data.title'));
    for (const path of [paths.login(), paths.register()]) {
      await me.goTo(path);
      // A person reads it, which tools that look for words leave out.
      await expect(page.locator('.needs-script')).toBeVisible();
      await expect(page.getByRole('button')).toHaveCount(0);
    }
  });

  test('nothing holds up the first paint, and no script is asked for before somebody turns to the page', async ({
    me,
  }) => {
    for (const path of drawn) {
      const answer = await me.page.request.get(path);
      expect([path, answer.status(), renderBlockingIn(await answer.text())]).toEqual([path, 200, []]);
    }
    await me.page.clock.install();
    const scripts: string[] = [];
    const pictures: string[] = [];
    let now = '';
    me.page.on('request', (request) => {
      // What the page before still asks for is not this one's.
      if (new URL(request.frame().url()).pathname !== now) return;
      if (request.resourceType() === 'script') scripts.push(request.url());
      if (request.resourceType() === 'image') pictures.push(new URL(request.url()).pathname);
    });
    for (const path of [paths.landing(), paths.login()]) {
      now = path;
      scripts.length = 0;
      pictures.length = 0;
      await me.goTo(path);
      await me.page.clock.runFor('01:00');
      expect(scripts).toEqual([]);
      // The product's own picture stands beside the first words; all others wait.
      expect(pictures).toEqual([expect.stringMatching(/^\/gallery\/hero-/)]);
      await me.page.keyboard.press('Tab');
      await expect(me.page.locator('#page-data')).toHaveCount(0);
      expect(scripts.length).toBeGreaterThan(0);
    }
  });

  test('what is typed and pressed is kept, and done', async ({ newPerson }) => {
    const me = await newPerson();
    const visitor = await newPerson();
    await test.step('a search on the front page', async () => {
      const letCome = await holdScripts(visitor.page);
      const box = visitor.page.getByRole('searchbox');
      await visitor.goTo(paths.landing());
      await box.pressSequentially('far');
      letCome();
      await expect(visitor.page.locator('#page-data')).toHaveCount(0);
      await expect(box).toHaveValue('far');
      await box.pressSequentially('o');
      await box.press('Enter');
      await visitor.amAt(paths.search({ query: 'faro' }));
    });
    await test.step('an address that is still being written while the page wakes', async () => {
      const letCome = await holdScripts(visitor.page);
      const address = `${'somebody.who.writes.on.'.repeat(3)}@corredor.example`;
      await visitor.goTo(paths.register());
      const box = visitor.page.getByRole('textbox', { name: visitor.words('access:field.email') });
      await box.press(address.charAt(0));
      letCome();
      await box.pressSequentially(address.slice(1), { delay: 10 });
      await expect(visitor.page.locator('#page-data')).toHaveCount(0);
      await expect(box).toHaveValue(address);
    });
    await test.step('a press on a profile', async () => {
      const letCome = await holdScripts(visitor.page);
      await visitor.goTo(paths.publicProfile(alias));
      await visitor.page.locator('summary', { hasText: visitor.words('profile:share') }).click();
      await visitor.page.getByRole('button', { name: visitor.words('profile:downloadQr') }).click();
      const arriving = visitor.page.waitForEvent('download');
      letCome();
      expect((await arriving).suggestedFilename()).toContain(alias);
    });
    await test.step('a whole login', async () => {
      const letCome = await holdScripts(me.page);
      await me.goTo(paths.login());
      await me.access.logInHere(...demo.administrator);
      letCome();
      await me.amAt(paths.dashboard());
    });
  });
});

test('the language that an address names is kept by whoever follows links and searches', async ({ newPerson }) => {
  const en = wordsOf('en');
  const read = async (javaScriptEnabled: boolean) => {
    const { page } = await newPerson({ javaScriptEnabled, locale: 'es-EC' });
    const arrive = async () => {
      await page.goto(`${paths.landing()}?lng=en`);
      await page.keyboard.press('Tab');
      await expect(page.locator('#page-data')).toHaveCount(javaScriptEnabled ? 0 : 1);
    };
    await arrive();
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: en('landing:footer.terms') })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en('landing:terms.title'));
    const terms = page.url();
    await arrive();
    await page.getByRole('searchbox').fill('faro');
    await page.getByRole('searchbox').press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en('heads:search.heading'));
    await page.getByRole('main').getByRole('listitem').getByRole('link', { name: /Faro/ }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    return [terms, page.url()].map((url) => new URL(url).search);
  };
  expect(await read(false)).toEqual(['?lng=en', '?lng=en']);
  // With script the choice is remembered, and no address has to say it.
  expect(await read(true)).toEqual(['', '']);
});

test.describe('a server that goes away before the page woke', () => {
  test.use({ expectedErrors: [networkErrors] });

  test('is missed aloud, and gets what was sent once it is back', async ({ me }) => {
    await me.goTo(paths.login());
    await me.page.context().setOffline(true);
    await me.access.logInHere(...demo.administrator);
    await me.see(me.words('heads:unreachable'));
    await me.page.context().setOffline(false);
    await me.amAt(paths.dashboard());
  });
});

test('a page that stood open while the product was renewed is fetched anew', async ({ me }) => {
  let areGone = true;
  await me.page.route('**/assets/*.js', (route) => (areGone ? route.fulfill({ status: 404 }) : route.continue()));
  await me.page.clock.install();
  await me.goTo(paths.login());
  await me.page.clock.fastForward('03:00');
  const again = me.page.waitForRequest((request) => request.isNavigationRequest());
  await me.page.getByLabel(me.words('access:field.email')).focus();
  await again;
  areGone = false;
  await me.access.logInHere(...demo.administrator);
  await me.amAt(paths.dashboard());
});

test('who asks for what is not there is led on as promised', async ({ me }) => {
  const ask = async (path: string) => {
    const answer = await me.page.request.get(path, { maxRedirects: 0 });
    return [answer.status(), answer.headers().location];
  };
  expect(await ask('/nobody-has-this-alias')).toEqual([302, '/login']);
  expect(await ask('/no/such/page')).toEqual([302, '/login']);
  expect(await ask('/no-such-file.png')).toEqual([404, undefined]);
  expect(await ask('/Tomebamba-Seguros')).toEqual([301, `/${alias}`]);
  expect(await ask('/search/?query=faro')).toEqual([301, '/search?query=faro']);
  await me.goTo('/nobody-has-this-alias');
  await me.access.seeLogin();
});

test.describe('in a frame of another site', () => {
  test.use({ expectedErrors: [/frame-ancestors|Refused to (?:display|frame)/] });

  test('the embedded pages are shown and lead out, and all others refuse', async ({ newVisitor }) => {
    const { page, open } = await newVisitor();
    await open('frames');
    const frame = (title: string) => page.frameLocator(`iframe[title="${title}"]`);
    await expect(frame('El directorio').getByRole('listitem').getByRole('link')).toHaveCount(3);
    await expect(frame('Un corredor').getByRole('heading', { name: broker })).toBeVisible();
    await expect(frame('El directorio').getByRole('searchbox')).toHaveCSS('border-radius', '9px');
    // A dark frame stands on its theme's ground, whatever the browser would lay under it; a light one on the site's own.
    const ground = (title: string) =>
      frame(title)
        .locator('html')
        .evaluate((html) => getComputedStyle(html).backgroundColor);
    expect(await ground('Un corredor')).toBe('rgba(0, 0, 0, 0)');
    const root = frame('El directorio').locator('[part~=root]');
    await expect(root).toHaveCSS('background-color', await ground('El directorio'));
    await expect(frame('Un corredor').getByRole('article')).toHaveCSS('padding', '16px');
    await frame('El directorio').getByRole('searchbox').fill('tomebamba');
    await frame('El directorio').getByRole('searchbox').press('Enter');
    await expect(frame('El directorio').getByRole('listitem').getByRole('link')).toHaveText([/Tomebamba/]);
    const refused = () => page.frames().filter((one) => one.url().startsWith('chrome-error:'));
    await expect.poll(() => refused().length, 'the front page, the login and the private area').toBe(3);
  });
});

for (const [language, width] of [
  ['es', 360],
  ['en', 1280],
] as const)
  test(`everybody can read the public pages, light and dark, ${width} wide, ${language}`, async ({ newPerson }) => {
    const { page } = await newPerson({ viewport: { width, height: 900 } });
    for (const path of drawn.slice(0, 4)) {
      await page.goto(`${path}?lng=${language}`);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect([path, colorScheme, await violationsOn(page)]).toEqual([path, colorScheme, []]);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }
  });

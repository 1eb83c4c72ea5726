import { paths } from '@corredor/core/paths';
import type { Page } from '@playwright/test';
import { isWanted } from '../scripts/proof/wanted.mjs';
import type { AppPage } from './pages/app.page.ts';
import { holdScripts } from './support/heldScripts.ts';
import { demo } from './support/office.ts';
import { expect, test } from './support/test.ts';

/** Notes each drawn text with its place and colours, of the frame as it stands before the app, and of the app in the frame in which it takes its place. */
async function watchTakeover(page: Page) {
  await page.addInitScript(() => {
    const textsIn = (below: Element) =>
      [...below.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
        const words = [...element.childNodes].flatMap((node) => (node.nodeType === 3 ? [node.nodeValue?.trim()] : []));
        const { x, y, width, height } = element.getBoundingClientRect();
        const isSeen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        if (!words.some(Boolean) || !isSeen || width <= 1 || y > innerHeight) return [];
        const { color, fontSize, fontWeight } = getComputedStyle(element);
        const box = [x, y, width, height].map(Math.round).join(' ');
        return [`${words.join(' ')} | ${box} | ${color} ${fontSize} ${fontWeight}`];
      });
    const notes = { sawFrame: false, before: [] as string[], after: [] as string[], shift: 0, look: '' };
    Object.assign(globalThis, { takeover: notes });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) notes.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    let frame: Element | null = null;
    new MutationObserver(() => {
      const shell = document.getElementById('shell');
      const root = document.getElementById('root');
      notes.sawFrame ||= shell !== null;
      if (frame && !shell && root) notes.after = textsIn(root);
      frame = shell;
    }).observe(document, { childList: true, subtree: true });
    Object.assign(globalThis, {
      noteFrame: () => {
        if (frame) notes.before = textsIn(frame);
        // Figures may have other lengths than their places; from here on nothing moves.
        notes.shift = 0;
        notes.look = document.documentElement.className;
      },
    });
  });
}
interface Takeover {
  sawFrame: boolean;
  before: string[];
  after: string[];
  shift: number;
  look: string;
}
const takeoverOf = (page: Page) => page.evaluate(() => (globalThis as unknown as { takeover: Takeover }).takeover);

/** Opens a page cold while the app's code is on its way, then lets it come; answers what was seen. */
async function openCold({ page }: AppPage, path: string) {
  const letCome = await holdScripts(page);
  await page.goto(path);
  const frame = page.locator('#shell');
  await expect(frame).toBeVisible();
  if (path === paths.dashboard())
    await expect(frame.locator('[data-figure]:not([data-loading])').first()).toBeVisible();
  await page.evaluate(() =>
    document.fonts.ready.then(() => (globalThis as unknown as { noteFrame: () => void }).noteFrame()),
  );
  letCome();
  await expect(frame).toHaveCount(0);
  await expect(page.locator('#root main')).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  return takeoverOf(page);
}

/** Spanish words are the longer ones, and a phone has the least room; the other sizes belong to the long run. */
const isEachTime = (language: string, width: number) => width === (language === 'es' ? 360 : 1440);

for (const language of ['es', 'en'] as const)
  test.describe(`the private area, opened cold in ${language}`, () => {
    test.use({ language });

    for (const [width, colorScheme] of [
      [360, 'light'],
      [768, 'dark'],
      [1440, 'dark'],
      [1920, 'light'],
    ] as const) {
      if (!isEachTime(language, width) && !isWanted('coldStarts')) continue;
      test(`the app takes the place of the drawn frame without moving or repainting a word, ${width} px, ${colorScheme}`, async ({
        newPerson,
      }) => {
        const me = await newPerson({ viewport: { width, height: 900 }, colorScheme });
        await me.access.signIn(demo.administrator);
        await watchTakeover(me.page);
        for (const path of [paths.dashboard(), paths.customers(), paths.vehicles()]) {
          const { before, after, shift } = await openCold(me, path);
          expect(before.length, path).toBeGreaterThan(path === paths.dashboard() ? 15 : 0);
          expect(
            before.filter((text) => !after.includes(text)),
            path,
          ).toEqual([]);
          // A list's own places come later, and are another matter.
          if (path === paths.dashboard()) expect(shift, path).toBeLessThanOrEqual(0.01);
        }
      });
    }
  });

test('the frame of a list holds its rows where they will stand', async ({ me }) => {
  await me.access.signIn(demo.administrator);
  // Nobody shares a view of these, whose row would come later.
  for (const path of [paths.vehicles(), paths.policies()]) {
    const letCome = await holdScripts(me.page);
    await me.page.goto(path);
    const held = await me.page.locator('#shell [data-row="4"]').boundingBox();
    letCome();
    await expect(me.page.locator('#shell')).toHaveCount(0);
    const row = me.page.locator('[role=grid] [data-row="4"]').first();
    await expect(row).toBeVisible();
    // The rows themselves, not their places.
    await expect(row.getByRole('link')).not.toHaveCount(0);
    const stood = await row.boundingBox();
    expect(Math.abs(Number(held?.y) - Number(stood?.y)), path).toBeLessThanOrEqual(12);
    await me.page.unrouteAll({ behavior: 'wait' });
  }
});

test('the frame wears what its reader chose, before anything is asked', async ({ me, office }) => {
  await me.access.signIn(office.administrator);
  const choose = (look: { theme: string; density: string }) =>
    me.page.evaluate(async (body) => {
      const { token } = JSON.parse(localStorage.getItem('corredor.session') ?? '{}');
      const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
      await fetch('/api/auth/me/preferences/', { method: 'PATCH', headers, body: JSON.stringify(body) });
    }, look);
  await choose({ theme: 'dark', density: 'compact' });
  await me.page.reload();
  await expect.poll(() => me.page.evaluate(() => localStorage.getItem('corredor.look'))).toBe('dark compact');
  const chosen = await me.page.evaluate(() => document.documentElement.className);
  await watchTakeover(me.page);
  const { before, after, look } = await openCold(me, paths.dashboard());
  expect(look).toBe(chosen);
  expect(before.filter((text) => !after.includes(text))).toEqual([]);
});

test('whoever is not signed in never sees the frame', async ({ me }) => {
  await watchTakeover(me.page);
  for (const path of [paths.dashboard(), paths.customers()]) {
    await me.page.goto(path);
    await me.access.seeLogin();
    expect((await takeoverOf(me.page)).sawFrame).toBe(false);
  }
});

test('a session that has ended leads from the frame to the login', async ({ me }) => {
  await me.access.signIn(demo.administrator);
  await me.page.evaluate(() => {
    const record = JSON.parse(localStorage.getItem('corredor.session') ?? '{}');
    localStorage.setItem('corredor.session', JSON.stringify({ ...record, token: 'gone', refresh: 'gone' }));
  });
  await me.page.goto(paths.dashboard());
  await me.access.seeLogin();
  await expect(me.page.locator('#shell')).toHaveCount(0);
});

test('a page that fills the window has no frame around it', async ({ me }) => {
  await me.access.signIn(demo.administrator);
  await watchTakeover(me.page);
  await me.page.goto(paths.plans());
  await expect(me.page.getByRole('main')).toBeVisible();
  expect((await takeoverOf(me.page)).sawFrame).toBe(false);
});

test('what a person may not open is not in their frame', async ({ me }) => {
  await me.access.signIn(demo.administrator);
  await me.page.evaluate(() => {
    const record = JSON.parse(localStorage.getItem('corredor.session') ?? '{}');
    const permissions = ['core_app.view_customer', 'policy_app.view_payment'];
    localStorage.setItem('corredor.session', JSON.stringify({ ...record, permissions }));
  });
  await holdScripts(me.page);
  await me.page.goto(paths.dashboard());
  const links = me.page.locator('#shell a');
  await expect(links.first()).toBeVisible();
  const leadTo = await links.evaluateAll((all) => [
    ...new Set(all.map((link) => new URL((link as HTMLAnchorElement).href).pathname)),
  ]);
  expect(leadTo.toSorted()).toEqual(
    [paths.dashboard(), paths.help(), paths.customers(), paths.payments(), paths.tasks(), paths.cie10()].toSorted(),
  );
});

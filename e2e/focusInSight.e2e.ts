import { paths } from '@corredor/core/paths';
import type { Page } from '@playwright/test';
import { isWanted } from '../scripts/proof/wanted.mjs';
import { demo } from './support/office.ts';
import { somePolicy } from './support/policies.ts';
import { expect, test } from './support/test.ts';

const forms: Record<string, string | ((page: Page) => Promise<string>)> = {
  policy: paths.newPolicy(),
  customer: paths.newCustomer(),
  vehicle: paths.newVehicle(),
  movement: async (page) => paths.newMovement(await somePolicy(page), { kind: 'value' }),
  provider: paths.newProvider(),
  coverage: paths.newCoverage(),
  task: paths.newTask(),
  user: paths.newUser(),
  role: paths.newRole(),
  settings: paths.settings(),
  profile: paths.profile(),
};
/** A low window and a phone hide most; the long run looks at every form in all of them. */
const usual = {
  policy: [
    [1280, 720],
    [390, 740],
  ],
} as const;
const all = [
  [1440, 900],
  [1280, 720],
  [390, 740],
] as const;

for (const [name, address] of Object.entries(forms)) {
  const sizes = isWanted('widths') ? all : name === 'policy' ? usual.policy : [all[1]];
  test(`nothing that has the focus lies under a bar: ${name}`, async ({ me }) => {
    const { page } = me;
    await me.access.signIn(demo.administrator);
    const at = typeof address === 'string' ? address : await address(page);
    for (const [width, height] of sizes)
      await test.step(`${width} × ${height}`, async () => {
        await page.setViewportSize({ width, height });
        await me.load(at);
        await expect(page.getByRole('main').getByRole('button').last()).toBeVisible();
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        expect(await hiddenStops(page)).toEqual([]);
      });
  });
}

/** I go through the page by Tab, and back: the stops of which nothing is to be seen. */
async function hiddenStops(page: Page) {
  const hidden: string[] = [];
  for (const [key, most] of [
    ['Tab', 60],
    ['Shift+Tab', 60],
  ] as const)
    for (let stop = 0; stop < most; stop += 1) {
      await page.keyboard.press(key);
      const named = await page.evaluate(hiddenFocus);
      if (named) hidden.push(`${key} ${stop + 1}: ${named}`);
    }
  return hidden;
}

/** In the page: the name of what has the focus, where none of its middle and corners can be seen. */
function hiddenFocus() {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  // The input of a tick is drawn by its label, and what only helps the keyboard by what it stands in: it is cut to a point.
  const isPoint = (one: Element) =>
    one.getBoundingClientRect().width < 4 && getComputedStyle(one).display !== 'contents';
  let shown: Element = focused.closest('label') ?? focused;
  for (let one: Element | null = shown; one && one !== document.body; one = one.parentElement)
    if (isPoint(one)) shown = one.parentElement ?? one;
  const { left, right, top, bottom } = shown.getBoundingClientRect();
  const points = [
    [(left + right) / 2, (top + bottom) / 2],
    [left + 2, top + 2],
    [right - 2, top + 2],
    [left + 2, bottom - 2],
    [right - 2, bottom - 2],
  ] as const;
  const isSeen = points.some(([x, y]) => {
    const there = document.elementFromPoint(x, y);
    return there !== null && (shown.contains(there) || there.contains(shown));
  });
  const name = focused.getAttribute('aria-label') ?? focused.getAttribute('name') ?? focused.textContent ?? '';
  return isSeen ? null : `${focused.tagName.toLowerCase()} ${name.slice(0, 40)} at ${Math.round(top)}`;
}

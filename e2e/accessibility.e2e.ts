import { paths } from '@corredor/core/paths';
import { demo } from './support/office.ts';
import { expect, test } from './support/test.ts';

/** What WCAG 2.2 asks for and axe cannot see; what is met where stands in docs/accessibility.md. */
const pages = [
  paths.dashboard(),
  paths.policies(),
  paths.payments(),
  paths.renewals(),
  paths.movements(),
  paths.customers(),
  paths.tasks(),
  paths.account(),
  paths.settings(),
];

test('what is pressed is 24 by 24 pixels, or stands as far from its neighbours (2.5.8)', async ({ me }) => {
  const { page } = me;
  await me.access.signIn(demo.administrator);
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const address of pages)
      await test.step(`${address} at ${width}`, async () => {
        await me.load(address);
        await me.arrival.settled();
        expect(await page.evaluate(tooSmall)).toEqual([]);
      });
  }
});

/** In the page: what can be pressed, is smaller than 24 by 24 and so near to another that a circle of that width touches it. */
function tooSmall() {
  const least = 24;
  // What is only there for the keyboard stands in something that is cut to a point; it shows itself where it gets the focus.
  const isCut = (target: Element) => {
    for (let one: Element | null = target; one && one !== document.body; one = one.parentElement) {
      const { width, height } = one.getBoundingClientRect();
      if ((width < 4 || height < 4) && getComputedStyle(one).overflow !== 'visible') return true;
    }
    return false;
  };
  const targets = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [role=button], [role=checkbox], [role=radio], [role=switch], [role=tab], [role=menuitem], [role=option], [role=spinbutton]',
    ),
  ]
    // What only stands there for a form is hidden from everybody.
    .filter((target) => target.checkVisibility({ visibilityProperty: true }) && !target.closest('[aria-hidden=true]'))
    // What a label draws is pressed by its label.
    .map((target) => ({ target, pressed: target.closest('label') ?? target }))
    .filter(({ pressed }) => !isCut(pressed))
    .map(({ target, pressed }) => ({ target, box: pressed.getBoundingClientRect() }));
  const isSmall = ({ width, height }: DOMRect) => width < least - 0.5 || height < least - 0.5;
  // A link within a sentence is as high as its line.
  const isInText = (target: HTMLElement) =>
    getComputedStyle(target).display === 'inline' &&
    [...(target.parentElement?.childNodes ?? [])].some((node) => node.nodeType === 3 && node.textContent?.trim());
  const middle = ({ left, right, top, bottom }: DOMRect) => [(left + right) / 2, (top + bottom) / 2] as const;
  const touches = (one: DOMRect, other: DOMRect) => {
    const [x, y] = middle(one);
    if (isSmall(other)) {
      const [otherX, otherY] = middle(other);
      return Math.hypot(otherX - x, otherY - y) < least;
    }
    const away = Math.hypot(Math.max(other.left - x, 0, x - other.right), Math.max(other.top - y, 0, y - other.bottom));
    return away < least / 2;
  };
  return targets
    .filter(({ target, box }) => isSmall(box) && !isInText(target))
    .filter(({ target, box }) =>
      targets.some(
        (other) =>
          other.target !== target &&
          !other.target.contains(target) &&
          !target.contains(other.target) &&
          touches(box, other.box),
      ),
    )
    .map(({ target, box }) =>
      [
        target.tagName,
        target.getAttribute('role'),
        target.getAttribute('aria-label') ?? target.textContent?.slice(0, 40),
        `${Math.round(box.width)} × ${Math.round(box.height)}`,
      ].join(' '),
    );
}

test('help is found at the same place of every page (3.2.6)', async ({ me }) => {
  const { page, words } = me;
  await me.access.signIn(demo.administrator);
  const help = page.getByRole('banner').getByRole('link', { name: words('common:menu.help') });
  const places = new Set<string>();
  for (const address of pages) {
    await me.load(address);
    await expect(help).toBeVisible();
    places.add(
      await help.evaluate((link) => {
        const links = [...(link.closest('header')?.querySelectorAll('a[href], button') ?? [])];
        return String(links.indexOf(link));
      }),
    );
  }
  expect([...places]).toHaveLength(1);
});

test('a single key does nothing once I have turned that off (2.1.4)', async ({ me, office }) => {
  const { page, words } = me;
  await me.access.signIn(office.administrator);
  await me.shell.open('customers');
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: words('shell:keys.title') });
  const keys = sheet.getByRole('switch', { name: words('shell:keys.single') });
  await expect(keys).toBeChecked();
  const saved = page.waitForResponse((answer) => answer.url().includes('preferences') && answer.ok());
  await keys.press('Space');
  await expect(keys).not.toBeChecked();
  await saved;
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.keyboard.press('n');
  await page.keyboard.press('?');
  await page.keyboard.press('g');
  await page.keyboard.press('p');
  await me.arrival.settled();
  await expect(page).toHaveURL(new RegExp(`${paths.customers()}$`));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // It is so at the next visit too, and what needs Ctrl works.
  await page.reload();
  await me.arrival.settled();
  await page.keyboard.press('n');
  await me.arrival.settled();
  await expect(page).toHaveURL(new RegExp(`${paths.customers()}$`));
  await me.palette.open();
});

test('I sign in by what a password manager fills in or I paste, without a puzzle (3.3.8)', async ({ me, office }) => {
  const { page, words } = me;
  await me.load('/login');
  const [email, password] = office.administrator;
  const address = page.getByLabel(words('access:field.email'));
  const secret = page.getByLabel(words('access:field.password'), { exact: true });
  await expect(address).toHaveAttribute('autocomplete', 'username');
  await expect(secret).toHaveAttribute('autocomplete', 'current-password');
  const paste = async (field: typeof address, text: string) => {
    await field.focus();
    // As the browser does it: who forbids pasting hears this and stops it.
    const isTaken = await field.evaluate((input, pasted) => {
      const data = new DataTransfer();
      data.setData('text/plain', pasted);
      return input.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    }, text);
    expect(isTaken).toBe(true);
    await page.keyboard.insertText(text);
  };
  await paste(address, email);
  await paste(secret, password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/María/);
});

import { paths } from '@corredor/core/paths';
import type { Page, Route } from '@playwright/test';
import { isWanted } from '../scripts/proof/wanted.mjs';
import { prefer } from './support/session.ts';
import { expect, test } from './support/test.ts';
import type { Language } from './support/words.ts';

const widths = [1024, 1280, 1440, 1920] as const;

type Needed = { at: () => string; always: string[]; from?: Partial<Record<(typeof widths)[number], string[]>> };
/** The columns that each list must show with its usual choice: at every width, and besides from a width on. */
const needed: Record<string, Needed> = {
  policies: {
    at: paths.policies,
    always: ['number', 'status', 'contractor', 'term', 'total_grant'],
    from: { 1280: ['provider'], 1440: ['branch'] },
  },
  payments: {
    at: paths.payments,
    always: ['policy_number', 'contractor', 'due_date', 'amount', 'status'],
    from: { 1280: ['number'] },
  },
  customers: {
    at: paths.customers,
    always: ['name', 'identification', 'phone', 'balance'],
    from: { 1280: ['next_end_date'], 1440: ['email'], 1920: ['city', 'roles'] },
  },
  vehicles: {
    at: paths.vehicles,
    always: ['plate', 'brand', 'model', 'owner'],
    from: { 1280: ['year', 'commercial_value'] },
  },
  providers: {
    at: paths.providers,
    always: ['name', 'ruc', 'phone'],
    from: { 1280: ['email', 'offices'], 1920: ['contact', 'branches'] },
  },
  coverages: { at: paths.coverages, always: ['name', 'coverage_type', 'branch'] },
  branches: { at: paths.branches, always: ['name', 'code', 'group', 'flags'] },
  cie10: { at: paths.cie10, always: ['code', 'name'] },
  users: { at: paths.users, always: ['name', 'email', 'role', 'status'], from: { 1280: ['last_seen_at'] } },
  roles: { at: paths.roles, always: ['name', 'summary', 'users_count'] },
  movements: {
    at: () => paths.movements({ status: 'all' }),
    always: ['policy', 'kind', 'contractor', 'total_delta', 'status'],
    from: { 1280: ['effective_date'] },
  },
  renewals: {
    at: paths.renewals,
    always: ['policy', 'contractor', 'end_date', 'net', 'risk'],
    from: { 1440: ['stage', 'provider', 'assignee'] },
  },
  crossings: { at: paths.crossings, always: ['customer', 'credit', 'payment', 'crossed_on', 'state', 'total'] },
  tasks: {
    at: () => `${paths.tasks()}?view=list`,
    always: ['title', 'due_on', 'band', 'about'],
    from: { 1280: ['assignee'], 1440: ['priority'] },
  },
  runs: {
    at: paths.runs,
    always: ['title', 'status', 'done', 'failed', 'created_at'],
    from: { 1280: ['total', 'skipped'], 1440: ['started_by'], 1920: ['waiting'] },
  },
  // The day of payment stands only where somebody has paid.
  paid: { at: () => `${paths.payments()}?status=paid`, always: ['policy_number'], from: { 1440: ['payment_date'] } },
};
/** Names and texts may be cut after two lines, and only where there is little room; sums of many names anywhere. */
const names = [
  'contractor',
  'provider',
  'branch',
  'owner',
  'name',
  'email',
  'summary',
  'contact',
  'customer',
  'assignee',
  'started_by',
];
const texts = [
  ...names,
  'brand',
  'model',
  'role',
  'roles',
  'city',
  'flags',
  'group',
  'coverage_type',
  'kind',
  'stage',
  'credit',
  'payment',
  'title',
  'about',
];
const sums = ['credit', 'payment', 'about', 'offices', 'branches', 'roles', 'summary', 'flags'];

const longName = 'Compañía Interprovincial del Litoral S.A.';
const longAmount = '987654321.98';
/** In the afternoon, in a month of a wide name. */
const longMoment = '2026-03-29T22:58:00Z';
const amounts = ['total_delta', 'total_grant', 'net_premium', 'amount', 'commercial_value', 'balance'];

/** The second record of a list has a name of forty letters, amounts of nine digits, a long moment, and is late by years and half paid. */
function widen(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(widen);
  if (typeof value !== 'object' || value === null) return value;
  const late = 'due_date' in value && 'status' in value ? { due_date: '2021-01-31', status: 'delayed' } : {};
  // Half of it is in, which is said below the amount.
  const isOpen = 'paid_amount' in value && 'is_paid' in value && !value.is_paid;
  const partly = isOpen ? { paid_amount: '493827160.99' } : {};
  const widened = (key: string, inner: unknown) => {
    // A policy is called by its number.
    if (key === 'policy') return inner;
    if (amounts.includes(key) && inner !== null) return longAmount;
    if (key.endsWith('_at') && inner !== null) return longMoment;
    return key === 'name' ? longName : widen(inner);
  };
  return Object.fromEntries(
    Object.entries({ ...value, ...late, ...partly }).map(([key, inner]) => [key, widened(key, inner)]),
  );
}
async function withLongRecord(route: Route) {
  if (route.request().method() !== 'GET') return route.fallback();
  const response = await route.fetch();
  const body = await response.json().catch(() => null);
  if (!Array.isArray(body?.results) || body.results.length < 2) return route.fulfill({ response });
  const [first, second, ...rest] = body.results;
  return route.fulfill({ response, json: { ...body, results: [first, widen(second), ...rest] } });
}

/** Only a word that no dictionary has may go on in the next line. */
const longestWord = 20;

/** What a reader cannot see whole in the grid that is drawn now, sideways and by lines. */
const faultsOf = (page: Page, mayBeCut: string[]) =>
  page.evaluate(
    async ({ mayBeCut, longestWord }) => {
      // A grid learns of its width as a frame is drawn, and draws its columns in the next one.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      const grid = document.querySelector<HTMLElement>('[role=grid]');
      if (!grid) return ['no grid'];
      const faults: string[] = [];
      const boxOf = (node: Node, from = 0, to = node.textContent?.length ?? 0) => {
        const range = document.createRange();
        if (node instanceof Text) {
          range.setStart(node, from);
          range.setEnd(node, to);
        } else range.selectNodeContents(node);
        return range;
      };
      /** Words that begin on one line and end on the next. */
      const brokenIn = (content: Element) => {
        const broken: string[] = [];
        const texts = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
        for (let node = texts.nextNode(); node; node = texts.nextNode())
          for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s\-/@]+/g)) {
            const tops = [...boxOf(node, index, index + word.length).getClientRects()].map(({ top }) =>
              Math.round(top),
            );
            if (word.length <= longestWord && new Set(tops).size > 1) broken.push(word);
          }
        return broken;
      };
      if (grid.scrollWidth > grid.clientWidth) {
        const heads = [...grid.querySelectorAll('[data-column]')].map(
          (head) => `${head.textContent} ${head.getBoundingClientRect().width}`,
        );
        const from = `${grid.scrollWidth} in ${grid.clientWidth}, ${document.documentElement.lang}, ${heads.join(', ')}`;
        faults.push(`scrolls sideways: ${from}`);
      }
      if (document.documentElement.scrollWidth > innerWidth) faults.push('the page scrolls sideways');
      for (const head of grid.querySelectorAll<HTMLElement>('[data-column]')) {
        const words = document.createRange();
        const [text] = [...head.querySelectorAll('span')].filter((span) => span.textContent && !span.ariaHidden);
        words.selectNodeContents(text ?? head);
        const [inner, outer] = [words.getBoundingClientRect(), head.getBoundingClientRect()];
        if (inner.left < outer.left || inner.right > outer.right || inner.height > outer.height)
          faults.push(`header ${head.textContent} is cut`);
        const id = head.dataset.column ?? '';
        for (const cell of grid.querySelectorAll(
          `[data-row]:not([data-row="-1"]) [data-cell="${head.dataset.cell}"]`,
        )) {
          const content = cell.firstElementChild ?? cell;
          const isCut =
            content.scrollHeight > content.clientHeight + 3 ||
            // What is drawn has no words to cut.
            [content, ...content.querySelectorAll('span:not([role=img] *)')].some(
              (part) => part.clientWidth > 1 && part.scrollWidth > part.clientWidth + 1,
            );
          if (isCut && !mayBeCut.includes(id)) faults.push(`${id}: ${cell.textContent} is cut`);
          for (const word of brokenIn(content)) faults.push(`${id}: ${cell.textContent} is broken in ${word}`);
        }
      }
      // A sum may be longer than what it sums up, as long as it reaches into nothing.
      const sums = [...grid.querySelectorAll('[data-totals] [data-cell]')].map((sum) => boxOf(sum));
      for (const [index, sum] of sums.entries()) {
        const next = sums[index + 1]?.getBoundingClientRect().left ?? grid.getBoundingClientRect().right;
        if (sum.getBoundingClientRect().right > next) faults.push(`the sum ${sum} runs into what follows`);
      }
      const foot = [...document.querySelectorAll('main nav > ol')].at(-1)?.closest('nav')?.parentElement?.parentElement;
      const { height = 0, bottom = 0 } = foot?.getBoundingClientRect() ?? {};
      if (foot && height > 44) faults.push('the foot takes two lines');
      if (bottom > innerHeight) faults.push('the foot is out of sight');
      return faults;
    },
    { mayBeCut, longestWord },
  );

/** The first cell of each column that is cut, by its place. */
const cutCells = (page: Page) =>
  page.locator('[role=grid] [data-row]:not([data-row="-1"]) [data-cell]').evaluateAll((cells) => {
    const first = new Map<string | undefined, { row: string | undefined; text: string }>();
    for (const cell of cells as HTMLElement[]) {
      const { scrollHeight = 0, clientHeight = 0, scrollWidth = 0, clientWidth = 0 } = cell.firstElementChild ?? {};
      const isCut = scrollHeight > clientHeight + 3 || (clientWidth > 1 && scrollWidth > clientWidth + 1);
      if (!isCut || first.has(cell.dataset.cell)) continue;
      const row = cell.closest<HTMLElement>('[data-row]')?.dataset.row;
      const copy = cell.firstElementChild?.cloneNode(true) as Element | undefined;
      for (const drawn of copy?.querySelectorAll('[aria-hidden]') ?? []) drawn.remove();
      first.set(cell.dataset.cell, { row, text: cell.dataset.whole ?? copy?.textContent ?? '' });
    }
    return [...first].map(([cell, place]) => ({ cell, ...place }));
  });

const columnsOf = (page: Page) =>
  page
    .locator('[role=grid] [data-column]')
    .evaluateAll((heads) => heads.map((head) => (head as HTMLElement).dataset.column ?? ''));

/** Goes to another list without loading the page anew; the one that is left is marked, so that nobody takes it for the new one. */
const follow = (page: Page, path: string) =>
  page.evaluate((path) => {
    document.querySelector('[role=grid]')?.setAttribute('data-left', '');
    history.pushState({ idx: 1 }, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: { idx: 1 } }));
  }, path);

/** What is read in which language, how densely and how wide. */
const looks: readonly { language: Language; density: string; at: readonly (typeof widths)[number][] }[] = isWanted(
  'widths',
)
  ? (['es', 'en'] as const).flatMap((language) =>
      ['comfortable', 'compact'].map((density) => ({ language, density, at: widths })),
    )
  : [
      { language: 'es', density: 'comfortable', at: widths },
      { language: 'en', density: 'compact', at: [1024] },
    ];

test('lists show what matters, whole and without sideways scrolling, at the widths of a desk', async ({
  me,
  office,
}) => {
  const { page } = me;
  await me.access.signIn(office.administrator);
  await page.route(/\/api\/(?!auth|views|notifications)/, withLongRecord);
  for (const { language, density, at: desks } of looks) {
    await prefer(page, office.administrator, { language, density });
    // A browser keeps the language that was chosen in it last.
    await me.load(`${paths.dashboard()}?lng=${language}`);
    await expect(page.locator('#root h1')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const told = new Set<string>();
    for (const [list, { at, always, from = {} }] of Object.entries(needed)) {
      await follow(page, at());
      await expect(page.locator('[role=grid][aria-busy=false]:not([data-left]) [data-row="1"]')).toBeVisible();
      for (const width of desks) {
        await page.setViewportSize({ width, height: 900 });
        const wanted = [...always, ...widths.flatMap((one) => (one <= width ? (from[one] ?? []) : []))];
        const place = `${list} at ${width}, ${language}, ${density}`;
        await expect.poll(() => columnsOf(page), place).toEqual(expect.arrayContaining(wanted));
        // Where there is much room even names of forty letters are whole.
        const mayBeCut = width >= 1920 ? sums : [...texts, ...sums];
        await expect.poll(() => faultsOf(page, mayBeCut), place).toEqual([]);
        // What a column cuts is told the same way at every width.
        for (const { cell, row, text } of (await cutCells(page)).filter(({ cell }) => !told.has(`${list} ${cell}`))) {
          told.add(`${list} ${cell}`);
          await page.locator(`[role=grid] [data-row="${row}"] [data-cell="${cell}"]`).hover();
          await expect(page.getByRole('tooltip'), place).toHaveText(text);
          await page.mouse.move(0, 0);
          await expect(page.getByRole('tooltip')).toHaveCount(0);
        }
      }
    }
  }
});

import { paths } from '@corredor/core/paths';
import type { Locator } from '@playwright/test';
import { languagesOf } from './support/languages.ts';
import { speak } from './support/session.ts';
import { expect, test } from './support/test.ts';

interface Chosen {
  at: string;
  /** A verb that finds nothing to do with these rows. */
  not?: string;
}
const lists: Record<string, Chosen> = {
  tasks: { at: `${paths.tasks()}?view=list` },
  payments: { at: paths.payments(), not: 'payments:remit.verb' },
  renewals: { at: `${paths.renewals()}?view=list` },
  drafts: { at: paths.policies({ status: 'draft' }) },
  vehicles: { at: paths.vehicles() },
  customers: { at: paths.customers() },
  coverages: { at: paths.coverages() },
  branches: { at: paths.branches() },
  providers: { at: paths.providers() },
  users: { at: paths.users() },
  roles: { at: paths.roles() },
};
/** What is done in one request, or is only printed: no run is begun for it. */
const withoutRun = ['payments:transfer.verb', 'paper:bulk.verb', 'frames:bulk.export'];

for (const language of languagesOf('es'))
  test.describe(`in ${language}`, () => {
    test.use({ language });
    for (const [list, { at, not }] of Object.entries(lists))
      test(`whatever can be done with chosen rows begins when it is pressed: ${list}`, async ({ me, office }) => {
        const { page, words } = me;
        await speak(page, office.administrator, language);
        await me.access.signIn(office.administrator);
        const bar = page.getByRole('region', { name: words('ui:selection') });
        const choose = async () => {
          await me.load(at);
          for (const place of [0, 1]) await me.list.rows.nth(place).getByRole('checkbox').check();
          await expect(bar).toBeVisible();
        };
        await choose();
        const named = await bar.getByRole('button').allTextContents();
        const others = [...withoutRun, ...(not ? [not] : [])].map((key) => words(key));
        const verbs = named.filter((name) => name && !others.includes(name) && !/\d/.test(name));
        expect(verbs.length, named.join(', ')).toBeGreaterThan(0);
        for (const [place, verb] of verbs.entries())
          await test.step(verb, async () => {
            if (place > 0) await choose();
            await bar.getByRole('button', { name: verb, exact: true }).click();
            const begun = page.waitForResponse(
              (answer) => answer.request().method() === 'POST' && new URL(answer.url()).pathname === '/api/core/runs/',
            );
            await answerAll(page.getByRole('dialog').or(page.getByRole('alertdialog')).last());
            expect((await begun).status(), verb).toBe(201);
            await page
              .getByRole('button', { name: words('frames:bulk.close'), exact: true })
              .last()
              .click();
          });
      });
  });

/** I answer whatever a dialog asks, with the first that it offers, and press on. */
async function answerAll(dialog: Locator) {
  const page = dialog.page();
  await expect(dialog).toBeVisible();
  for (const group of await dialog.getByRole('radiogroup').all())
    if ((await group.getByRole('radio', { checked: true }).count()) === 0)
      await group.locator('label:has([type=radio])').first().click();
  for (const select of await dialog.locator('button[aria-haspopup=listbox]').all()) {
    await select.click();
    await page.getByRole('option').first().click();
  }
  for (const box of await dialog.getByRole('combobox').all()) {
    await box.click();
    await box.press('ArrowDown');
    await page.getByRole('option').first().click();
  }
  for (const text of await dialog.locator('textarea').all()) await text.fill('Por encargo');
  await dialog.getByRole('button').last().click();
}

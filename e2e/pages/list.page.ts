import { expect } from '@playwright/test';
import { patience } from '../support/patience.ts';
import type { Person } from '../support/person.ts';

/** What every list does: search, rows, export. */
export function listPage({ page, words }: Person) {
  const grid = page.getByRole('grid');
  // What all rows come to is a row of the grid too.
  const rows = grid.locator('[role=row]:not([data-totals])').filter({ has: page.getByRole('rowheader') });
  return {
    rows,
    search: async (text: string) => {
      await page.getByRole('main').getByRole('searchbox').fill(text);
      await expect(page).toHaveURL(/[?&]search=/);
    },
    /** I choose every row of the page in sight. */
    selectPage: () => grid.getByRole('columnheader').getByRole('checkbox').first().check(),
    /** I choose every row that matches, also those of other pages. */
    selectAll: async (count: number) => {
      await grid.getByRole('columnheader').getByRole('checkbox').first().check();
      const all = page.getByRole('button', { name: words('frames:bulk.all_other', { count }), exact: true });
      const isWhole = (await rows.count()) === count;
      if (!isWhole) await all.click();
    },
    /** What is done with the chosen rows. */
    begin: (verb: string) =>
      page
        .getByRole('button', { name: words(verb), exact: true })
        .first()
        .click(),
    /** It is done with all of them, and I read its log. */
    readLog: async (count: number) => {
      await expect(page.getByText(words('frames:bulk.done_other', { count }))).toBeVisible({
        timeout: 60_000 * patience(),
      });
      await page.getByRole('link', { name: words('frames:bulk.log') }).click();
      await expect(page.getByText(words('runs:count.done_other', { count }))).toBeVisible();
    },
    closeReport: async (count: number) => {
      await expect(page.getByText(words('frames:bulk.done_other', { count }))).toBeVisible({
        timeout: 60_000 * patience(),
      });
      await page
        .getByRole('button', { name: words('frames:bulk.close'), exact: true })
        .last()
        .click();
    },
    /** I see this many rows, and no more. */
    seeRows: (count: number) => expect(rows).toHaveCount(count),
    /** I leave the state that the list opens on. */
    seeAll: () =>
      page
        .getByRole('navigation', { name: words('frames:views.title') })
        .getByRole('link', { name: new RegExp(`^${words('frames:views.all')}\\b`) })
        .click(),
    seeNoMatch: () => expect(page.getByText(words('frames:list.noMatch'))).toBeVisible(),
    /** Where the names of the rows in sight lead. */
    addresses: async () => {
      await expect(rows.first()).toBeVisible();
      return rows.evaluateAll((all) =>
        all.map((row) => row.querySelector('[role=rowheader] a')?.getAttribute('href') ?? ''),
      );
    },
    /** What each row in sight says, cell by cell; the box that selects it says nothing. */
    cells: () =>
      rows.evaluateAll((all) =>
        all.map((row) =>
          [...row.querySelectorAll('[role=rowheader], [role=gridcell]:not(:has([type=checkbox]))')].map((cell) => {
            // What is only drawn, such as initials, is not read.
            const copy = cell.cloneNode(true) as Element;
            for (const drawn of copy.querySelectorAll('[aria-hidden]')) drawn.remove();
            return copy.textContent ?? '';
          }),
        ),
      ),
    /** I export the columns in sight, and get a sheet. */
    export: async () => {
      const arriving = page.waitForEvent('download');
      await page.getByRole('button', { name: words('ui:export'), exact: true }).click();
      await page
        .getByRole('menuitem', { name: words('ui:exportExcel') })
        .first()
        .click();
      return arriving;
    },
    /** I export the columns that the list hides too. */
    exportAll: async (kind: 'exportExcel' | 'exportCsv' = 'exportExcel') => {
      const arriving = page.waitForEvent('download');
      await page.getByRole('button', { name: words('ui:export'), exact: true }).click();
      await page
        .getByRole('menuitem', { name: words(`ui:${kind}`) })
        .last()
        .click();
      return arriving;
    },
  };
}

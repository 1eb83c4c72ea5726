import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { patience } from '../support/patience.ts';
import type { Person } from '../support/person.ts';
import { readPdf } from '../support/readPdf.ts';

type Kind = 'policy' | 'payment_plan';

/** What one takes away from the screen: prints and PDFs. */
export function paperPage({ page, words, language }: Person) {
  const menu = page.getByRole('button', { name: words('paper:menu'), exact: true });
  const isReady = () =>
    page.evaluate(() => {
      window.dispatchEvent(new Event('beforeprint'));
      const isThere = document.querySelector('[data-print-sheet]') !== null;
      window.dispatchEvent(new Event('afterprint'));
      return isThere;
    });
  return {
    /** I print what I see by the browser's own menu. */
    print: async (format: 'A4' | 'Letter' = 'A4') => readPdf(await page.pdf({ format })),
    /** The page has stood still for long enough to be printed as its document. */
    seeReady: () => expect.poll(isReady).toBe(true),
    /** I save a document, in my language or another. */
    save: async (kind: Kind, wanted: 'es' | 'en' = language) => {
      await menu.click();
      const arriving = page.waitForEvent('download');
      const group = page.getByRole('group', { name: words(`paper:in.${wanted}`) });
      await group.getByRole('menuitem', { name: words(`paper:download.${kind}`) }).click();
      const file = await arriving;
      return { name: file.suggestedFilename(), ...(await readPdf(await readFile(await file.path()))) };
    },
    /** I save the documents of the rows that I chose as one file. */
    saveChosen: async () => {
      await page.getByRole('button', { name: words('paper:bulk.verb'), exact: true }).click();
      const dialog = page.getByRole('dialog', { name: words('paper:bulk.title') });
      // One after the other is drawn, on a machine that does other things beside.
      const arriving = page.waitForEvent('download', { timeout: 120_000 * patience() });
      await dialog.getByRole('button', { name: words('paper:bulk.save'), exact: true }).click();
      const file = await arriving;
      return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
    },
    /** The facts that the panel over the list shows, by what they are called. */
    factsOnScreen: () =>
      page
        .getByRole('dialog')
        .locator('dl > div')
        .evaluateAll((pairs) =>
          pairs.map((pair) => [
            pair.querySelector('dt')?.textContent ?? '',
            // A button beside an amount is no part of it.
            pair.querySelector('dd strong')?.textContent ?? pair.querySelector('dd')?.textContent ?? '',
          ]),
        ),
    /** The two days of the term, as its bar in the panel says them. */
    termOnScreen: () => page.getByRole('dialog').locator('figure').first().locator('time').allTextContents(),
    /** What the rows of a table in the panel say, cell by cell. */
    cellsOnScreen: () =>
      page
        .getByRole('dialog')
        .locator('table :is(th, td)')
        .evaluateAll((cells) => cells.map((cell) => cell.textContent ?? '')),
  };
}

import { expect } from '@playwright/test';
import type { Person } from '../support/person.ts';

/** The first hour, and the sample book to look around in. */
export function firstStepsPage({ page, words }: Person) {
  const card = page.getByRole('region', { name: words('firstSteps:title') });
  const step = (id: string) =>
    card.getByRole('listitem').filter({ has: page.getByText(new RegExp(`^${words(`firstSteps:step.${id}.title`)}`)) });
  return {
    /** I see how far I am, and nothing that is only zeros. */
    see: async (done: number, all: number) => {
      await expect(
        card.getByText(words('firstSteps:progress', { done: String(done), all: String(all) })),
      ).toBeVisible();
    },
    /** Nothing of this page counts anything. */
    seeNoFigures: () => expect(page.getByRole('heading', { name: words('dashboard:queue.title') })).toHaveCount(0),
    seeFigures: () => expect(page.getByRole('heading', { name: words('dashboard:queue.title') })).toBeVisible(),
    /** I go where a step is done. */
    begin: (id: string) => step(id).getByRole('link').click(),
    seeDone: (id: string) => expect(step(id).getByRole('link')).toHaveCount(0),
    /** I load the sample book, and am told that I look at one. */
    loadSample: async () => {
      await card.getByRole('button', { name: words('firstSteps:sample.load') }).click();
      await expect(page.getByText(words('firstSteps:sample.notice'))).toBeVisible();
    },
    /** I read what would go, these lines among it, and remove the sample book. */
    removeSample: async (...lines: (string | RegExp)[]) => {
      await page.getByRole('button', { name: words('firstSteps:sample.open') }).click();
      const dialog = page.getByRole('alertdialog', { name: words('firstSteps:remove.title') });
      for (const line of lines) await expect(dialog.getByText(line).first()).toBeVisible();
      await dialog.getByRole('button', { name: words('firstSteps:remove.confirm') }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByText(words('firstSteps:sample.notice'))).toBeHidden();
    },
    /** I tick these branches of the authority's list, and add them at once. */
    addOfficial: async (...names: string[]) => {
      const dialog = page.getByRole('dialog', { name: words('branches:officials.title') });
      for (const name of names) await dialog.getByText(name, { exact: true }).last().click();
      await dialog
        .getByRole('button', { name: words('branches:officials.submit_other', { count: String(names.length) }) })
        .click();
      await expect(dialog).toBeHidden();
    },
  };
}

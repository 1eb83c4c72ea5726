import { expect } from '@playwright/test';
import { lookUp } from '../support/fields.ts';
import type { Person } from '../support/person.ts';

/** The branches that a brokerage sells. */
export function branchesPage({ page, words }: Person) {
  return {
    /** I add a branch of the authority's list. */
    addOfficial: async (name: string) => {
      await page
        .getByRole('button', { name: words('branches:new') })
        .first()
        .click();
      const dialog = page.getByRole('dialog', { name: words('branches:new') });
      await lookUp(dialog, words('branches:form.official'), name);
      await dialog.getByRole('button', { name: words('branches:form.create') }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('rowheader', { name })).toBeVisible();
    },
  };
}

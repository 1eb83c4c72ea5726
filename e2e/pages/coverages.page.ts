import { expect } from '@playwright/test';
import { lookUp, tick, write } from '../support/fields.ts';
import type { Person } from '../support/person.ts';

/** What the policies of a branch can cover. */
export function coveragesPage({ page, words }: Person) {
  return {
    add: async ({ name, branch }: { name: string; branch: string }) => {
      await page
        .getByRole('link', { name: words('coverages:new') })
        .first()
        .click();
      await lookUp(page, words('coverages:form.branch'), branch);
      await write(page, words('coverages:form.name'), name);
      await tick(page, words('coverages:form.type'), words('common:coverageType.coverage'));
      await page.getByRole('button', { name: words('coverages:form.create') }).click();
      await expect(page.getByRole('rowheader', { name })).toBeVisible();
    },
  };
}

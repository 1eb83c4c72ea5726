import { expect } from '@playwright/test';
import { lookUp, write } from '../support/fields.ts';
import type { Person } from '../support/person.ts';

/** The insurance companies that a brokerage works with. */
export function providersPage({ page, words }: Person) {
  return {
    /** I add a company with one office that sells one branch. */
    add: async (company: { name: string; ruc: string; city: string; branch: string }) => {
      await page
        .getByRole('link', { name: words('providers:new') })
        .first()
        .click();
      await write(page, words('providers:field.name'), company.name);
      await write(page, words('providers:field.ruc'), company.ruc);
      await page.getByRole('button', { name: words('providers:office.add') }).click();
      await page.getByRole('combobox', { name: words('providers:field.city'), exact: true }).fill(company.city);
      await lookUp(page, words('providers:field.branch_ids'), company.branch);
      await page.getByRole('button', { name: words('providers:form.create') }).click();
      await expect(page.getByRole('heading', { level: 1, name: company.name })).toBeVisible();
    },
  };
}

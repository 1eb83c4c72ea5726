import { expect } from '@playwright/test';
import type { Person } from '../support/person.ts';

/** What can be done with one row of a list, by its name. */
export function recordsPage({ page, words }: Person) {
  const act = async (name: string, action: 'detail' | 'edit' | 'delete') => {
    await page.getByRole('button', { name: `${words('ui:moreActions')}: ${name}`, exact: true }).click();
    await page.getByRole('menuitem', { name: words(`crud:list.${action}`), exact: true }).click();
  };
  const question = page.getByRole('alertdialog').filter({ has: page.getByRole('heading') });
  return {
    edit: (name: string) => act(name, 'edit'),
    /** I delete the row of this name, and am asked once more. */
    delete: async (name: string, label: string) => {
      await act(name, 'delete');
      await question.getByRole('button', { name: label, exact: true }).click();
    },
    press: (label: string) => page.getByRole('button', { name: label, exact: true }).first().click(),
    see: (name: string) => expect(page.getByRole('rowheader', { name })).toBeVisible(),
  };
}

import { expect } from '@playwright/test';
import { write } from '../support/fields.ts';
import type { Person } from '../support/person.ts';

/** What people may do, by role. */
export function rolesPage({ page, words }: Person) {
  const box = (model: string, action: string) =>
    page.getByRole('checkbox', {
      name: `${words(`common:permissionAction.${action}`)}: ${words(`common:permissionModel.${model}`)}`,
      exact: true,
    });
  return {
    name: (name: string) => write(page, words('roles:field.name'), name),
    /** I give a permission by ticking its box. */
    allow: (model: string, action: string) =>
      page
        .locator('label')
        .filter({ has: box(model, action) })
        .click(),
    seeAllowed: (model: string, action: string) => expect(box(model, action)).toBeChecked(),
    seeRefused: (model: string, action: string) => expect(box(model, action)).not.toBeChecked(),
    /** The whole role in one sentence. */
    seeSummary: (...parts: string[]) =>
      expect(page.getByText(words('roles:summary.can', { parts: parts.join(', ') }))).toBeVisible(),
    create: () => page.getByRole('button', { name: words('roles:form.create') }).click(),
    save: () => page.getByRole('button', { name: words('roles:form.save') }).click(),
  };
}

import { expect } from '@playwright/test';
import type { Person } from '../support/person.ts';

/** What can be done with one row of a list, by its name. */
export function recordsPage({ page, words }: Person) {
  const more = (name: string) => page.getByRole('button', { name: `${words('ui:moreActions')}: ${name}`, exact: true });
  const act = async (name: string, action: string) => {
    await more(name).click();
    await page.getByRole('menuitem', { name: action, exact: true }).click();
  };
  const question = page.getByRole('alertdialog').filter({ has: page.getByRole('heading') });
  return {
    /** I choose this action from the row's menu. */
    act,
    /** The row's menu offers these actions, and no others. */
    seeActions: async (name: string, actions: string[]) => {
      await more(name).click();
      // Beside an entry stands its key.
      await expect(page.getByRole('menuitem')).toHaveText(actions.map((action) => new RegExp(`^${action}.?$`, 'u')));
      await page.keyboard.press('Escape');
    },
    open: (name: string) => act(name, words('frames:list.detail')),
    edit: (name: string) => act(name, words('frames:list.edit')),
    /** I delete the row of this name, and am asked once more. */
    delete: async (name: string, label: string) => {
      await act(name, words('frames:list.delete'));
      await question.getByRole('button', { name: label, exact: true }).click();
    },
    /** My deletion is refused, and I read why. */
    seeKept: async (reason: string) => {
      await expect(question.getByRole('alert')).toContainText(reason);
      await question.getByRole('button', { name: words('ui:cancel') }).click();
      await expect(question).toBeHidden();
    },
    /** What happened to the record that stands open. */
    seeHistory: async (event: string) => {
      await page.getByRole('button', { name: words('history:title'), exact: true }).click();
      await expect(
        page
          .getByRole('list', { name: words('history:title') })
          .getByText(event)
          .first(),
      ).toBeVisible();
    },
    press: (label: string) => page.getByRole('button', { name: label, exact: true }).first().click(),
    see: (name: string) => expect(page.getByRole('rowheader', { name })).toBeVisible(),
  };
}

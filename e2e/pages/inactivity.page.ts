import { expect } from '@playwright/test';
import type { Person } from '../support/person.ts';

/** The question whether somebody is still there. */
export function inactivityPage({ page, words }: Person) {
  const question = page.getByRole('alertdialog', { name: words('inactivity:title') });
  return {
    seeWarning: () => expect(question).toBeVisible(),
    seeNoWarning: () => expect(question).toHaveCount(0),
    stay: async () => {
      await question.getByRole('button', { name: words('inactivity:stay') }).click();
      await expect(question).toBeHidden();
    },
  };
}

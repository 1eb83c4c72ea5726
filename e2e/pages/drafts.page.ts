import { expect } from '@playwright/test';
import type { Person } from '../support/person.ts';

/** What was left unfinished, where it is offered: above its form, and on the dashboard. */
export function draftsPage({ page, words }: Person) {
  const above = (label: string) => page.getByRole('status').filter({ hasText: label });
  const goOn = words('frames:draft.continue');
  const listed = (label: string) => page.getByRole('listitem').filter({ hasText: label });
  return {
    /** Above its form, by name. */
    seeOffered: (label: string) => expect(above(label)).toBeVisible(),
    goOnAboveForm: (label: string) => above(label).getByRole('button', { name: goOn }).click(),
    /** Nothing is asked a second time. */
    seeNothingAsked: () => expect(page.getByRole('button', { name: goOn })).toHaveCount(0),
    /** On the dashboard, by name. */
    seeLeft: (label: string) => expect(listed(label)).toBeVisible(),
    seeNotLeft: (label: string) => expect(listed(label)).toHaveCount(0),
    goOnFromDashboard: (label: string) => listed(label).getByRole('link', { name: goOn }).click(),
    /** I leave the form, and keep or discard what I wrote. */
    leave: async (answer: 'leaveKeep' | 'leaveDiscard') => {
      await page.getByRole('link', { name: words('frames:form.cancel'), exact: true }).click();
      const question = page.getByRole('alertdialog', { name: words('frames:form.leaveTitle') });
      await question.getByRole('button', { name: words(`frames:draft.${answer}`) }).click();
      await expect(question).toBeHidden();
    },
  };
}

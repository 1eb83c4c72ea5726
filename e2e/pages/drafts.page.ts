import { expect } from '@playwright/test';
import type { Person } from '../support/person.ts';

/** What was left unfinished, where it is offered: above its form, and in the top bar, to which the dashboard's card leads. */
export function draftsPage({ page, words }: Person) {
  const above = (label: string) => page.getByRole('status').filter({ hasText: label });
  const goOn = words('frames:draft.continue');
  const card = page.getByRole('main').getByRole('link', { name: words('dashboard:due.unfinished_forms') });
  const list = page.getByRole('dialog');
  const counter = page.getByRole('banner').getByRole('button', { name: /sin terminar|unfinished/i });
  const listed = (label: string) => list.getByRole('listitem').filter({ hasText: label });
  const isOnDashboard = () => expect(page).toHaveURL(/\/app\/dashboard/);
  const openFromDashboard = async () => {
    await isOnDashboard();
    if (!(await list.isVisible())) await card.click();
    await expect(list).toBeVisible();
  };
  return {
    /** Above its form, by name. */
    seeOffered: (label: string) => expect(above(label)).toBeVisible(),
    goOnAboveForm: (label: string) => above(label).getByRole('button', { name: goOn }).click(),
    /** Nothing is asked a second time. */
    seeNothingAsked: () => expect(page.getByRole('button', { name: goOn })).toHaveCount(0),
    /** From the dashboard, by name. */
    seeLeft: async (label: string) => {
      await openFromDashboard();
      await expect(listed(label)).toBeVisible();
    },
    seeNotLeft: async (label: string) => {
      await isOnDashboard();
      // Others may have been left: the list is looked at while it is there.
      await expect(async () => {
        if (!(await list.isVisible()) && (await card.isVisible())) await card.click({ timeout: 1000 });
        expect((await list.isVisible()) || (await counter.count()) === 0).toBe(true);
        expect(await listed(label).count()).toBe(0);
      }).toPass();
    },
    goOnFromDashboard: async (label: string) => {
      await openFromDashboard();
      await listed(label).getByRole('link', { name: goOn }).click();
    },
    /** I leave the form, and keep or discard what I wrote. */
    leave: async (answer: 'leaveKeep' | 'leaveDiscard') => {
      await page.getByRole('link', { name: words('frames:form.cancel'), exact: true }).click();
      const question = page.getByRole('alertdialog', { name: words('frames:form.leaveTitle') });
      await question.getByRole('button', { name: words(`frames:draft.${answer}`) }).click();
      await expect(question).toBeHidden();
    },
  };
}

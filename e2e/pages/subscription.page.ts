import { paths } from '@corredor/core/paths';
import { expect } from '@playwright/test';
import { write } from '../support/fields.ts';
import { goInside } from '../support/goInside.ts';
import type { Person } from '../support/person.ts';

type PlanName = 'Free' | 'Basic' | 'Professional' | 'PYMEs';
type Period = 'monthly' | 'annual';

/** The plans, the checkout with its test cards, and what the gates say of the subscription. */
export function subscriptionPage({ page, words }: Person) {
  const planOf = (plan: PlanName) => page.getByRole('region', { name: words(`common:planName.${plan}`), exact: true });
  const choice = (verb: 'renew' | 'select') => words(`checkout:choice.${verb}`);
  const change = page.getByRole('dialog');
  return {
    openPlans: async () => {
      await goInside(page, paths.plans());
      await expect(page.getByRole('heading', { level: 1, name: words('plans:page.title') })).toBeVisible();
    },
    seeChosen: (plan: PlanName) => expect(planOf(plan).getByText(words('plans:chosen'))).toBeVisible(),
    /** I stand in the checkout of a plan. */
    seeOrder: async (plan: PlanName, total: string) => {
      const order = page.getByRole('region', { name: words('checkout:order.title') });
      await expect(order.getByText(words(`common:planName.${plan}`), { exact: true })).toBeVisible();
      await expect(order).toContainText(total);
    },
    stayOnFree: () => page.getByRole('link', { name: words('checkout:order.stayFree') }).click(),
    /** I look at the prices by month or by year. */
    by: (period: Period) => page.getByRole('radio', { name: words(`plans:period.${period}`) }).click(),
    select: (plan: PlanName) =>
      planOf(plan)
        .getByRole('link', { name: choice('select') })
        .click(),
    renew: (plan: PlanName) =>
      planOf(plan)
        .getByRole('link', { name: choice('renew') })
        .click(),
    askToChange: (plan: PlanName) =>
      planOf(plan)
        .getByRole('button', { name: words('checkout:choice.change', { plan: words(`common:planName.${plan}`) }) })
        .click(),
    confirmChange: (label: string) => change.getByRole('button', { name: label }).click(),
    /** I read what I use too much of, with the way to where I can reduce it. */
    seeTooMuch: async (used: string, place: string, address: string) => {
      await expect(change.getByText(used)).toBeVisible();
      await expect(change.getByRole('link', { name: place })).toHaveAttribute('href', address);
    },
    closeChange: () =>
      change
        .getByRole('button', { name: words('common:action.close'), exact: true })
        .last()
        .click(),
    /** I say whom the invoice is for; what is known stands there already. */
    fillInvoice: async ({ address, fiscalId }: { address: string; fiscalId?: string }) => {
      if (fiscalId) await write(page, words('checkout:invoice.fiscal_id'), fiscalId);
      await write(page, words('checkout:invoice.address'), address);
      await page.getByRole('button', { name: words('checkout:invoice.next') }).click();
    },
    /** I take a test card by its number. */
    takeCard: async (name: string, number: string) => {
      await write(page, words('checkout:card.field.name'), name);
      await page.getByRole('button', { name: number }).click();
    },
    pay: (total: string) => page.getByRole('button', { name: words('checkout:payment.pay', { total }) }).click(),
    authorise: (total: string) =>
      page.getByRole('button', { name: words('checkout:payment.authorise', { total }) }).click(),
    tryAnotherCard: () => page.getByRole('button', { name: words('checkout:decline.retry') }).click(),
    seeThanks: async () => {
      await expect(page.getByRole('heading', { name: words('common:success.ordered') })).toBeVisible();
    },
    seeGate: (gate: 'expired' | 'pending') =>
      expect(page.getByRole('dialog', { name: words(`shell:gate.${gate}Title`) })).toBeVisible(),
    seeNoGate: (gate: 'expired' | 'pending', timeout = 40_000) =>
      expect(page.getByRole('dialog', { name: words(`shell:gate.${gate}Title`) })).toBeHidden({ timeout }),
    renewAtGate: () => page.getByRole('link', { name: words('shell:gate.expiredAction') }).click(),
  };
}

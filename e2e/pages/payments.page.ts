import { expect } from '@playwright/test';
import { tick } from '../support/fields.ts';
import type { Person } from '../support/person.ts';

/** A policy's instalments. */
export function paymentsPage({ page, words }: Person) {
  const steps = page.getByRole('list', { name: words('payments:timeline.label') }).getByRole('listitem');
  const dialog = page.getByRole('dialog', { name: words('payments:pay.title') });
  const pay = () => dialog.getByRole('button', { name: words('common:action.pay'), exact: true }).click();
  return {
    /** The instalments have these amounts, in this order. */
    seeAmounts: async (amounts: string[]) => {
      await expect(steps).toHaveCount(amounts.length);
      for (const [index, amount] of amounts.entries()) await expect(steps.nth(index)).toContainText(amount);
    },
    /** What is shown of the instalments, in cents. */
    shownCents: async () => {
      const texts = await steps.allTextContents();
      return texts.map((text) => Number(/\d+[.,]\d\d(?!\d)/.exec(text)?.[0].replace(/\D/g, '')));
    },
    /** I want to note a payment, and learn that I must say how it was paid. */
    tryToPay: async (number: number) => {
      await page.getByRole('button', { name: words('payments:timeline.payNamed', { number }) }).click();
      await pay();
      await expect(dialog.getByText(words('common:validation.selectPaymentMethod'))).toBeVisible();
    },
    payBy: async (method: string) => {
      await tick(dialog, words('payments:field.method'), words(`common:paymentMethod.${method}`));
      await pay();
      await expect(dialog).toBeHidden();
    },
    seeStatus: (number: number, status: string) =>
      expect(steps.nth(number - 1)).toContainText(words(`common:paymentStatus.${status}`)),
  };
}

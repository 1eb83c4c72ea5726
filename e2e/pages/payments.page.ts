import { expect } from '@playwright/test';
import { tick, write } from '../support/fields.ts';
import type { Person } from '../support/person.ts';

/** A policy's instalments. */
export function paymentsPage({ page, words }: Person) {
  const steps = page.getByRole('list', { name: words('payments:timeline.label') }).getByRole('listitem');
  const dialog = page.getByRole('dialog', { name: words('payments:pay.title') });
  const reminder = page.getByRole('dialog', { name: words('payments:remind.title') });
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
    /** I choose how it was paid, and Enter there is enough. */
    payBy: async (method: string) => {
      const name = words(`common:paymentMethod.${method}`);
      await tick(dialog, words('payments:field.method'), name);
      await dialog.getByRole('radio', { name }).press('Enter');
      await expect(dialog).toBeHidden();
    },
    /** I note a part of it: the amount that came in, and how. */
    payPart: async (number: number, amount: string, method: string) => {
      await page.getByRole('button', { name: words('payments:timeline.payNamed', { number }) }).click();
      await write(dialog, words('payments:field.receivedAmount'), amount);
      await tick(dialog, words('payments:field.method'), words(`common:paymentMethod.${method}`));
      await pay();
      await expect(dialog).toBeHidden();
    },
    /** The instalment says how much of it is in. */
    seePart: (number: number, paid: string, amount: string) =>
      expect(steps.nth(number - 1)).toContainText(words('payments:part.paid', { paid, amount })),
    /** I read what came in for the instalment, and take the last of it back. */
    takeLastBack: async (number: number) => {
      await steps
        .nth(number - 1)
        .getByRole('link')
        .click();
      const [before = ''] = words('payments:receipts.takeBackNamed', { amount: '|', name: '' }).split('|');
      const buttons = page.getByRole('main').getByRole('button', { name: new RegExp(`^${before}`) });
      await expect(buttons).toHaveCount(2);
      await buttons.first().click();
      const question = page.getByRole('alertdialog', { name: words('payments:receipts.ask') });
      await question.getByRole('button', { name: words('payments:receipts.takeBack'), exact: true }).click();
      await expect(question).toBeHidden();
      await expect(page.getByText(words('payments:receipts.voided'), { exact: true }).first()).toBeVisible();
      await expect(buttons).toHaveCount(1);
    },
    /** One transfer pays what is open, the oldest first: I write what came in and read where it goes. */
    transfer: async (amount: string, parts: string[]) => {
      await page.getByRole('button', { name: words('payments:transfer.verb'), exact: true }).click();
      const transfer = page.getByRole('dialog', { name: words('payments:transfer.title') });
      await write(transfer, words('payments:field.receivedAmount'), amount);
      const lines = transfer.getByRole('list', { name: words('payments:transfer.lines') }).getByRole('textbox');
      await expect(lines).toHaveCount(parts.length);
      for (const [index, part] of parts.entries()) await expect(lines.nth(index)).toHaveValue(part);
      await expect(transfer.getByText(words('payments:transfer.even'))).toBeVisible();
      await transfer.getByRole('button', { name: words('common:action.pay'), exact: true }).click();
      await expect(transfer).toBeHidden();
    },
    /** I take the payment back by what the message offers. */
    undoAtOnce: () => page.getByRole('button', { name: words('common:action.undo'), exact: true }).click(),
    /** I look at the reminder of the instalment that is due next. */
    openReminder: () =>
      steps
        .getByRole('button', { name: new RegExp(`^${words('common:action.notify')}`) })
        .first()
        .click(),
    remind: () => reminder.getByRole('button', { name: words('common:action.notify'), exact: true }).click(),
    /** It went out today: I read when, and cannot send another. */
    seeReminded: async () => {
      const [before = ''] = words('payments:remind.refusal.already_notified', { when: '|' }).split('|');
      await expect(reminder.getByText(new RegExp(`^${before}.*\\d:\\d\\d`))).toBeVisible();
      await expect(reminder.getByRole('button', { name: words('common:action.notify'), exact: true })).toBeDisabled();
      await reminder
        .getByRole('button', { name: words('common:action.close'), exact: true })
        .last()
        .click();
      await expect(reminder).toBeHidden();
    },
    /** I note the insurer's invoice on an instalment. */
    writeInvoice: async (policy: string, invoice: string) => {
      await page
        .getByRole('button', { name: `${words('ui:moreActions')}: ${policy}`, exact: true })
        .first()
        .click();
      await page.getByRole('menuitem', { name: words('common:action.edit'), exact: true }).click();
      await write(page, words('payments:field.invoice_number'), invoice);
      await page.getByRole('button', { name: words('common:action.save'), exact: true }).click();
    },
    /** The instalment waits to be paid. */
    seeOpen: (number: number) =>
      expect(page.getByRole('button', { name: words('payments:timeline.payNamed', { number }) })).toBeVisible(),
    seeStatus: (number: number, status: string) =>
      expect(steps.nth(number - 1)).toContainText(words(`common:paymentStatus.${status}`)),
  };
}

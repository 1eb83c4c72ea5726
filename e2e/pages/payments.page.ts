import { expect } from '@playwright/test';
import { tick, write } from '../support/fields.ts';
import type { Person } from '../support/person.ts';

/** A policy's instalments. */
export function paymentsPage({ page, words, language }: Person) {
  const plan = page.getByRole('table', { name: words('payments:timeline.label') });
  // Between its heads and its sums.
  const steps = plan.getByRole('rowgroup').nth(1).getByRole('row');
  const dialog = page.getByRole('dialog', { name: words('payments:pay.title') });
  const reminder = page.getByRole('dialog', { name: words('payments:remind.title') });
  const [pays = ''] = words('payments:timeline.payNamed', { number: '|' }).split('|');
  const [moreOf = ''] = words('payments:timeline.moreNamed', { number: '|' }).split('|');
  const openOnes = steps.getByRole('button', { name: new RegExp(`^(?:${pays}|${moreOf})\\d+(, .+)?$`) });
  const buttonOf = (number: number) =>
    steps.getByRole('button', { name: words('payments:timeline.payNamed', { number }), exact: true });
  const menuOf = (number: number) =>
    steps.getByRole('button', { name: words('payments:timeline.moreNamed', { number }), exact: true });
  /** The next one and what is late have a button; whose turn comes later has it in a menu. */
  const beginToPay = async (number: number) => {
    const either = buttonOf(number).or(menuOf(number));
    await expect(either).toBeVisible();
    const isInMenu = await menuOf(number).isVisible();
    await either.click();
    if (isInMenu) await page.getByRole('menuitem', { name: words('common:action.pay'), exact: true }).click();
  };
  const [takesBackAs = ''] = words('payments:receipts.takeBackNamed', { amount: '|', name: '' }).split('|');
  const takesBack = new RegExp(`^${takesBackAs}`);
  const open = (number: number) =>
    steps
      .nth(number - 1)
      .getByRole('link')
      .click();
  const pay = () => dialog.getByRole('button', { name: words('common:action.pay'), exact: true }).click();
  /** One transfer over instalments: what is open of each in cents, and how to share out what came in. */
  const beginTransfer = async () => {
    await page.getByRole('button', { name: words('payments:transfer.verb'), exact: true }).click();
    const transfer = page.getByRole('dialog', { name: words('payments:transfer.title') });
    const lines = transfer.getByRole('list', { name: words('payments:transfer.lines') });
    const boxes = lines.getByRole('textbox');
    await expect(boxes.first()).toBeVisible();
    const [before = '', after = ''] = words('payments:transfer.balance', { amount: '|' }).split('|');
    const opened = lines.getByText(new RegExp(`^${before}\\S+${after}$`));
    const said = await opened.allTextContents();
    const fromCents = (cents: number) => (cents / 100).toFixed(2).replace('.', language === 'es' ? ',' : '.');
    return {
      open: said.map((text) => Number(text.replace(/\D/g, ''))),
      /** I write what came in. */
      fill: (cents: number) => write(transfer, words('payments:field.receivedAmount'), fromCents(cents)),
      /** It goes there, and nothing of it is left. */
      seeParts: async (parts: number[]) => {
        await expect(boxes).toHaveCount(parts.length);
        for (const [index, part] of parts.entries()) await expect(boxes.nth(index)).toHaveValue(fromCents(part));
        await expect(transfer.getByText(words('payments:transfer.even'))).toBeVisible();
      },
      pay: async () => {
        await transfer.getByRole('button', { name: words('common:action.pay'), exact: true }).click();
        await expect(transfer).toBeHidden();
      },
    };
  };
  return {
    /** I open the page of an instalment. */
    open,
    /** What can be paid of a policy, each by its button or menu. */
    openOnes,
    /** The numbers of the instalments that can be paid. */
    openNumbers: async () => {
      await expect(steps.first()).toBeVisible();
      const labels = await openOnes.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
      return labels.map((label) => Number(/\d+/.exec(label)?.[0]));
    },
    /** The policy is balanced. */
    seeBalanced: () => expect(page.getByText(words('payments:balance.even'), { exact: true })).toBeVisible(),
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
      await beginToPay(number);
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
      await beginToPay(number);
      await write(dialog, words('payments:field.receivedAmount'), amount);
      await tick(dialog, words('payments:field.method'), words(`common:paymentMethod.${method}`));
      await pay();
      await expect(dialog).toBeHidden();
    },
    /** The instalment says how much of it is in. */
    seePart: (number: number, paid: string, amount: string) =>
      expect(steps.nth(number - 1)).toContainText(
        words('payments:part.paid', { paid: `$${paid}`, amount: amount && `$${amount}` }),
      ),
    /** I read what came in for the instalment, and take the last of it back. */
    takeLastBack: async (number: number) => {
      await open(number);
      const buttons = page.getByRole('main').getByRole('button', { name: takesBack });
      await expect(buttons).toHaveCount(2);
      await buttons.first().click();
      const question = page.getByRole('alertdialog', { name: words('payments:receipts.ask') });
      await question.getByRole('button', { name: words('payments:receipts.takeBack'), exact: true }).click();
      await expect(question).toBeHidden();
      await expect(page.getByText(words('payments:receipts.voided'), { exact: true }).first()).toBeVisible();
      await expect(buttons).toHaveCount(1);
    },
    beginTransfer,
    /** On the page of an instalment that a transfer paid, I take all of the transfer back. */
    takeTransferBack: async (count: number) => {
      await page.getByRole('main').getByRole('button', { name: takesBack }).first().click();
      const question = page.getByRole('alertdialog', { name: words('payments:receipts.ask') });
      const [whole = ''] = words('payments:transfer.whole_other', { count, amount: '|' }).split('|');
      await question.getByText(new RegExp(`^${whole}`)).click();
      await expect(question.getByRole('listitem')).toHaveCount(count);
      await question.getByRole('button', { name: words('payments:receipts.takeBack'), exact: true }).click();
      await expect(question).toBeHidden();
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
    seeOpen: (number: number) => expect(buttonOf(number).or(menuOf(number))).toBeVisible(),
    seeStatus: (number: number, status: string) =>
      expect(steps.nth(number - 1)).toContainText(words(`common:paymentStatus.${status}`)),
  };
}

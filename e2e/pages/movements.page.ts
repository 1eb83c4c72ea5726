import { expect } from '@playwright/test';
import { choose, lookUp, write, writeDay } from '../support/fields.ts';
import type { Person } from '../support/person.ts';
import { movementsOf } from '../support/policies.ts';

/** What changes a policy within its term, on its page. */
export function movementsPage({ page, words }: Person) {
  const label = (name: string) => words(`movements:field.${name}`);
  const dialog = page.getByRole('dialog');
  const form = page.getByRole('main');
  const press = (key: string) => dialog.getByRole('button', { name: words(key), exact: true }).click();
  const pressOnPage = (key: string) => form.getByRole('button', { name: words(key), exact: true }).click();
  const anew = page.getByRole('link', { name: words('movements:new.verb'), exact: true });
  const seeHead = (key: string) =>
    expect(form.getByRole('heading', { name: words(`movements:new.${key}`), exact: true })).toBeVisible();
  const [cancels = ''] = words('movements:cancels').split('{{date}}');
  const ending = page.getByText(cancels);
  const open = (number: number) =>
    page.getByRole('button', { name: words('movements:openNumber', { number }), exact: true }).click();
  const end = async (verb: string) => {
    await pressOnPage('movements:new.next');
    await seeHead('heads.much');
    await pressOnPage('movements:new.next');
    await seeHead('heads.end');
    await pressOnPage(verb);
  };
  /** The page leads back to the movements of the policy. */
  const finish = async (verb: string) => {
    await end(verb);
    await expect(page).toHaveURL(/tab=movements/);
    await expect(dialog).toBeHidden();
  };
  const undoOpened = async () => {
    await press('movements:verb.undo');
    const ask = dialog.filter({ hasText: words('movements:ask.undo') });
    await ask.getByRole('button', { name: words('movements:verb.undo'), exact: true }).click();
    await expect(ask).toBeHidden();
  };
  return {
    /** I begin another one, and know what its number will be. */
    begin: async () => {
      await expect(anew).toBeVisible();
      // What is drawn may be from before the last one.
      const policy = Number(/\/policies\/(\d+)/.exec(page.url())?.[1]);
      const number = 1 + (await movementsOf(page, policy));
      await anew.click();
      await seeHead('title');
      return number;
    },
    ofKind: (kind: string) => choose(form, label('kind'), words(`common:movementKind.${kind}`)),
    because: (reason: string) => write(form, label('reason'), reason),
    from: (day: string) => writeDay(form, label('effective_date'), day),
    include: async (vehicle: string, net: string) => {
      await pressOnPage('movements:addItem');
      await lookUp(form, words('movements:target.vehicle'), vehicle);
      await write(form, label('term_net'), net);
    },
    /** What the policy has is taken off it or changed, for so much of the whole term. */
    touch: async (vehicle: string, net: string) => {
      await expect(form.getByRole('region', { name: words('movements:items'), exact: true })).toHaveAttribute(
        'aria-busy',
        'false',
      );
      // What the policy has only one of is proposed.
      if ((await form.getByText(words('movements:itemNumber', { number: 1 })).count()) === 0)
        await pressOnPage('movements:addItem');
      // Typed, as a list that is only opened closes again where the page scrolls to its field.
      await lookUp(form, words('movements:target.vehicle'), vehicle);
      await write(form, label('term_net'), net);
    },
    correct: (net: string) => write(form, label('term_net'), net),
    /** I read how much it is, what the policy comes to, and issue it. */
    issue: () => finish('movements:verb.issue'),
    /** What it needs is open and holds it: I tick it there, and issue it. */
    issueOnceChecked: async () => {
      await end('movements:verb.issue');
      await expect(dialog.getByText(words('movements:checklist.holds'))).toBeVisible();
      const checks = dialog.getByRole('region', { name: words('movements:checklist.title') }).getByRole('listitem');
      for (const check of await checks.all()) {
        await check.locator('label').click();
        await expect(check.getByRole('checkbox')).toBeChecked();
      }
      await press('movements:verb.issue');
      await expect(page).toHaveURL(/tab=movements/);
      await expect(dialog).toBeHidden();
    },
    /** What it comes to stands beside it. */
    seeLedger: async () => {
      const ledger = form.getByRole('table', { name: words('movements:ledger.label') });
      await expect(ledger).toBeVisible();
      await expect(ledger.getByText(words('movements:ledger.unknown'))).toHaveCount(0);
    },
    goOn: () => pressOnPage('movements:new.next'),
    keepDraft: () => finish('movements:new.draft'),
    edit: async (number: number) => {
      await open(number);
      await dialog.getByRole('link', { name: words('common:action.edit'), exact: true }).click();
      await expect(form.getByRole('heading', { name: words('movements:new.change', { number }) })).toBeVisible();
    },
    /** I read the mail that the insurer gets, and send it. */
    mail: async (number: number) => {
      await open(number);
      await press('movements:verb.send');
      await expect(dialog.getByText(words('movements:mail.to'), { exact: true })).toBeVisible();
      await press('movements:verb.send');
      await expect(dialog).toBeHidden();
    },
    /** The insurer knows of it already, and that is only noted. */
    noteSent: async (number: number) => {
      await open(number);
      await press('movements:verb.send');
      await dialog.getByText(words('movements:mail.other'), { exact: true }).click();
      await press('movements:mail.told');
      await expect(dialog).toBeHidden();
    },
    /** I open it and take its next step; where it asks first, I say so once more, and why where that is asked. */
    move: async (number: number, step: 'reopen' | 'issue' | 'reject' | 'discard', reason?: string) => {
      await open(number);
      await press(`movements:verb.${step}`);
      if (reason) await write(dialog, label('rejected_reason'), reason);
      if (step !== 'reopen') await press(`movements:verb.${step}`);
      await expect(dialog).toBeHidden();
    },
    /** I look at the policy as it was on a day. */
    asOf: async (day: string) => {
      await page.getByRole('button', { name: words('movements:asOf.verb'), exact: true }).click();
      await writeDay(dialog, words('movements:asOf.day'), day);
    },
    seeListed: (vehicle: string) => expect(dialog.getByText(vehicle)).toBeVisible(),
    seeNotListed: async (vehicle: string) => {
      await expect(dialog.locator('[aria-busy=false]')).toBeVisible();
      await expect(dialog.getByText(vehicle)).toHaveCount(0);
    },
    shut: async () => {
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    },
    /** I open it in the tab of its policy, and undo it. */
    undo: async (number: number) => {
      await open(number);
      await undoOpened();
    },
    /** The movement of this number stands in the list. */
    seeNumber: (number: number) =>
      expect(page.getByRole('button', { name: words('movements:openNumber', { number }), exact: true })).toBeVisible(),
    /** I read the first of a list over it that undoes nothing itself, and undo it there. */
    undoFirstOfList: async () => {
      const [undoes = ''] = words('movements:undoes').split('{{kind}}');
      await page.getByRole('row').filter({ hasNotText: undoes }).getByRole('link').first().click();
      await undoOpened();
    },
    seeEnding: () => expect(ending).toBeVisible(),
    seeNoEnding: () => expect(ending).toHaveCount(0),
  };
}

import { expect } from '@playwright/test';
import { lookUp, write } from '../support/fields.ts';
import type { Person } from '../support/person.ts';

/** One policy: its fields, and the moves of its life. */
export function policyPage({ page, words }: Person) {
  const label = (name: string) => words(`policies:field.${name}`);
  const press = (key: string) => page.getByRole('button', { name: words(key), exact: true }).click();
  const dialog = page.getByRole('dialog');
  const inDialog = (key: string) => dialog.getByRole('button', { name: words(key), exact: true });
  const conflict = page.getByRole('dialog', { name: words('frames:conflict.title') });
  return {
    write: (field: string, text: string) => write(page, label(field), text),
    seeWritten: (field: string, text: string) =>
      expect(page.getByRole('textbox', { name: label(field), exact: true })).toHaveValue(text),
    save: () => press('policies:form.save'),
    takeContractor: (name: string) => lookUp(page, label('contractor_id'), name),
    letContractorPay: () => press('policies:form.sameAsContractor'),
    seeStatus: (status: string) =>
      expect(
        page
          .locator('header', { has: page.getByRole('heading', { level: 1 }) })
          .getByText(words(`common:policyStatus.${status}`), { exact: true }),
      ).toBeVisible(),
    seeHeading: (name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible(),

    /** I see how much the draft lacks before it can be enabled, and what. */
    tryToEnable: async (lacks: string[]) => {
      const count = lacks.length;
      const label = words(`policies:move.enableLacking_${count === 1 ? 'one' : 'other'}`, { count });
      await page.getByRole('button', { name: label, exact: true }).click();
      await expect(dialog.getByRole('listitem')).toHaveText(lacks);
      await expect(inDialog('common:action.enable')).toHaveCount(0);
    },
    /** A missing thing leads me to its field. */
    follow: async (problem: string, field: string) => {
      await dialog.getByRole('link', { name: problem }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('textbox', { name: label(field), exact: true })).toBeFocused();
    },
    enable: async () => {
      await press('common:action.enable');
      await inDialog('common:action.enable').click();
      await expect(dialog).toBeHidden();
    },
    /** The connection is lost when I enable it: I am told, and try again. */
    enableAfterLoss: async () => {
      const request = /\/activate\/$/;
      await page.route(request, (route) => route.abort());
      await press('common:action.enable');
      await inDialog('common:action.enable').click();
      await expect(dialog.getByText(words('common:error.activation'))).toBeVisible();
      await page.unroute(request);
      await inDialog('common:action.retry').click();
      await expect(dialog).toBeHidden();
    },
    /** I want to renew, and learn that I must say why. */
    tryToRenew: async () => {
      await press('common:action.closeOrRenew');
      // Nothing is chosen for me while the term has long to run.
      await dialog.getByText(words('common:policyAction.renew'), { exact: true }).click();
      await inDialog('policies:move.renew').click();
      await expect(dialog.getByText(words('common:validation.observations'))).toBeVisible();
    },
    renewBecause: async (observations: string) => {
      await write(dialog, label('observations'), observations);
      await inDialog('policies:move.renew').click();
      await expect(dialog).toBeHidden();
    },

    closeBecause: async (observations: string) => {
      await press('common:action.closeOrRenew');
      await dialog.getByText(words('common:policyAction.close'), { exact: true }).click();
      await write(dialog, label('observations'), observations);
      await inDialog('policies:move.close').click();
      await expect(dialog).toBeHidden();
    },

    /** Somebody saved before me: I see both versions of each field. */
    seeConflict: async (fields: Record<string, { mine: string; theirs: string }>) => {
      await expect(conflict).toBeVisible();
      for (const [field, { mine, theirs }] of Object.entries(fields)) {
        const row = conflict
          .getByRole('row')
          .filter({ has: page.getByRole('rowheader', { name: label(field), exact: true }) });
        await expect(row.getByRole('cell')).toHaveText([mine, theirs]);
      }
    },
    keepMine: async () => {
      await conflict.getByRole('button', { name: words('frames:conflict.keepMine') }).click();
      await expect(conflict).toBeHidden();
    },
  };
}

import { expect } from '@playwright/test';
import { write } from '../support/fields.ts';
import type { Person } from '../support/person.ts';

export interface Brokerage {
  name: string;
  alias: string;
  taxId: string;
  phone: string;
}

/** The gate before the private pages of somebody who has no brokerage yet. */
export function gatePage({ page, words }: Person) {
  const dialog = page.getByRole('dialog', { name: words('shell:gate.partnerTitle') });
  const save = () => dialog.getByRole('button', { name: words('shell:gate.partnerSave') }).click();
  const writeAlias = (alias: string) => write(dialog, words('shell:partner.alias'), alias);
  return {
    /** I am asked for my brokerage's profile, and cannot pass. */
    see: async () => {
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeVisible();
    },
    /** I fill in my brokerage. */
    fillIn: async ({ name, taxId, phone }: Brokerage) => {
      await write(dialog, words('shell:partner.name'), name);
      await write(dialog, `${words('shell:partner.tax_id')} (RUC)`, taxId);
      await write(dialog, words('shell:partner.phone'), phone);
    },
    /** I try an alias that I cannot have, and read why. */
    tryAlias: async (alias: string, problem: string) => {
      await writeAlias(alias);
      await save();
      await expect(dialog.getByText(problem).first()).toBeVisible();
    },
    /** I take an alias, and the gate opens. */
    takeAlias: async (alias: string) => {
      await writeAlias(alias);
      await save();
      await expect(dialog).toBeHidden();
    },
  };
}

import { expect } from '@playwright/test';
import { choose, lookUp, write, writeDay } from '../support/fields.ts';
import { goInside } from '../support/goInside.ts';
import type { Person } from '../support/person.ts';

export interface Draft {
  branch: string;
  provider: string;
  city: string;
  contractor?: string;
  start: string;
  net: string;
  frequency: string;
}

/** The list of policies, and a new one. */
export function policiesPage({ page, words }: Person) {
  const label = (name: string) => words(`policies:field.${name}`);
  const open = async () => {
    await page
      .getByRole('link', { name: words('policies:list.create') })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: words('policies:form.createTitle') })).toBeVisible();
  };
  const press = () => page.getByRole('button', { name: words('policies:form.saveDraft') }).click();
  const writeNumber = async (number: string) => {
    await goInside(page, '/app/management/policies/create');
    await write(page, label('number'), number);
  };
  const save = async () => {
    await press();
    await expect(page).toHaveURL(/\/management\/policies\/\d+\/update$/);
  };
  return {
    /** I write a draft that has no number, no payer and perhaps no contractor yet. */
    addDraft: async (draft: Draft) => {
      await open();
      await lookUp(page, label('branch_id'), draft.branch);
      await lookUp(page, label('provider_id'), draft.provider);
      await choose(page, label('provider_office_id'), draft.city);
      await writeDay(page, label('start_date'), draft.start);
      if (draft.contractor) await lookUp(page, label('contractor_id'), draft.contractor);
      await write(page, label('net_premium'), draft.net);
      await choose(page, label('payment_frequency'), draft.frequency);
    },
    saveDraft: save,
    /** I write a draft that has nothing but a number. */
    addNumber: async (number: string) => {
      await writeNumber(number);
      await save();
    },
    /** I write a draft of a number and a branch. */
    addOfBranch: async (number: string, branch: string) => {
      await writeNumber(number);
      await lookUp(page, label('branch_id'), branch);
      await save();
    },
    /** I write such a draft, and may not change it afterwards. */
    addNumberOnly: async (number: string) => {
      await writeNumber(number);
      await press();
    },
    /** I write a draft of a contract for many people. */
    addMassive: async (number: string) => {
      await goInside(page, '/app/management/policies/create');
      await write(page, label('number'), number);
      await choose(page, label('insured_select_type'), words('common:selectType.massive'));
      await save();
    },
    /** While I write I see what the premium comes to. */
    seeTotal: (total: string) =>
      expect(
        page
          .getByRole('region', { name: words('policies:form.preview') })
          .getByRole('row')
          .last(),
      ).toContainText(total),
  };
}

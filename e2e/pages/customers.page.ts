import { expect } from '@playwright/test';
import { tick, write } from '../support/fields.ts';
import { goInside } from '../support/goInside.ts';
import type { Person } from '../support/person.ts';

/** The people whom a brokerage insures, contracts with and collects from. */
export function customersPage({ page, words }: Person) {
  const number = page.getByRole('textbox', { name: words('customers:field.identification'), exact: true });
  const name = page.getByRole('textbox', { name: words('customers:field.name'), exact: true });
  return {
    /** I start a new customer who may be everything. */
    begin: async (fullName: string) => {
      await goInside(page, '/app/management/customers/create');
      await name.fill(fullName);
      for (const role of ['insured', 'contractor', 'payer'])
        await tick(page, words('customers:field.roles'), words(`common:customerRole.${role}`));
    },
    /** I write a number that cannot be, and read so as soon as I go on. */
    tryNumber: async (wrong: string) => {
      await number.fill(wrong);
      await number.press('Tab');
      await expect(page.getByText(words('common:validation.identification.check_digit'))).toBeVisible();
    },
    writeNumber: async (right: string) => {
      await number.fill(right);
      await number.press('Tab');
      await expect(page.getByText(words('common:validation.identification.check_digit'))).toHaveCount(0);
    },
    writeEmail: (email: string) => write(page, words('customers:field.email'), email),
    writeStreet: (street: string) => write(page, words('customers:field.street'), street),
    seeStreet: (street: string) =>
      expect(page.getByRole('textbox', { name: words('customers:field.street'), exact: true })).toHaveValue(street),
    save: () => page.getByRole('button', { name: words('customers:form.create') }).click(),
    writeName: (fullName: string) => name.fill(fullName),
    /** Nothing that I typed is gone. */
    seeInput: async (fullName: string, identification: string) => {
      await expect(name).toHaveValue(fullName);
      await expect(number).toHaveValue(identification);
    },
    /** I am told that there was no answer, and that my input is kept. */
    seeNoAnswer: async () => {
      await expect(page.getByText(words('common:error.withoutResponse'))).toBeVisible();
      await expect(page.getByText(words('frames:form.kept'))).toBeVisible();
    },
  };
}

import { paths } from '@corredor/core/paths';
import { expect } from '@playwright/test';
import { choose, lookUp, write } from '../support/fields.ts';
import { goInside } from '../support/goInside.ts';
import { linkInMailTo } from '../support/mailbox.ts';
import type { Person } from '../support/person.ts';
import { recordsPage } from './records.page.ts';

export interface NewUser {
  email: string;
  name: string;
  lastName: string;
  role: string;
}

/** The people of a brokerage, and who lets them in and out. */
export function usersPage({ page, words, language }: Person) {
  const records = recordsPage({ page, words, language });
  const leaving = page.getByRole('dialog');
  const deactivate = () => leaving.getByRole('button', { name: words('users:deactivate.confirm') }).click();
  const fillIn = async ({ email, name, lastName, role }: NewUser) => {
    await goInside(page, paths.newUser());
    await write(page, words('users:field.email'), email);
    await write(page, words('users:field.name'), name);
    await write(page, words('users:field.last_name'), lastName);
    await choose(page, words('users:field.role_id'), role);
  };
  const writePasswords = async (password: string, repeated: string) => {
    await page.getByRole('textbox', { name: words('users:field.password'), exact: true }).fill(password);
    await page.getByRole('textbox', { name: words('users:field.confirm_password'), exact: true }).fill(repeated);
  };
  return {
    /** I invite somebody, who gets a mail. */
    invite: async (user: NewUser) => {
      await fillIn(user);
      await page.getByRole('button', { name: words('users:form.invite') }).click();
    },
    /** I make a user with a password, which I must type twice alike. */
    create: async (user: NewUser, password: string) => {
      await fillIn(user);
      await writePasswords(password, `${password}!`);
      const create = page.getByRole('button', { name: words('users:form.create') });
      await create.click();
      await expect(page.getByText(words('common:validation.passwordsMismatch')).first()).toBeVisible();
      await writePasswords(password, password);
      await create.click();
    },
    /** I was invited: I open the link in my mail and choose my password. */
    acceptInvitation: async (email: string, password: string) => {
      await page.goto(await linkInMailTo(email));
      await page.getByLabel(words('access:field.newPassword'), { exact: true }).fill(password);
      await page.getByLabel(words('access:field.repeat'), { exact: true }).fill(password);
      await page.getByRole('button', { name: words('access:reset.submit'), exact: true }).click();
      await expect(page.getByRole('heading', { name: words('access:reset.doneTitle') })).toBeVisible();
    },
    /** I shut somebody out; whoever has work in hand needs an heir. */
    deactivate: async (name: string, heir: string) => {
      await records.act(name, words('users:deactivate.action'));
      await expect(leaving.getByText(words('users:work.policy_seller_one', { count: 1 }))).toBeVisible();
      await deactivate();
      await expect(leaving.getByText(words('users:deactivate.heirMissing'))).toBeVisible();
      // The focus is led to the field, and what is missing stays readable: its options wait.
      await expect(leaving.getByRole('combobox', { name: words('users:deactivate.heir') })).toBeFocused();
      await expect(page.getByRole('option')).toHaveCount(0);
      await lookUp(leaving, words('users:deactivate.heir'), heir);
      await deactivate();
      await expect(leaving).toBeHidden();
    },
    /** My role stays while nobody else could give it back to me. */
    seeRoleFixed: async () => {
      await expect(page.getByText(words('users:field.roleFixed'))).toBeVisible();
      await expect(page.getByRole('button', { name: words('users:field.role_id') })).toBeDisabled();
    },
  };
}

import { paths } from '@corredor/core/paths';
import { sessionKey } from '@corredor/core/session';
import { expect } from '@playwright/test';
import { linkInMailTo } from '../support/mailbox.ts';
import type { Login } from '../support/office.ts';
import type { Person } from '../support/person.ts';

/** The ways in: registration, its confirmation, and login. */
export function accessPage({ page, words }: Person) {
  const press = (key: string) => page.getByRole('button', { name: words(key), exact: true }).click();
  const writePassword = (key: string, password: string) => page.getByLabel(words(key), { exact: true }).fill(password);
  const writeEmail = (email: string) => page.getByRole('textbox', { name: words('access:field.email') }).fill(email);
  return {
    /** I make an account, perhaps with a plan chosen before; whoever does not accept the terms is told so. */
    register: async (email: string, password: string, plan?: string) => {
      await page.goto(plan ? `/register?plan=${plan}` : '/register');
      await writeEmail(email);
      await writePassword('access:field.password', password);
      await writePassword('access:field.repeat', password);
      await press('access:register.submit');
      await expect(page.getByText(words('common:validation.terms'))).toBeVisible();
      await page.getByText(words('access:register.terms')).click({ position: { x: 2, y: 8 } });
      await press('access:register.submit');
      await expect(page.getByRole('heading', { name: words('access:sent.title') })).toBeVisible();
    },
    /** I open the link in my mail, and go on to the login. */
    confirm: async (email: string) => {
      await page.goto(await linkInMailTo(email));
      await expect(page.getByRole('heading', { name: words('access:confirm.doneTitle') })).toBeVisible();
      await page.getByRole('link', { name: words('access:confirm.toLogin') }).click();
    },
    /** I write who I am where I stand: on the login page. */
    logInHere: async (email: string, password: string) => {
      await writeEmail(email);
      await writePassword('access:field.password', password);
      await press('access:login.submit');
    },
    /** I am asked to log in. */
    seeLogin: async () => {
      await expect(page.getByRole('heading', { name: words('access:login.title') })).toBeVisible();
      await expect(page).toHaveURL(/\/login(\?|$)/);
    },
    /** I am signed in already, as the app keeps it, and open this page. */
    signIn: async ([email, password]: Login, path: string = paths.dashboard()) => {
      const answer = await page.request.post('/api/auth/login/', { data: { email, password } });
      expect(answer.status()).toBe(200);
      const localStorage = [{ name: sessionKey, value: await answer.text() }];
      await page
        .context()
        .setStorageState({ cookies: [], origins: [{ origin: new URL(answer.url()).origin, localStorage }] });
      await page.goto(path);
      // The app is awake, and leads on from here by itself.
      await expect(page.locator('#root h1').first()).toBeVisible();
    },
    /** I log in, and arrive inside. */
    logIn: async (email: string, password: string) => {
      await page.goto('/login');
      await writeEmail(email);
      await writePassword('access:field.password', password);
      await press('access:login.submit');
      await expect(page).toHaveURL(/\/app\/dashboard$/);
    },
  };
}

import { sessionKey } from '@corredor/core/session';
import { expect, type Page } from '@playwright/test';
import type { Login } from './office.ts';
import type { Language } from './words.ts';

/** This person reads the product in this language from the next login on. */
export const speak = (page: Page, login: Login, language: Language) => prefer(page, login, { language });

/** This person sees the product so from the next load on. */
export async function prefer({ request }: Page, [email, password]: Login, preferences: object) {
  const login = await request.post('/api/auth/login/', { data: { email, password } });
  const { token } = await login.json();
  const answer = await request.patch('/api/auth/me/preferences/', {
    headers: { Authorization: `Bearer ${token}` },
    data: preferences,
  });
  expect(answer.status()).toBe(200);
}

/** Time passes: the tokens that the browser keeps are no longer good. */
export async function wearOut(page: Page, ...tokens: ('token' | 'refresh')[]) {
  await page.evaluate(
    ([key, names]) => {
      const record = JSON.parse(localStorage.getItem(key) ?? '{}');
      for (const name of names) record[name] = `${name}-that-has-run-out`;
      localStorage.setItem(key, JSON.stringify(record));
    },
    [sessionKey, tokens] as const,
  );
}

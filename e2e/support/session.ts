import { sessionKey } from '@corredor/core/session';
import type { Page } from '@playwright/test';

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

import { sessionKey } from '@corredor/core/session';
import type { Page } from '@playwright/test';

/** Closes one of the policies in force, as the person at this browser, and answers its number. */
export const closeSomePolicy = (page: Page): Promise<string> =>
  page.evaluate(async (key) => {
    const { token } = JSON.parse(localStorage.getItem(key) ?? '{}');
    const call = async (path: string, version?: number) => {
      const headers = {
        Authorization: `Bearer ${token}`,
        ...(version === undefined
          ? {}
          : {
              'Content-Type': 'application/json',
              'If-Match': `"v${version}"`,
              'Idempotency-Key': crypto.randomUUID(),
            }),
      };
      const body = version === undefined ? null : JSON.stringify({ observations: 'Vendió el bien' });
      const answer = await fetch(path, { method: body === null ? 'GET' : 'POST', headers, body });
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
      return answer.json();
    };
    const { results } = await call('/api/policy/policies/?status=active&page_size=1');
    await call(`/api/policy/policies/${results[0].id}/close/`, results[0].version);
    return results[0].number;
  }, sessionKey);

import { sessionKey } from '@corredor/core/session';
import type { Page } from '@playwright/test';

/** What the policy comes to today, and the sum of its instalments and credits, as the person at this browser reads them. */
export const balanceOf = (page: Page, policyId: number): Promise<{ total: number; instalments: number }> =>
  page.evaluate(
    async ({ key, id }) => {
      const { token } = JSON.parse(localStorage.getItem(key) ?? '{}');
      const read = async (path: string) =>
        (await fetch(path, { headers: { Authorization: `Bearer ${token}` } })).json();
      const { current_total } = await read(`/api/policy/policies/${id}/`);
      const { results } = await read(`/api/policy/payments/?policy=${id}&kind=all&page_size=200`);
      const cents = (amount: string) => Math.round(Number(amount) * 100);
      const sum = results.reduce((total: number, { amount }: { amount: string }) => total + cents(amount), 0);
      return { total: cents(current_total), instalments: sum };
    },
    { key: sessionKey, id: policyId },
  );

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

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

/** How many policies there are beside drafts, and which of them their instalments and credits do not add up to, as the person at this browser reads them. */
export const readBalances = (page: Page): Promise<{ policies: number; unbalanced: string[] }> =>
  page.evaluate(async (key) => {
    const { token } = JSON.parse(localStorage.getItem(key) ?? '{}');
    const readAll = async (path: string) => {
      const all: Record<string, string>[] = [];
      for (let number = 1; ; number += 1) {
        const answer = await fetch(`${path}&page_size=200&page=${number}`, {
          headers: { Authorization: `Bearer ${token}` },
        });
        if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
        const { results, count } = await answer.json();
        all.push(...results);
        if (all.length >= count) return all;
      }
    };
    const cents = (amount = '') => Math.round(Number(amount) * 100);
    const left = new Map<string, number>();
    for (const { policy_id = '', amount } of await readAll('/api/policy/payments/?kind=all&ordering=due_date'))
      left.set(policy_id, (left.get(policy_id) ?? 0) + cents(amount));
    const policies = await readAll('/api/policy/policies/?status=active&ordering=number');
    const unbalanced = policies.filter(({ id = '', current_total }) => left.get(id) !== cents(current_total));
    return { policies: policies.length, unbalanced: unbalanced.map(({ number = '' }) => number) };
  }, sessionKey);

/** One of the policies in force, as the person at this browser reads them. */
export const somePolicy = (page: Page): Promise<number> =>
  page.evaluate(async (key) => {
    const { token } = JSON.parse(localStorage.getItem(key) ?? '{}');
    const answer = await fetch('/api/policy/policies/?status=active&page_size=1', {
      headers: { Authorization: `Bearer ${token}` },
    });
    return (await answer.json()).results[0].id;
  }, sessionKey);

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

/** How many movements a policy has, of whatever state, as the person at this browser reads them. */
export const movementsOf = (page: Page, policyId: number): Promise<number> =>
  page.evaluate(
    async ({ key, id }) => {
      const { token } = JSON.parse(localStorage.getItem(key) ?? '{}');
      const answer = await fetch(`/api/policy/movements/?policy=${id}&page_size=1`, {
        headers: { Authorization: `Bearer ${token}` },
      });
      return (await answer.json()).count;
    },
    { key: sessionKey, id: policyId },
  );

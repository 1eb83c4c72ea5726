import { getDashboardSummary, getMe, getMyPreferences } from '@corredor/core/operations';
import { defaultPath } from '@corredor/core/paths';
import './asked.ts';
import type { Reader } from './reader.ts';

/**
 * Asks at once for what the app will ask for first, so that its code and the answers come side by side. The app takes an answer only where
 * it would have asked with the same words. Answers what the dashboard says is due, where they were asked for.
 */
export function ask({ record, language }: Reader): Promise<Response> | undefined {
  const headers = { Accept: 'application/json', Authorization: `Bearer ${record.token}`, 'Accept-Language': language };
  const summary = getDashboardSummary.path;
  const addresses: string[] = [getMe.path, getMyPreferences.path];
  if (location.pathname === defaultPath && record.has_partner) addresses.push(summary);
  const answers = new Map(addresses.map((address) => [address, fetch(address, { headers })]));
  // Nobody may be there to take a failure.
  for (const answer of answers.values()) answer.catch(() => {});
  globalThis.corredorAsked = { answers, headers };
  return answers.get(summary);
}

// Stands in the private area's page itself, before everything else: asks at once for what the app will ask for first, so that its code and
// the answers come side by side. The app takes an answer only where it would have asked with the same words.
import { keptLanguage, languageCookie, languageDetection, pickLanguage } from '@corredor/core/i18n';
import { getDashboardSummary, getMe, getMyPreferences } from '@corredor/core/operations';
import { defaultPath } from '@corredor/core/paths';
import { isSignedIn, readSession } from '@corredor/core/session';
import './asked.ts';

const { dataset } = document.currentScript ?? {};

function begin() {
  const record = readSession(localStorage);
  const query = new URLSearchParams(location.search);
  const language = pickLanguage([
    query.get(languageDetection.lookupQuerystring),
    keptLanguage(new RegExp(`(?:^|; )${languageCookie}=([^;]*)`).exec(document.cookie)?.[1]),
    keptLanguage(localStorage.getItem('i18nextLng')),
    ...navigator.languages,
  ]);
  const words = dataset?.[language];
  // Where it does not come, the app asks again and says so.
  if (words) import(/* @vite-ignore */ words).catch(() => {});
  if (!isSignedIn(record)) return;

  const headers = { Accept: 'application/json', Authorization: `Bearer ${record.token}`, 'Accept-Language': language };
  const period = ['year', 'month'].find((one) => one === query.get('period'));
  const addresses = [getMe.path, getMyPreferences.path];
  if (location.pathname === defaultPath && record.has_partner)
    addresses.push(`${getDashboardSummary.path}${period ? `?period=${period}` : ''}`);
  const answers = new Map(addresses.map((address) => [address, fetch(address, { headers })]));
  // Nobody may be there to take a failure.
  for (const answer of answers.values()) answer.catch(() => {});
  globalThis.corredorAsked = { answers, headers };
}

try {
  begin();
} catch {
  // A browser that keeps nothing: the app finds out for itself.
}

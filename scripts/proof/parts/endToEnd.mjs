import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * What every run plays in a browser, whatever has changed: a broker's day, a policy's year, what is owed and paid, who may see what, the session,
 * the keyboard, and what strangers and partners see.
 */
const always = [
  'e2e/brokerDay.e2e.ts',
  'e2e/isolation.e2e.ts',
  'e2e/keyboardDay.e2e.ts',
  'e2e/partnerPages.e2e.ts',
  'e2e/policyYear.e2e.ts',
  'e2e/publicPages.e2e.ts',
  'e2e/receipts.e2e.ts',
  'e2e/session.e2e.ts',
];
const root = fileURLToPath(new URL('../../..', import.meta.url));
const ofTheYear = 'e2e/brokerageYear.e2e.ts';

/** What of the end-to-end tests runs in the long run, and what brings it back: see index.mjs. */
export const parts = {
  journeys: {
    proves: 'Every journey of a person goes through in a browser, not only the eight that stand for the others.',
    stage: 'e2e',
    causes: [
      'apps/',
      'packages/',
      'openapi/',
      'e2e/pages/',
      'e2e/partner-pages/',
      'e2e/support/',
      'playwright.config.ts',
      'scripts/lib/',
    ],
    files: globSync('e2e/*.e2e.ts', { cwd: root }).filter((file) => ![...always, ofTheYear].includes(file)),
    isOrdinary: true,
  },
  twins: {
    proves: 'Six journeys go the same way in their second language.',
    stage: 'e2e',
    causes: ['packages/*/src/**/messages/*.json', 'packages/core/src/words/i18n/'],
  },
  year: {
    proves: 'A brokerage lives a year with 500 policies in a browser, in both languages, and stays balanced.',
    stage: 'e2e',
    causes: ['apps/api/src/portfolio/imports/', 'packages/widgets/src/portfolio/imports/', ofTheYear],
    files: [ofTheYear],
  },
  widths: {
    proves:
      'Lists show what matters in both languages, at both densities and four widths; in every form the focus stays in sight.',
    stage: 'e2e',
    causes: [
      'packages/ui/src/data/',
      'packages/ui/src/layout/',
      'packages/ui/src/theme/',
      'packages/ui/src/text/',
      'packages/ui/src/frames/FormFrame/',
      'e2e/focusInSight.e2e.ts',
      'e2e/listWidths.e2e.ts',
    ],
  },
  coldStarts: {
    proves: 'The app takes the place of its frame unseen in both languages, at four widths.',
    stage: 'e2e',
    causes: ['apps/host/build/', 'apps/host/src/starter/', 'packages/widgets/src/shell/', 'e2e/coldStart.e2e.ts'],
  },
};

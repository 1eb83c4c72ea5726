/** What of the end-to-end tests runs in the long run, and what brings it back: see index.mjs. */
export const parts = {
  twins: {
    proves: 'Six journeys go the same way in their second language.',
    stage: 'e2e',
    causes: ['packages/*/src/**/messages/*.json', 'packages/core/src/words/i18n/'],
  },
  year: {
    proves: 'A brokerage lives a year with 500 policies in a browser, in both languages, and stays balanced.',
    stage: 'e2e',
    causes: ['apps/api/src/portfolio/imports/', 'packages/widgets/src/portfolio/imports/', 'e2e/brokerageYear.e2e.ts'],
    files: ['e2e/brokerageYear.e2e.ts'],
  },
  widths: {
    proves: 'Lists show what matters in both languages, at both densities and four widths.',
    stage: 'e2e',
    causes: [
      'packages/ui/src/data/',
      'packages/ui/src/layout/',
      'packages/ui/src/theme/',
      'packages/ui/src/text/',
      'e2e/listWidths.e2e.ts',
    ],
  },
  coldStarts: {
    proves: 'The app takes the place of its frame unseen in both languages, at four widths.',
    stage: 'e2e',
    causes: ['apps/host/build/', 'apps/host/src/starter/', 'packages/widgets/src/shell/', 'e2e/coldStart.e2e.ts'],
  },
};

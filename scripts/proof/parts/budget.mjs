/** What of this stage runs in the long run, and what brings it back: see index.mjs. */
export const parts = {
  visits: {
    proves: 'The first visit of every private route fetches in a browser what the build says, and no more than it may.',
    stage: 'budget',
    causes: ['apps/host/vite.config.ts', 'apps/host/src/routes/', 'packages/widgets/src/shell/'],
  },
};

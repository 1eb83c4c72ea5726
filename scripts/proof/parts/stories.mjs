/** What every picture and every state depends on. */
const everywhere = [
  'packages/ui/src/theme/',
  'packages/ui/src/foundation/',
  '.storybook/forcedColors.css.ts',
  '.storybook/tests/',
];

/** What of this stage runs in the long run, and what brings it back: see index.mjs. */
export const parts = {
  rooms: {
    proves: 'Every story of every room plays, is accessible and is drawn as it was, not only the first of each file.',
    stage: 'stories',
    // What is around every story; what a single file reaches is told by its imports: see storiesReached.mjs.
    causes: [
      '.storybook/*.ts',
      '.storybook/*.tsx',
      '.storybook/docs/',
      '.storybook/pseudo/',
      '.storybook/public/',
      '.storybook/tests/',
      'apps/host/public/',
      'openapi/',
      'packages/core/src/words/i18n/',
      'scripts/lib/',
      'scripts/proof/unsteady*.mjs',
      'scripts/stories.mjs',
    ],
    isOrdinary: true,
  },
  looks: {
    proves:
      'Beyond one screen of each frame, each story with all looks is drawn as it was in forced colours, at 360 px and in the other language.',
    stage: 'stories',
    causes: everywhere,
  },
  axe: {
    proves:
      'A state of a list or a record that its frame draws is accessible in every room too, not only in the story of the frame.',
    stage: 'stories',
    causes: [
      ...everywhere,
      'packages/ui/src/frames/',
      'packages/widgets/src/frames/lists/',
      'packages/widgets/src/frames/records/',
    ],
  },
};

import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

const hooks = ['useWords.ts', 'useToolWords.ts'];

/** Puts Storybook's hooks in the place of the design system's, so that its words can be shown in the pseudo-locale. The product knows nothing of it. */
export const pseudoHooks = (): Plugin => ({
  name: 'pseudo-hooks',
  enforce: 'pre',
  resolveId: (id, importer) =>
    importer?.endsWith('/foundation/words/index.ts') && hooks.includes(basename(id))
      ? join(import.meta.dirname, basename(id))
      : null,
});

import type { ComponentReference } from '../../packages/ui/src/foundation/reference/index.ts';

const references = import.meta.glob<ComponentReference>('../../packages/*/src/**/*.reference.ts', {
  import: 'reference',
});

/** What is written about the component of a file of stories, `./packages/ui/src/actions/Button/Button.stories.tsx`. */
export async function referenceOf(storiesFile: string): Promise<ComponentReference | null> {
  const beside = storiesFile.replace(/^\.\//, '../../').replace('.stories.tsx', '.reference.ts');
  return (await references[beside]?.()) ?? null;
}

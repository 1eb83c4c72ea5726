import { Canvas, DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { Controls } from './Controls.tsx';
import { StoryPicture } from './StoryPicture.tsx';
import { needsPage, storiesOf } from './stories.ts';

/** The first story, to be changed by its controls where it has any. */
export function PrimaryStory() {
  const [first] = storiesOf(useContext(DocsContext));
  if (!first) return null;
  if (needsPage(first)) return <StoryPicture story={first} label={first.name} isWhole />;
  return (
    <div>
      <Canvas of={first.moduleExport} />
      {!first.parameters.controls?.disable && <Controls story={first} />}
    </div>
  );
}

import { Canvas, Controls, DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { StoryPicture } from './StoryPicture.tsx';
import { needsPage, storiesOf } from './stories.ts';

/** The first story, to be changed by its controls where it has any. */
export function PrimaryStory() {
  const [first] = storiesOf(useContext(DocsContext));
  if (!first) return null;
  if (needsPage(first)) return <StoryPicture story={first} label={first.name} isWhole />;
  const hasControls = Object.values(first.argTypes).some(({ control }) => control !== undefined);
  return (
    <div>
      <Canvas of={first.moduleExport} />
      {hasControls && !first.parameters.controls?.disable && <Controls of={first.moduleExport} />}
    </div>
  );
}

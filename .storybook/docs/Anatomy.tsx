import { Text } from '@corredor/ui/Text';
import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useMemo } from 'react';
import type { ComponentReference } from '../../packages/ui/src/foundation/reference/index.ts';
import * as css from './docs.css.ts';
import { Rich } from './Rich.tsx';
import { Section } from './Section.tsx';
import { StoryPicture } from './StoryPicture.tsx';
import { needsPage, storyNamed } from './stories.ts';

/** The pictured story with a number on each of its parts, and what they are. */
export function Anatomy({ anatomy }: { anatomy: ComponentReference['anatomy'] }) {
  const story = storyNamed(useContext(DocsContext), anatomy.story);
  const selectors = useMemo(() => anatomy.parts.map(({ selector }) => selector), [anatomy]);
  return (
    <Section title="Anatomy">
      {story && <StoryPicture story={story} label="The parts" selectors={selectors} isWhole={needsPage(story)} />}
      <ol className={css.parts}>
        {anatomy.parts.map(({ name, what }, index) => (
          <li key={name}>
            <span className={css.partNumber} aria-hidden="true">
              {index + 1}
            </span>
            <Text as="span">
              <strong>{name}.</strong> <Rich>{what}</Rich>
            </Text>
          </li>
        ))}
      </ol>
    </Section>
  );
}

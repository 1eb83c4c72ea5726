import { Link } from '@corredor/ui/Link';
import { useOf } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import { StoryFrame } from './StoryFrame.tsx';
import { addressOf } from './stories.ts';
import * as css from './text.css.ts';

interface LiveProps {
  of: Parameters<typeof useOf>[0];
  height: number;
  width?: ComponentProps<typeof StoryFrame>['width'];
}

/** A story in a page of its own, played to its end: for whole pages and dialogs, which would take the place of the text. */
export function Live({ of, height, width = 1100 }: LiveProps) {
  const { story } = useOf(of, ['story']);
  const name = `${story.title.split('/').at(-1)}: ${story.name}`;
  return (
    <figure className={`sb-unstyled ${css.inText}`}>
      <StoryFrame storyId={story.id} title={name} width={width} height={height} />
      <figcaption className={css.caption}>
        <Link href={addressOf(story.id)}>{name}</Link>
      </figcaption>
    </figure>
  );
}

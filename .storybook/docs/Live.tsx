import { Link } from '@corredor/ui/Link';
import { Story, useOf } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import { picture } from './docs.css.ts';
import { StoryFrame } from './StoryFrame.tsx';
import { addressOf } from './stories.ts';
import * as css from './text.css.ts';

interface LiveProps {
  of: Parameters<typeof useOf>[0];
  height: number;
  width?: ComponentProps<typeof StoryFrame>['width'];
}

const nameOf = ({ title, name }: { title: string; name: string }) => `${title.split('/').at(-1)}: ${name}`;

/** A story in a page of its own, played to its end: for whole pages and dialogs, which would take the place of the text. */
export function Live({ of, height, width = 1100 }: LiveProps) {
  const { story } = useOf(of, ['story']);
  const name = nameOf(story);
  return (
    <figure className={`sb-unstyled ${css.inText}`}>
      <StoryFrame storyId={story.id} title={name} width={width} height={height} />
      <figcaption className={css.caption}>
        <Link href={addressOf(story.id)}>{name}</Link>
      </figcaption>
    </figure>
  );
}

/** A story within the text, as high as told: for views that else take the height of the window, as lists do. */
export function Part({ of, height }: Pick<LiveProps, 'of' | 'height'>) {
  const { story } = useOf(of, ['story']);
  return (
    <figure className={`sb-unstyled ${css.inText}`}>
      <div className={`${picture} ${css.inside}`} style={{ maxBlockSize: height }}>
        <Story of={of} />
      </div>
      <figcaption className={css.caption}>
        <Link href={addressOf(story.id)}>{nameOf(story)}</Link>
      </figcaption>
    </figure>
  );
}

import { Link } from '@corredor/ui/Link';
import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import * as css from './docs.css.ts';
import { Rich } from './Rich.tsx';
import { Section } from './Section.tsx';
import { addressOf, storiesOf } from './stories.ts';

/** Every story of the file. They are linked, not drawn: dozens at once would be slow to come and hard to read. */
export function StoryList({ title }: { title: string }) {
  const stories = storiesOf(useContext(DocsContext));
  return (
    <Section title={title}>
      <ul className={css.stories}>
        {stories.map(({ id, name, parameters }) => (
          <li key={id}>
            <Link href={addressOf(id)}>{name}</Link>
            {parameters.docs?.description?.story && <Rich>{String(parameters.docs.description.story)}</Rich>}
          </li>
        ))}
      </ul>
    </Section>
  );
}

import { Link } from '@corredor/ui/Link';
import { DocsContext, Story } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import type { ComponentState } from '../../packages/ui/src/foundation/reference/index.ts';
import * as css from './docs.css.ts';
import { Rich } from './Rich.tsx';
import { Section } from './Section.tsx';
import { addressOf, type FoundStory, needsPage, storyNamed } from './stories.ts';

/** Whether a story shows its state at once, on a page among others: nothing has to be pressed, and it needs no page of its own. */
const canStandHere = (story: FoundStory) =>
  story.playFunction === undefined && !needsPage(story) && !(story.parameters.screen?.width > 960);

/** Every state that a person can meet, by the stories that show them: drawn where a story stands still, else linked. */
export function States({ states }: { states: readonly ComponentState[] }) {
  const context = useContext(DocsContext);
  const [first] = context.componentStories();
  const stories = [...new Set(states.map(({ story }) => story))];
  const groups = stories.map((exported) => {
    const story = exported ? storyNamed(context, exported) : undefined;
    const shown = states.filter((state) => state.story === exported);
    return { shown, story, isDrawn: story !== undefined && story.id !== first?.id && canStandHere(story) };
  });
  return (
    <Section title="States">
      <ul className={css.states}>
        {groups.map(({ shown, story, isDrawn }) => (
          <li key={shown[0]?.name} className={css.state}>
            {shown.map(({ name, what }) => (
              <p key={name}>
                <strong className={css.stateName}>{name}</strong> <Rich>{what}</Rich>
              </p>
            ))}
            {story && isDrawn && (
              <div className={css.stateStory}>
                <Story of={story.moduleExport} />
              </div>
            )}
            {story && !isDrawn && (
              <p>
                <Link href={addressOf(story.id)}>See the story {story.name}</Link>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

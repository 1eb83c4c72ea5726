import { DocsContext, PureArgsTable } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import { RESET_STORY_ARGS, STORY_ARGS_UPDATED, UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import type { FoundStory } from './stories.ts';

type Args = FoundStory['initialArgs'];

/** Nobody writes a node or a function by hand. */
const needsCode = (control: unknown) => JSON.stringify(control ?? '').includes('object');

/** What can be turned in a story by hand: only names and controls, as the table of props says what each is. */
export function Controls({ story }: { story: FoundStory }) {
  const { channel, getStoryContext } = useContext(DocsContext);
  const [args, setArgs] = useState<Args>(() => getStoryContext(story).args);
  useEffect(() => {
    const follow = (news: { storyId: string; args: Args }) => {
      if (news.storyId === story.id) setArgs(news.args);
    };
    channel.on(STORY_ARGS_UPDATED, follow);
    return () => channel.off(STORY_ARGS_UPDATED, follow);
  }, [channel, story.id]);

  const turned = Object.entries(story.argTypes).filter(
    ([name, { control }]) => control && (typeof args[name] === 'string' || !needsCode(control)),
  );
  if (turned.length === 0) return null;
  return (
    <PureArgsTable
      compact
      inAddonPanel={false}
      sort="requiredFirst"
      rows={Object.fromEntries(turned)}
      args={args}
      storyId={story.id}
      controlsId="example"
      updateArgs={(updatedArgs) => channel.emit(UPDATE_STORY_ARGS, { storyId: story.id, updatedArgs })}
      resetArgs={(argNames) => channel.emit(RESET_STORY_ARGS, { storyId: story.id, argNames })}
    />
  );
}

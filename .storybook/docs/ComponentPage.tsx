import { components } from 'virtual:published-components';
import { Stack } from '@corredor/ui/Stack';
import { Description, useOf } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import type { ComponentReference } from '../../packages/ui/src/foundation/reference/index.ts';
import { Accessibility } from './Accessibility.tsx';
import { Anatomy } from './Anatomy.tsx';
import { Content } from './Content.tsx';
import { Contents } from './Contents.tsx';
import * as css from './docs.css.ts';
import { Instead } from './Instead.tsx';
import { Keyboard } from './Keyboard.tsx';
import { PageHead } from './PageHead.tsx';
import { PrimaryStory } from './PrimaryStory.tsx';
import { Props } from './Props.tsx';
import { referenceOf } from './references.ts';
import { States } from './States.tsx';
import { StoryList } from './StoryList.tsx';

const asked = new Map<string, Promise<ComponentReference | null>>();
function useReference(storiesFile: string) {
  const promise = asked.get(storiesFile) ?? referenceOf(storiesFile);
  asked.set(storiesFile, promise);
  return use(promise);
}

/** The page of one file of stories: a reference where somebody wrote one, else what the stories themselves say. */
export default function ComponentPage() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const title = String(preparedMeta.title);
  const storiesFile = String(preparedMeta.parameters.fileName);
  const reference = useReference(storiesFile);
  const name = title.split('/').at(-1) ?? title;
  const component = components.find((one) => one.name === name);
  const isWhole = title.startsWith('Screens/');

  return (
    <div className={`sb-unstyled ${css.page}`}>
      <Stack gap="xxlarge">
        <PageHead
          title={name}
          tags={csfFile.meta.tags ?? []}
          component={component}
          lead={reference?.purpose ?? <Description of="meta" />}
        />
        {!isWhole && <PrimaryStory />}
        {reference && <Instead alternatives={reference.instead} />}
        {reference && (
          <>
            <Anatomy anatomy={reference.anatomy} />
            <States states={reference.states} />
            <Keyboard uses={reference.keyboard} />
            <Accessibility promises={reference.accessibility} />
            <Content content={reference.content} />
          </>
        )}
        {component && <Props names={[name, ...(reference?.covers ?? [])]} />}
        <StoryList title={isWhole ? 'States' : 'Stories'} />
      </Stack>
      <Contents />
    </div>
  );
}

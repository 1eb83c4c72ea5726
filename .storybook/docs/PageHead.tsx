import type { PublishedComponent } from 'virtual:published-components';
import { Chip, type ChipTone } from '@corredor/ui/Chip';
import { Heading } from '@corredor/ui/Heading';
import { Inline } from '@corredor/ui/Inline';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import type { ReactNode } from 'react';
import { CopyName } from './CopyName.tsx';
import * as css from './docs.css.ts';
import { Rich } from './Rich.tsx';

const statuses: Record<string, { tone: ChipTone; word: string }> = {
  stable: { tone: 'positive', word: 'Stable' },
  new: { tone: 'info', word: 'New' },
  experimental: { tone: 'caution', word: 'Experimental' },
  deprecated: { tone: 'critical', word: 'Deprecated' },
};

/** What the page is about: name, state, purpose, and where it is imported from. */
export function PageHead(props: {
  title: string;
  tags: readonly string[];
  component: PublishedComponent | undefined;
  lead: ReactNode;
}) {
  const { title, tags, component, lead } = props;
  const status = tags.map((tag) => statuses[tag]).find(Boolean);
  return (
    <Stack as="header" gap="small">
      <Inline gap="small">
        <Heading level={1} size="xxl">
          {title}
        </Heading>
        {status && <Chip tone={status.tone}>{status.word}</Chip>}
      </Inline>
      <div className={css.lead}>{typeof lead === 'string' ? <Rich>{lead}</Rich> : lead}</div>
      {component && (
        <Inline gap="small">
          <CopyName>{`import { ${component.name} } from '${component.room}';`}</CopyName>
          <Text as="span" size="sm" tone="muted">
            {component.file}
          </Text>
        </Inline>
      )}
    </Stack>
  );
}

import { Heading } from '@corredor/ui/Heading';
import { Stack } from '@corredor/ui/Stack';
import type { ReactNode } from 'react';
import { Contents } from '../docs/Contents.tsx';
import * as css from '../docs/docs.css.ts';

/** The frame of a page that nobody wrote as prose: title, what it is, its sections, and their list beside it. */
export function FoundationPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <div className={`sb-unstyled ${css.page}`}>
      <Stack gap="xxlarge">
        <Stack as="header" gap="small">
          <Heading level={1} size="xxl">
            {title}
          </Heading>
          <p className={css.lead}>{lead}</p>
        </Stack>
        {children}
      </Stack>
      <Contents />
    </div>
  );
}

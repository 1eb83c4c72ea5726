import { Heading } from '@corredor/ui/Heading';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import type { ReactNode } from 'react';

export const idOf = (title: string) => title.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** A part of a page with its heading, to which the page's own list of contents leads. */
export function Section({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <Stack as="section" gap="medium">
      <Stack gap="xxsmall">
        <Heading level={2} id={idOf(title)} size="xl">
          {title}
        </Heading>
        {lead && <Text tone="muted">{lead}</Text>}
      </Stack>
      {children}
    </Stack>
  );
}

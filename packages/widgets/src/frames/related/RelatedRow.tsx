import { Inline } from '@corredor/ui/Inline';
import { Spread } from '@corredor/ui/Spread';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import type { ReactNode } from 'react';
import * as css from './RelatedRow.css.ts';

interface RelatedRowProps {
  /** A link to the record, or its name where it has no page. */
  name: ReactNode;
  /** Its state, beside the name. */
  mark?: ReactNode;
  /** What tells it from others, in one quiet line. */
  note?: ReactNode;
  /** Its one figure, at the end. */
  figure?: ReactNode;
  /** What the figure is about, below it. */
  figureNote?: ReactNode;
  /** What can be done with it here: at the end where it has no figure, else below. */
  actions?: ReactNode;
}

/** One record that belongs to another. */
export function RelatedRow({ name, mark, note, figure, figureNote, actions }: RelatedRowProps) {
  return (
    <Stack gap="xsmall">
      <Spread align="start" gap="xsmall" isWrapping={!figure}>
        <Stack gap="none">
          <Inline gap="xsmall">
            {name}
            {mark}
          </Inline>
          {note && <Text tone="muted">{note}</Text>}
        </Stack>
        {figure && (
          <div className={css.figure}>
            <Text weight="semibold" isNumeric align="end">
              {figure}
            </Text>
            {figureNote && (
              <Text tone="muted" align="end">
                {figureNote}
              </Text>
            )}
          </div>
        )}
        {!figure && actions && <Inline gap="xsmall">{actions}</Inline>}
      </Spread>
      {figure && actions && <Inline gap="xsmall">{actions}</Inline>}
    </Stack>
  );
}

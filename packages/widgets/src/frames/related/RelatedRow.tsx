import { ActionRow } from '@corredor/ui/ActionRow';
import { Inline } from '@corredor/ui/Inline';
import { Text } from '@corredor/ui/Text';
import type { ReactNode } from 'react';

interface RelatedRowProps {
  /** What stands before the words, such as a round button that ends a task. */
  lead?: ReactNode;
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
  /** What can be done with it here. */
  actions?: ReactNode;
  /** Whether they are small, such as a menu: then they stand beside the words on a phone too, and without a figure beside the name alone. */
  hasSmallActions?: boolean;
  /** Whether the first is a quiet button: below the words it begins where they begin. */
  hasQuietActions?: boolean;
}

/** One record that belongs to another. */
export function RelatedRow({ lead, name, mark, note, figure, figureNote, ...rest }: RelatedRowProps) {
  const line = note && <Text tone="muted">{note}</Text>;
  const isBelowActions = rest.hasSmallActions && !figure;
  return (
    <ActionRow
      lead={lead}
      note={isBelowActions && line}
      figure={
        figure && (
          <>
            <Text weight="semibold" isNumeric align="end">
              {figure}
            </Text>
            {figureNote && (
              <Text tone="muted" align="end">
                {figureNote}
              </Text>
            )}
          </>
        )
      }
      {...rest}
    >
      <Inline gap="xsmall">
        {name}
        {mark}
      </Inline>
      {!isBelowActions && line}
    </ActionRow>
  );
}

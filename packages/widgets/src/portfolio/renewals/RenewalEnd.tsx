import type { Renewal } from '@corredor/core/api';
import { Text } from '@corredor/ui/Text';
import { VisuallyHidden } from '@corredor/ui/VisuallyHidden';
import { useFormats } from '../../base/app/index.ts';
import * as css from './renewalCells.css.ts';
import { nearness, useRenewalWords } from './useRenewalWords.ts';

/** When a term ends, and how near that is, until it is decided what becomes of it. */
export function RenewalEnd({ end_date: day, days_left: days }: Pick<Renewal, 'end_date' | 'days_left'>) {
  const { date } = useFormats();
  const { daysLeft, daysShort } = useRenewalWords();
  return (
    <span className={css.end}>
      <span>{date(day)}</span>
      {days !== null && (
        <Text as="span" size="xs" tone={nearness(days) ?? 'muted'} weight="medium" isNumeric>
          <span aria-hidden>{daysShort(days)}</span>
          <VisuallyHidden>{daysLeft(days)}</VisuallyHidden>
        </Text>
      )}
    </span>
  );
}

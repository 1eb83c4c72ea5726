import type { Renewal } from '@corredor/core/api';
import { Avatar } from '@corredor/ui/Avatar';
import { Icon } from '@corredor/ui/Icon';
import { Text } from '@corredor/ui/Text';
import { VisuallyHidden } from '@corredor/ui/VisuallyHidden';
import { UserX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import * as css from './renewalCells.css.ts';

import { nearness, useRenewalWords } from './useRenewalWords.ts';

interface RenewalEndProps extends Pick<Renewal, 'end_date' | 'days_left'> {
  /** The line of the term, beside it where there is room. */
  children?: ReactNode;
}

/** When a term ends, and how near that is, until it is decided what becomes of it. */
export function RenewalEnd({ end_date: day, days_left: days, children }: RenewalEndProps) {
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
      {children}
    </span>
  );
}

/** The stage of a renewal, with the next action and its day below it. */
export function RenewalStanding({ row }: { row: Renewal }) {
  const { t } = useTranslation('renewals');
  const { nearDate } = useFormats();
  const { stageName } = useRenewalWords();
  const { next_action_on: nextAction, outcome } = row;
  return (
    <span className={css.standing}>
      <span className={css.stage}>{stageName(row.stage)}</span>
      {nextAction && !outcome && <span className={css.step}>{t('followUp', { date: nearDate(nextAction) })}</span>}
    </span>
  );
}

/** Who sees to a term, by their initials; that nobody does is a sign of its own until it is decided what becomes of the term. */
export function RenewalOwner({ assignee, outcome }: Pick<Renewal, 'assignee' | 'outcome'>) {
  const { t } = useTranslation('renewals');
  if (assignee)
    return (
      <span title={assignee.name}>
        <Avatar name={assignee.name} size="small" />
        <VisuallyHidden>{assignee.name}</VisuallyHidden>
      </span>
    );
  return outcome ? null : (
    <Text as="span" tone="critical">
      <span title={t('nobody')}>
        <Icon of={UserX} size={20} label={t('nobody')} />
      </span>
    </Text>
  );
}

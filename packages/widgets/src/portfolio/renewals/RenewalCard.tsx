import type { Renewal } from '@corredor/core/api';
import { Chip } from '@corredor/ui/Chip';
import { Icon } from '@corredor/ui/Icon';
import { Inline } from '@corredor/ui/Inline';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { VisuallyHidden } from '@corredor/ui/VisuallyHidden';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import { CardText, unbroken } from '../../frames/boards/index.ts';
import { RenewalNotices } from './RenewalNotices.tsx';
import { RenewalRiskChip } from './RenewalRiskChip.tsx';
import { RenewalOwner } from './renewalCells.tsx';
import { isUncovered, nearness, useRenewalWords, waitsForDraft } from './useRenewalWords.ts';

/** Which policy a card of the board is about, with a sign where its term is at risk: its first line. */
export function RenewalCardTitle({ row, href }: { row: Renewal; href: string }) {
  return (
    <Inline gap="xxsmall" isWrapping={false}>
      <RiskSign {...row} />
      <CardText text={row.policy.name} href={href} />
    </Inline>
  );
}

/** A term that ends, on the board, below its title in three lines: whose it is, and who sees to it; with whom and for how much; the line of it, and below that how soon it ends, and when somebody sees to it next. */
export function RenewalCard({ row, line }: { row: Renewal; line: ReactNode }) {
  const { t } = useTranslation('renewals');
  const { date, money, nearDate } = useFormats();
  const { change } = useRenewalWords();
  const { next, currency, next_action_on: nextAction } = row;
  const insurer = row.provider?.short_name ?? row.provider?.name;
  const before = money(row.net_premium, currency);
  const after = next && next.net_premium !== row.net_premium && money(next.net_premium, currency);
  const percent = change(row.premium_change);
  const premiums = !after
    ? before
    : percent
      ? t('board.premiumsBy', { before, after, percent })
      : t('board.premiums', { before, after });
  return (
    <Stack gap="xxsmall">
      <Inline gap="xsmall" justify="between" align="start" isWrapping={false}>
        <CardText text={row.contractor?.name} />
        <RenewalOwner {...row} />
      </Inline>
      {after ? (
        <CardText tone="muted" text={[insurer, premiums]} />
      ) : (
        <Inline gap="xsmall" justify="between" isWrapping={false}>
          <CardText tone="muted" lines={1} text={insurer} />
          <Text size="sm" tone="muted" isNumeric>
            {premiums}
          </Text>
        </Inline>
      )}
      {line}
      <Inline gap="xsmall" justify="between">
        {row.outcome ? <RenewalRiskChip {...row} /> : <DaysLeft {...row} />}
        {nextAction && !row.outcome && (
          <Text size="sm" tone="muted">
            <span title={t('board.next', { date: date(nextAction) })}>
              {unbroken(t('followUp', { date: nearDate(nextAction) }))}
            </span>
          </Text>
        )}
      </Inline>
      {row.notices.length > 0 && (
        <Inline gap="xsmall">
          <RenewalNotices notices={row.notices} />
        </Inline>
      )}
    </Stack>
  );
}

/** A sign before the number where the risk says more than the days left do, with the reasons under the pointer; whoever hears the page hears how much. */
function RiskSign(row: Pick<Renewal, 'risk' | 'outcome' | 'risk_reasons' | 'days_left'>) {
  const { t } = useTranslation('renewals');
  const { reasons } = useRenewalWords();
  const { risk, outcome } = row;
  const isOver = isUncovered(row);
  const isAtRisk = risk === 'medium' || risk === 'high';
  // That a next term is missing hangs on the days, which stand on the card.
  if (outcome || !isAtRisk || row.risk_reasons.every((reason) => reason === 'no_offer')) return null;
  const isPressing = isOver || risk === 'high';
  // Both where both are so; a low risk says nothing of a term that is over.
  const words = [isOver && t('uncoveredShort'), isAtRisk && t(`risk.${risk}`)].filter(Boolean);
  return (
    <Text tone={isPressing ? 'critical' : 'caution'}>
      <span title={[...words.map((word) => `${word}.`), ...reasons(row)].join(' ')}>
        <Icon of={isPressing ? CircleAlert : TriangleAlert} label={words.join(', ')} />
      </span>
    </Text>
  );
}

/** When it ends, and how near that is. */
function DaysLeft(row: Pick<Renewal, 'days_left' | 'end_date' | 'outcome' | 'next'>) {
  const { t } = useTranslation('renewals');
  const { days_left: days, end_date } = row;
  const { date } = useFormats();
  const { daysLeft, daysShort } = useRenewalWords();
  if (days === null) return <CardText tone="muted" text={date(end_date)} />;
  const over = isUncovered(row) && t(waitsForDraft(row) ? 'toActivateShort' : 'uncoveredShort');
  return (
    <span title={[over, date(end_date)].filter(Boolean).join(' · ')}>
      <Chip tone={nearness(days) ?? 'neutral'}>
        <span aria-hidden>{daysShort(days)}</span>
        <VisuallyHidden>{[over, daysLeft(days), date(end_date)].filter(Boolean).join(', ')}</VisuallyHidden>
      </Chip>
    </span>
  );
}

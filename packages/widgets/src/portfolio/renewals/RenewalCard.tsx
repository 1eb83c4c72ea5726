import type { Renewal } from '@corredor/core/api';
import { Avatar } from '@corredor/ui/Avatar';
import { Chip } from '@corredor/ui/Chip';
import { Icon } from '@corredor/ui/Icon';
import { Inline } from '@corredor/ui/Inline';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { VisuallyHidden } from '@corredor/ui/VisuallyHidden';
import { CircleAlert, TriangleAlert, UserX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import { CardText, unbroken } from '../../frames/boards/index.ts';
import { RenewalNotices } from './RenewalNotices.tsx';
import { RenewalRiskChip } from './RenewalRiskChip.tsx';
import { useRenewalWords } from './useRenewalWords.ts';

/** A term that ends, on the board, in four lines: which policy, whose, with whom and for how much, when it ends and who sees to it; a fifth says what comes next. */
export function RenewalCard({ row, href }: { row: Renewal; href: string }) {
  const { t } = useTranslation('renewals');
  const { money, shortDate } = useFormats();
  const { change } = useRenewalWords();
  const { next, currency, assignee, next_action_on: nextAction } = row;
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
      <Inline gap="xxsmall" isWrapping={false}>
        <RiskSign {...row} />
        <CardText text={row.policy.name} href={href} />
      </Inline>
      <CardText text={row.contractor?.name} />
      <CardText tone="muted" text={[row.provider?.short_name ?? row.provider?.name, premiums]} />
      <Inline gap="xsmall" justify="between">
        {row.outcome ? <RenewalRiskChip {...row} /> : <DaysLeft {...row} />}
        {assignee ? (
          <span title={assignee.name}>
            <Avatar name={assignee.name} size="small" />
            <VisuallyHidden>{assignee.name}</VisuallyHidden>
          </span>
        ) : (
          <Text tone="critical">
            <span title={t('nobody')}>
              <Icon of={UserX} size={20} label={t('nobody')} />
            </span>
          </Text>
        )}
      </Inline>
      <CardText tone="muted" text={nextAction && t('board.next', { date: unbroken(shortDate(nextAction)) })} />
      {row.notices.length > 0 && (
        <Inline gap="xsmall">
          <RenewalNotices notices={row.notices} />
        </Inline>
      )}
    </Stack>
  );
}

/** A sign before the number where a term is at risk; whoever hears the page hears the words. */
function RiskSign({ risk, outcome }: Pick<Renewal, 'risk' | 'outcome'>) {
  const { t } = useTranslation('renewals');
  if (outcome || risk === null || risk === 'low') return null;
  return (
    <Text tone={risk === 'high' ? 'critical' : 'caution'}>
      <span title={t(`risk.${risk}`)}>
        <Icon of={risk === 'high' ? CircleAlert : TriangleAlert} label={t(`risk.${risk}`)} />
      </span>
    </Text>
  );
}

/** When it ends, and how near that is. */
function DaysLeft({ days_left: days, end_date }: Pick<Renewal, 'days_left' | 'end_date'>) {
  const { t } = useTranslation('renewals');
  const { date, shortDate } = useFormats();
  const { daysLeft } = useRenewalWords();
  if (days === null) return <CardText tone="muted" text={date(end_date)} />;
  const tone = days < 0 ? 'critical' : days <= 7 ? 'caution' : 'neutral';
  const short =
    days === 0 ? t('days.today') : days < 0 ? t('days.ago', { count: -days }) : t('days.short', { count: days });
  return (
    <Inline gap="xsmall">
      <Chip tone={tone}>
        <span aria-hidden>{short}</span>
        <VisuallyHidden>{daysLeft(days)}</VisuallyHidden>
      </Chip>
      <Text size="sm" tone="muted">
        {unbroken(shortDate(end_date))}
      </Text>
    </Inline>
  );
}

import type { PolicyRow, PolicyStatus } from '@corredor/core/api';
import { daysBetween, type PlainDate } from '@corredor/core/dates';
import { Chip } from '@corredor/ui/Chip';
import type { IconType } from '@corredor/ui/Icon';
import { VisuallyHidden } from '@corredor/ui/VisuallyHidden';
import { CircleCheck, CircleDashed, Clock, Lock, RefreshCw, ShieldOff, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';
import { pressingEnd } from './pressingEnd.ts';
import * as css from './TwoLines.css.ts';

type StatusTone = 'neutral' | 'positive' | 'caution' | 'critical';

const looks: Record<PolicyStatus, { tone: StatusTone; icon: IconType }> = {
  draft: { tone: 'neutral', icon: CircleDashed },
  active: { tone: 'positive', icon: CircleCheck },
  closed: { tone: 'critical', icon: Lock },
  expired: { tone: 'caution', icon: Clock },
};

/** The state of a policy as a word, an icon and a colour; that its term is over and undecided has the heaviest. */
export function PolicyStatusChip({ status, isLapsed = false }: { status: PolicyStatus; isLapsed?: boolean }) {
  const { t } = useTranslation('common');
  return (
    <Chip {...looks[status]} tone={isLapsed ? 'critical' : looks[status].tone}>
      {t(`policyStatus.${status}`)}
    </Chip>
  );
}

/** The same with what presses: that it is over and undecided, what is late of its money, or how soon it ends; where there is little room that alone. */
export function PolicyState({ policy, isShort = false }: { policy: PolicyRow; isShort?: boolean }) {
  const pressing = usePressing(policy);
  if (!pressing) return <PolicyStatusChip status={policy.status} />;
  const { tone, icon, alone, words, spoken } = pressing;
  if (isShort)
    return (
      <Chip tone={tone} icon={icon}>
        {alone}
      </Chip>
    );
  return (
    <span className={css.state}>
      <PolicyStatusChip status={policy.status} isLapsed={policy.is_lapsed} />
      <span className={css.pressing[tone]}>
        <span aria-hidden={spoken ? true : undefined}>{words}</span>
        {spoken && <VisuallyHidden>{spoken}</VisuallyHidden>}
      </span>
    </span>
  );
}

/** What presses most of a policy, in words beside its state and alone; undefined where nothing does. */
function usePressing(policy: PolicyRow) {
  const { t } = useTranslation('policies');
  const now = useFormats().today();
  const end = pressingEnd(policy, now);
  const [late] = policy.year_line.late.toSorted();
  const count = Math.abs(end?.days ?? 0);
  if (end?.tone === 'critical')
    return {
      ...{ tone: end.tone, icon: ShieldOff, alone: t('gap.now') },
      ...{ words: t('list.ago', { count }), spoken: t('header.daysAgo', { count }) },
    };
  if (policy.status !== 'draft' && late !== undefined) {
    const words = t('list.late', { count: daysBetween(late, now) });
    return { tone: 'critical' as const, icon: TriangleAlert, alone: words, words, spoken: undefined };
  }
  return (
    end && {
      ...{ tone: end.tone, icon: Clock, alone: count === 0 ? t('list.endsToday') : t('list.endsIn', { count }) },
      ...{ words: count === 0 ? t('next.today') : t('next.in', { count }), spoken: t('header.daysLeft', { count }) },
    }
  );
}

/** The same among the terms of one customer or thing: one that was closed because its next term began is no loss, one that is over and undecided covers nothing. */
export function TermStatusChip({ policy }: { policy: Pick<PolicyRow, 'status' | 'closed_reason' | 'is_lapsed'> }) {
  const { t } = useTranslation('policies');
  const { status, closed_reason: reason, is_lapsed: isLapsed } = policy;
  if (isLapsed) return <Chip tone="critical">{t('gap.now')}</Chip>;
  if (status !== 'closed' || reason !== 'renewed') return <PolicyStatusChip status={status} />;
  return <Chip icon={RefreshCw}>{t('of.renewed')}</Chip>;
}

/** The colour that a policy's state has in drawings. */
export const toneOf = (status: PolicyStatus) => looks[status].tone;

/** The colour of a policy's term, heavier as its end presses; what is over for good stays quiet, so that what is still late on it shows. */
export const termToneOf = (policy: Parameters<typeof pressingEnd>[0], today: PlainDate): StatusTone =>
  pressingEnd(policy, today)?.tone ?? (policy.status === 'closed' ? 'neutral' : toneOf(policy.status));

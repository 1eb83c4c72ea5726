import type { PolicyRow, PolicyStatus } from '@corredor/core/api';
import { daysBetween } from '@corredor/core/dates';
import { Chip } from '@corredor/ui/Chip';
import type { IconType } from '@corredor/ui/Icon';
import { CircleCheck, CircleDashed, Clock, Lock, RefreshCw, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';
import * as css from './TwoLines.css.ts';

type StatusTone = 'neutral' | 'positive' | 'caution' | 'critical';

const looks: Record<PolicyStatus, { tone: StatusTone; icon: IconType }> = {
  draft: { tone: 'neutral', icon: CircleDashed },
  active: { tone: 'positive', icon: CircleCheck },
  closed: { tone: 'critical', icon: Lock },
  expired: { tone: 'caution', icon: Clock },
};

/** The state of a policy as a word, an icon and a colour. */
export function PolicyStatusChip({ status }: { status: PolicyStatus }) {
  const { t } = useTranslation('common');
  return <Chip {...looks[status]}>{t(`policyStatus.${status}`)}</Chip>;
}

/** The same with what is late of its money, for how long; where there is little room that alone. */
export function PolicyState({ policy, isShort = false }: { policy: PolicyRow; isShort?: boolean }) {
  const { t } = useTranslation('policies');
  const { today } = useFormats();
  const [oldest] = policy.year_line.late.toSorted();
  if (policy.status === 'draft' || oldest === undefined) return <PolicyStatusChip status={policy.status} />;
  const words = t('list.late', { count: daysBetween(oldest, today()) });
  if (isShort)
    return (
      <Chip tone="critical" icon={TriangleAlert}>
        {words}
      </Chip>
    );
  return (
    <span className={css.state}>
      <PolicyStatusChip status={policy.status} />
      <span className={css.late}>{words}</span>
    </span>
  );
}

/** The same among the terms of one customer or thing: one that was closed because its next term began is no loss. */
export function TermStatusChip({ status, closed_reason: reason }: Pick<PolicyRow, 'status' | 'closed_reason'>) {
  const { t } = useTranslation('policies');
  if (status !== 'closed' || reason !== 'renewed') return <PolicyStatusChip status={status} />;
  return <Chip icon={RefreshCw}>{t('of.renewed')}</Chip>;
}

/** The colour that a policy's state has in drawings. */
export const toneOf = (status: PolicyStatus) => looks[status].tone;

/** The colour of a policy's term; what is over stays quiet, so that what is still late on it shows. */
export const termToneOf = (status: PolicyStatus) => (status === 'closed' ? 'neutral' : toneOf(status));

import type { PolicyRow, PolicyStatus } from '@corredor/core/api';
import { Chip } from '@corredor/ui/Chip';
import type { IconType } from '@corredor/ui/Icon';
import { CircleCheck, CircleDashed, Clock, Lock, RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';

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

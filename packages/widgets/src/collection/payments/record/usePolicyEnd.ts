import type { Payment } from '@corredor/core/api';
import { getPolicy } from '@corredor/core/operations';
import { endsOn } from '@corredor/core/policies';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCan, useClient, useFormats } from '../../../base/app/index.ts';
import { queryOf } from '../../../base/data/index.ts';

/** That the policy of an instalment is over, why and since when, and whether the instalment falls due only after that; undefined while it runs, and for who may not see policies. */
export function usePolicyEnd({ policy_id: policyId, kind, is_paid, due_date }: Payment) {
  const { t } = useTranslation('payments');
  const { date } = useFormats();
  const policy = useQuery({
    ...queryOf(useClient(), getPolicy, { path: { policyId } }),
    enabled: useCan('policy_app.view_policy'),
  }).data;
  if (!policy || policy.status === 'draft') return undefined;
  const { status, closed_on, closed_reason } = policy;
  const end = endsOn(policy);
  const isOver = status === 'expired' || status === 'closed';
  const reason = status === 'closed' ? (closed_reason ?? 'closed') : 'ended';
  const day = (status === 'closed' && closed_on) || end;
  return {
    words: isOver ? t(`policyEnd.${reason}`, { date: date(day) }) : undefined,
    /** What is renewed goes on. */
    isGone: isOver && reason !== 'renewed',
    after:
      kind === 'premium' && !is_paid && end !== null && due_date > end
        ? t('policyEnd.dueAfter', { date: date(end) })
        : undefined,
  };
}

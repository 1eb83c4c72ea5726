import type { Policy } from '@corredor/core/api';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';

/** What tells a policy from others of its number: contractor, state and term. */
export function usePolicyLine(): (policy: Policy) => string {
  const { t } = useTranslation('common');
  const { shortDate } = useFormats();
  return ({ contractor, status, start_date, end_date }) =>
    [
      contractor?.name,
      t(`policyStatus.${status}`),
      start_date && end_date && `${shortDate(start_date)} – ${shortDate(end_date)}`,
    ]
      .filter(Boolean)
      .join(' · ');
}

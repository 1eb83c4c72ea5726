import type { PolicyMissing } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import { useTranslation } from 'react-i18next';

/** Says what a draft lacks before it can be enabled, each with the address of its field. */
export function useMissing() {
  const { t } = useTranslation(['policies', 'common']);
  const words: Record<PolicyMissing, string> = {
    contractor_id: t('common:validation.selectContractor'),
    payer_id: t('common:validation.selectPayer'),
    branch_id: t('missing.branch_id'),
    provider_id: t('missing.provider_id'),
    number: t('missing.number'),
    start_date: t('missing.start_date'),
    end_date: t('missing.end_date'),
    insureds: t('common:validation.insuredRequired'),
    extra: t('missing.extra'),
  };
  return (policyId: number, missing: readonly PolicyMissing[]) =>
    missing.map((field) => ({ field, message: words[field], href: fieldHref(policyId, field) }));
}

/** A field of a policy's form. */
export const fieldHref = (policyId: number, field: PolicyMissing) =>
  `${paths.policy(policyId)}?${new URLSearchParams(field === 'insureds' ? { tab: 'insureds' } : { field })}`;

/** The list of a policy's vehicles. */
export const doubtHref = (policyId: number) => `${paths.policy(policyId)}?${new URLSearchParams({ tab: 'insureds' })}`;

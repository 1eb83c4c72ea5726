import type { Renewal } from '@corredor/core/api';
import { listPayments } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { Link } from '@corredor/ui/Link';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCan, useClient } from '../../base/app/index.ts';
import { queryOf } from '../../base/data/index.ts';

/** How the ending term was paid. */
export function RenewalInstalments({ renewal: { policy_id } }: { renewal: Renewal }) {
  const { t } = useTranslation('renewals');
  const query = { policy: policy_id, status: 'delayed' as const, page_size: 1 };
  const late = useQuery({
    ...queryOf(useClient(), listPayments, { query }),
    enabled: useCan('policy_app.view_payment'),
  }).data;
  if (!late) return null;
  return (
    <Link href={`${paths.policyRecord(policy_id)}?tab=payments`}>
      {late.count > 0 ? t('instalments.late', { count: late.count }) : t('instalments.none')}
    </Link>
  );
}

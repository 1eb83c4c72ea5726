import { listPolicies } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { endsOn } from '@corredor/core/policies';
import { Link } from '@corredor/ui/Link';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCan, useClient, useFormats } from '../../../base/app/index.ts';
import { pageOf } from '../../../base/data/index.ts';
import { toListState } from '../../../frames/lists/index.ts';
import { RelatedList, RelatedRow } from '../../../frames/related/index.ts';
import { PolicyStatusChip } from '../parts/policyStatus.tsx';
import { SmallYearLine } from '../yearLine/SmallYearLine.tsx';

const shown = 5;

/** The newest policies of one customer, vehicle or insurer on its page, with the way to all. Draws nothing for who may not see policies. */
export function RelatedPolicies(whose: { customer: number } | { vehicle: number } | { provider: number }) {
  const { t } = useTranslation(['policies', 'common']);
  const { money, date } = useFormats();
  const canView = useCan('policy_app.view_policy');
  const query = pageOf(useClient(), listPolicies, { query: { ...whose, page_size: shown, ordering: '-end_date' } });
  const policies = useQuery({ ...query, enabled: canView });
  const list = toListState(policies);
  if (!canView) return null;
  return (
    <RelatedList
      title={t('common:menu.policies')}
      list={list}
      empty={t('of.none')}
      all={{
        label: t('of.all', { count: list.status === 'ready' ? list.total : 0 }),
        href: paths.policies(whose),
      }}
      onRetry={() => void policies.refetch()}
    >
      {(policy) => (
        <RelatedRow
          name={
            <Link tone="strong" href={paths.policyRecord(policy.id)}>
              {policy.number ?? t('unnumbered')}
            </Link>
          }
          mark={<PolicyStatusChip status={policy.status} />}
          note={
            <>
              {[policy.branch?.name, 'provider' in whose ? policy.contractor?.name : policy.provider?.name]
                .filter(Boolean)
                .join(' · ')}
              <SmallYearLine policy={policy} />
            </>
          }
          figure={money(policy.current_total, policy.currency)}
          figureNote={endsOn(policy) ? t('of.ends', { date: date(endsOn(policy)) }) : undefined}
        />
      )}
    </RelatedList>
  );
}

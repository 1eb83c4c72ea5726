import type { PolicyRow } from '@corredor/core/api';
import { listPolicies } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { coverGapOf, endsOn } from '@corredor/core/policies';
import { Banner } from '@corredor/ui/Banner';
import { Link } from '@corredor/ui/Link';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCan, useClient, useFormats } from '../../../base/app/index.ts';
import { pageOf } from '../../../base/data/index.ts';
import { toListState } from '../../../frames/lists/index.ts';
import { RelatedList, RelatedRow } from '../../../frames/related/index.ts';
import { TermStatusChip } from '../parts/policyStatus.tsx';
import { SmallYearLine } from '../yearLine/SmallYearLine.tsx';

const shown = 5;

/** The newest policies of one customer, vehicle or insurer on its page, with the way to all. Draws nothing for who may not see policies. */
export function RelatedPolicies(whose: { customer: number } | { vehicle: number } | { provider: number }) {
  const { t } = useTranslation(['policies', 'common']);
  const { money, date, today } = useFormats();
  const canView = useCan('policy_app.view_policy');
  const query = pageOf(useClient(), listPolicies, { query: { ...whose, page_size: shown, ordering: '-end_date' } });
  const policies = useQuery({ ...query, enabled: canView });
  const list = toListState(policies);
  if (!canView) return null;
  const endNoteOf = (policy: PolicyRow) => {
    const end = endsOn(policy);
    return end ? t(end < today() ? 'of.ended' : 'of.ends', { date: date(end) }) : undefined;
  };
  const found = 'vehicle' in whose && list.status === 'ready' ? list.rows : [];
  return (
    <>
      {list.status === 'ready' && <CoverGapBanner policies={found} isWhole={list.total <= shown} />}
      <RelatedList
        title={t('common:menu.policies')}
        list={list}
        hasCount
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
            mark={<TermStatusChip {...policy} />}
            note={
              <>
                {[policy.branch?.name, 'provider' in whose ? policy.contractor?.name : policy.provider?.name]
                  .filter(Boolean)
                  .join(' · ')}
                <SmallYearLine policy={policy} />
              </>
            }
            figure={money(policy.current_total, policy.currency)}
            figureNote={endNoteOf(policy)}
          />
        )}
      </RelatedList>
    </>
  );
}

/** Says that no policy covers a thing any more, and leads to the last one that did. */
function CoverGapBanner({ policies, isWhole }: { policies: readonly PolicyRow[]; isWhole: boolean }) {
  const { t } = useTranslation('policies');
  const { date, today } = useFormats();
  const gap = coverGapOf(policies, today());
  // They come by their ends: once one that has ended is among them, all that could still cover it are.
  const isKnown =
    isWhole || policies.some(({ status, end_date }) => status !== 'draft' && end_date !== null && end_date < today());
  if (!gap || !isKnown) return null;
  const { id, number } = gap.last;
  return (
    <Banner
      tone="critical"
      title={t('gap.now')}
      action={<Link href={paths.policyRecord(id)}>{t('gap.last', { number: number ?? t('unnumbered') })}</Link>}
    >
      {gap.since ? t('gap.since', { date: date(gap.since) }) : t('gap.text')}
    </Banner>
  );
}

import type { PolicyRow } from '@corredor/core/api';
import { listPolicies } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { coverGapOf, endsOn } from '@corredor/core/policies';
import { Banner } from '@corredor/ui/Banner';
import { Link } from '@corredor/ui/Link';
import { LinkButton } from '@corredor/ui/LinkButton';
import { Text } from '@corredor/ui/Text';
import { VisuallyHidden } from '@corredor/ui/VisuallyHidden';
import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCan, useClient, useFormats } from '../../../base/app/index.ts';
import { pageOf } from '../../../base/data/index.ts';
import { type ListState, toListState } from '../../../frames/lists/index.ts';
import { RelatedList, RelatedRow } from '../../../frames/related/index.ts';
import { TermStatusChip } from '../parts/policyStatus.tsx';
import { SmallYearLine } from '../yearLine/SmallYearLine.tsx';
import { useLapsedTerms } from './useLapsedTerms.ts';

const shown = 5;

/** The newest policies of one customer, vehicle or insurer on its page, before them a customer's terms that are over and undecided, with the way to all. Draws nothing for who may not see policies. */
export function RelatedPolicies(whose: { customer: number } | { vehicle: number } | { provider: number }) {
  const { t } = useTranslation(['policies', 'common']);
  const { money, date, today } = useFormats();
  const canView = useCan('policy_app.view_policy');
  const canChange = useCan('policy_app.change_policy');
  const query = pageOf(useClient(), listPolicies, { query: { ...whose, page_size: shown, ordering: '-end_date' } });
  const policies = useQuery({ ...query, enabled: canView });
  const lapsed = useLapsedTerms('customer' in whose ? whose.customer : undefined);
  const found = toListState(policies);
  // Nothing changes its place once it is there.
  const list = lapsed.isPending ? ({ status: 'loading' } as const) : pressingFirst(found, lapsed.rows);
  if (!canView) return null;
  const noteOf = (policy: PolicyRow) => {
    const { branch, contractor, provider } = policy;
    const end = endsOn(policy);
    const other = 'provider' in whose ? contractor?.name : (provider?.short_name ?? provider?.name);
    return [branch?.name, other, end && t(end < today() ? 'of.ended' : 'of.ends', { date: date(end) })]
      .filter(Boolean)
      .join(' · ');
  };
  const ofVehicle = 'vehicle' in whose && list.status === 'ready' ? list.rows : [];
  const isNamesake = ({ id, number }: PolicyRow) =>
    list.status === 'ready' && list.rows.some((other) => other.id !== id && other.number === number);
  return (
    <>
      {list.status === 'ready' && <CoverGapBanner policies={ofVehicle} isWhole={list.total <= shown} />}
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
              <>
                <Link tone="strong" href={paths.policyRecord(policy.id)}>
                  {policy.number ?? t('unnumbered')}
                </Link>
                {isNamesake(policy) && <Text tone="muted">{yearsOf(policy)}</Text>}
              </>
            }
            mark={<TermStatusChip policy={policy} />}
            note={
              <>
                {noteOf(policy)}
                <SmallYearLine policy={policy} />
              </>
            }
            figure={money(policy.current_total, policy.currency)}
            actions={
              policy.is_lapsed &&
              canChange &&
              policy.allowed_actions.includes('renew') && (
                <LinkButton size="small" icon={RefreshCw} href={paths.policyMove(policy.id)}>
                  {t('gap.renew')}
                  <VisuallyHidden> {policy.number}</VisuallyHidden>
                </LinkButton>
              )
            }
          />
        )}
      </RelatedList>
    </>
  );
}

/** The years of a term, which tell it from others of its number. */
const yearsOf = ({ start_date, end_date }: PolicyRow) =>
  [...new Set([start_date, end_date].flatMap((day) => (day ? [day.slice(0, 4)] : [])))].join('–');

/** What is over and undecided stands above everything else. */
function pressingFirst(list: ListState<PolicyRow>, lapsed: readonly PolicyRow[]): ListState<PolicyRow> {
  if (list.status !== 'ready' || lapsed.length === 0) return list;
  const others = list.rows.filter(({ id }) => lapsed.every((one) => one.id !== id));
  return { ...list, rows: [...lapsed, ...others].slice(0, shown) };
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

import type { DashboardCollection, DashboardProduction, RetentionByGroup } from '@corredor/core/api';
import { getDashboardCollection, getDashboardProduction, getRenewalRetention } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { Sparkline } from '@corredor/ui/Sparkline';
import { Stat } from '@corredor/ui/Stat';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import type { RecordState } from '../../frames/records/index.ts';
import * as css from './FiguresBlock.css.ts';
import { useBlock } from './useBlock.ts';
import { useMonthWords } from './useMonthWords.ts';
import { useOwnRows } from './useOwnRows.ts';

export interface FiguresRights {
  canViewPolicies: boolean;
  canViewPayments: boolean;
  canViewRenewals: boolean;
}

/** How the brokerage does this month: production, collection and retention, each by its own request. */
export function FiguresBlock({ isNear, ...rights }: FiguresRights & { isNear: boolean }) {
  const production = useBlock(getDashboardProduction, isNear && rights.canViewPolicies);
  const collection = useBlock(getDashboardCollection, isNear && rights.canViewPayments);
  const retention = useBlock(getRenewalRetention, isNear && rights.canViewRenewals, { query: { by: 'branch' } });
  return (
    <FiguresView {...rights} production={production.state} collection={collection.state} retention={retention.state} />
  );
}

interface FiguresViewProps extends FiguresRights {
  production: RecordState<DashboardProduction>;
  collection: RecordState<DashboardCollection>;
  retention: RecordState<RetentionByGroup>;
}

/** Three figures one below the other, each with what must be held for it, for the frame that is drawn first; one that could not be had leaves its place to the chart below, which says why. */
export function FiguresView({ canViewPolicies, canViewPayments, canViewRenewals, ...states }: FiguresViewProps) {
  return (
    <div className={css.figures}>
      {canViewPolicies && <Production state={states.production} />}
      {canViewPayments && <Collection state={states.collection} />}
      {canViewRenewals && <Retention state={states.retention} />}
    </div>
  );
}

/** What the line below a figure shows, for who cannot see it. */
function useLineWords() {
  const { t } = useTranslation('dashboard');
  const { money } = useFormats();
  const { monthOf, between } = useMonthWords();
  return (title: string, months: readonly { day: string; amount: string }[], currency: string) => {
    // Nothing is known yet.
    if (months.length === 0) return title;
    const [most] = months.toSorted((one, other) => Number(other.amount) - Number(one.amount));
    return t('figures.line', {
      title,
      period: between(months.map(({ day }) => day)),
      now: money(months.at(-1)?.amount, currency),
      most: money(most?.amount, currency),
      month: most ? monthOf(most.day, 'long') : '',
    });
  };
}

function Production({ state }: { state: RecordState<DashboardProduction> }) {
  const { t } = useTranslation('dashboard');
  const { money } = useFormats();
  const { own } = useOwnRows();
  const { monthOf } = useMonthWords();
  const lineWords = useLineWords();
  if (state.status === 'failed') return null;
  const record = state.status === 'ready' ? state.record : null;
  const months = record?.months ?? [];
  const month = months.at(-1);
  return (
    <div data-needs={paths.policies()}>
      <Stat
        label={month ? t('figures.production', { month: monthOf(month.starts_from, 'long') }) : t('production.title')}
        value={money(month?.total, record?.currency)}
        note={t('figures.productionNote', { amount: money(month?.last_year ?? '0.00', record?.currency) })}
        href={paths.policies({
          is_activated: true,
          starts_from: month?.starts_from,
          starts_to: month?.starts_to,
          ordering: 'start_date',
          ...own,
        })}
        isLoading={!record}
      >
        <Sparkline
          label={lineWords(
            t('production.title'),
            months.map(({ starts_from: day, total: amount }) => ({ day, amount })),
            record?.currency ?? '',
          )}
          values={months.map(({ total }) => Number(total))}
          compared={months.map(({ last_year }) => Number(last_year))}
        />
      </Stat>
    </div>
  );
}

function Collection({ state }: { state: RecordState<DashboardCollection> }) {
  const { t } = useTranslation('dashboard');
  const { money } = useFormats();
  const { own } = useOwnRows();
  const { monthOf } = useMonthWords();
  const lineWords = useLineWords();
  if (state.status === 'failed') return null;
  const record = state.status === 'ready' ? state.record : null;
  const months = record?.months ?? [];
  const month = months.at(-1);
  return (
    <div data-needs={paths.payments()}>
      <Stat
        label={month ? t('figures.collection', { month: monthOf(month.from, 'long') }) : t('collection.title')}
        value={money(month?.received, record?.currency)}
        note={t('figures.collectionNote', { amount: money(month?.due ?? '0.00', record?.currency) })}
        href={paths.payments({
          kind: 'all',
          status: 'all',
          received_from: month?.from,
          received_to: month?.to,
          ...own,
        })}
        isLoading={!record}
      >
        <Sparkline
          label={lineWords(
            t('collection.title'),
            months.map(({ from: day, received: amount }) => ({ day, amount })),
            record?.currency ?? '',
          )}
          values={months.map(({ received }) => Number(received))}
          compared={months.map(({ due }) => Number(due))}
        />
      </Stat>
    </div>
  );
}

function Retention({ state }: { state: RecordState<RetentionByGroup> }) {
  const { t } = useTranslation('dashboard');
  const { number, percent } = useFormats();
  if (state.status === 'failed') return null;
  const all = state.status === 'ready' ? state.record.all : null;
  const decided = (all?.renewed ?? 0) + (all?.lost ?? 0);
  return (
    <div data-needs={paths.renewals()}>
      <Stat
        label={t('renewals.retention')}
        value={all?.by_count ? percent(all.by_count) : t('renewals.undecided')}
        note={t('figures.retentionNote', {
          renewed: number(all?.renewed ?? 0),
          count: decided,
          decided: number(decided),
        })}
        href={paths.renewals({ ends_from: all?.from, ends_to: all?.until })}
        isLoading={!all}
      />
    </div>
  );
}

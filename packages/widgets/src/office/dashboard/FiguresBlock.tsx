import type { DashboardCollection, DashboardProduction, RetentionByGroup } from '@corredor/core/api';
import type { Money } from '@corredor/core/money';
import { getDashboardCollection, getDashboardProduction, getRenewalRetention } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { premiumChange } from '@corredor/core/renewals';
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

interface MonthlyProps {
  /** What is drawn, for who cannot see the line. */
  title: string;
  label: string;
  note: string;
  href: string;
  /** The page whose permission is needed. */
  needs: string;
  /** Each month with its amount and what it is compared with, this month last; none while they are on their way. */
  months: readonly { day: string; amount: string; compared: string }[];
  currency: string | undefined;
}

/** The amount of this month, above a line of the twelve that end with it. */
function Monthly({ title, label, note, href, needs, months, currency }: MonthlyProps) {
  const { money } = useFormats();
  const lineWords = useLineWords();
  return (
    <div data-needs={needs}>
      <Stat
        label={label}
        value={money(months.at(-1)?.amount, currency)}
        note={note}
        href={href}
        isLoading={currency === undefined}
      >
        <Sparkline
          label={lineWords(title, months, currency ?? '')}
          values={months.map(({ amount }) => Number(amount))}
          compared={months.map(({ compared }) => Number(compared))}
        />
      </Stat>
    </div>
  );
}

/** How much more or less it is than before, in whole percent; nothing where there was nothing before. */
function wholeChange(now: Money, before: Money, percent: (value: string) => string): string | null {
  const by = premiumChange(now, before);
  if (by === null) return null;
  const whole = Math.round(Number(by));
  return `${whole > 0 ? '+' : ''}${percent(String(whole))}`;
}

function Production({ state }: { state: RecordState<DashboardProduction> }) {
  const { t } = useTranslation('dashboard');
  const { money, percent } = useFormats();
  const { own } = useOwnRows();
  const { monthOf } = useMonthWords();
  if (state.status === 'failed') return null;
  const record = state.status === 'ready' ? state.record : null;
  const month = record?.months.at(-1);
  const before = money(month?.last_year ?? '0.00', record?.currency);
  const change = month ? wholeChange(month.total, month.last_year, percent) : null;
  return (
    <Monthly
      title={t('production.title')}
      label={month ? t('figures.production', { month: monthOf(month.starts_from, 'long') }) : t('production.title')}
      note={
        change === null
          ? t('figures.productionNote', { amount: before })
          : t('figures.productionChange', { amount: before, change })
      }
      needs={paths.policies()}
      href={paths.policies({
        is_activated: true,
        starts_from: month?.starts_from,
        starts_to: month?.starts_to,
        ordering: 'start_date',
        ...own,
      })}
      months={(record?.months ?? []).map(({ starts_from: day, total: amount, last_year: compared }) => ({
        day,
        amount,
        compared,
      }))}
      currency={record?.currency}
    />
  );
}

function Collection({ state }: { state: RecordState<DashboardCollection> }) {
  const { t } = useTranslation('dashboard');
  const { money } = useFormats();
  const { own } = useOwnRows();
  const { monthOf } = useMonthWords();
  if (state.status === 'failed') return null;
  const record = state.status === 'ready' ? state.record : null;
  const month = record?.months.at(-1);
  return (
    <Monthly
      title={t('collection.title')}
      label={month ? t('figures.collection', { month: monthOf(month.from, 'long') }) : t('collection.title')}
      note={t('figures.collectionNote', { amount: money(month?.due ?? '0.00', record?.currency) })}
      needs={paths.payments()}
      href={paths.payments({
        kind: 'all',
        status: 'all',
        received_from: month?.from,
        received_to: month?.to,
        ...own,
      })}
      months={(record?.months ?? []).map(({ from: day, received: amount, due: compared }) => ({
        day,
        amount,
        compared,
      }))}
      currency={record?.currency}
    />
  );
}

/** What went on of the terms that ended within twelve months: as a percentage once all of them are decided. */
function Retention({ state }: { state: RecordState<RetentionByGroup> }) {
  const { t } = useTranslation('dashboard');
  const { number, percent } = useFormats();
  if (state.status === 'failed') return null;
  const all = state.status === 'ready' ? state.record.all : null;
  const { renewed = 0, lost = 0, open = 0, ending = 0 } = all ?? {};
  const words = () => {
    // Beside terms that nobody decided yet a percentage of the others would read as that of all.
    if (open > 0)
      return {
        value: t('figures.retentionSoFar', { renewed: number(renewed), ending: number(ending), count: ending }),
        tone: 'critical',
        note: [
          t('figures.retentionOpen', { open: number(open), count: open }),
          lost > 0 && t('figures.retentionLost', { lost: number(lost), count: lost }),
        ]
          .filter(Boolean)
          .join(' · '),
      } as const;
    const decided = renewed + lost;
    return {
      value: all?.by_count ? percent(all.by_count) : t('renewals.undecided'),
      note: t('figures.retentionNote', { renewed: number(renewed), count: decided, decided: number(decided) }),
    };
  };
  return (
    <div data-needs={paths.renewals()}>
      <Stat
        label={t('figures.retention')}
        {...words()}
        href={paths.renewals({ kind: 'all', ends_from: all?.from, ends_to: all?.until })}
        isLoading={!all}
      />
    </div>
  );
}

import type { RenewalSummary, RenewalWeek, RetentionByGroup, RetentionGrouping } from '@corredor/core/api';
import { addMoney } from '@corredor/core/money';
import { getRenewalRetention, getRenewalSummary } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import type { Retention } from '@corredor/core/renewals';
import { BarChart } from '@corredor/ui/BarChart';
import { ColumnChart } from '@corredor/ui/ColumnChart';
import { Columns } from '@corredor/ui/Columns';
import { ToggleGroup } from '@corredor/ui/ToggleGroup';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import type { RecordState } from '../../frames/records/index.ts';
import { BlockCard } from './BlockCard.tsx';
import { heights } from './heights.ts';
import { Part } from './Part.tsx';
import { useBlock } from './useBlock.ts';

const groupings = ['branch', 'provider', 'assignee'] as const;
/** How many groups are drawn; the table has them all. */
const mostBars = 6;

/** What ends in the coming weeks, and how much of what ended went on. */
export function RenewalsBlock({ isNear }: { isNear: boolean }) {
  const [by, setBy] = useState<RetentionGrouping>('branch');
  const weeks = useBlock(getRenewalSummary, isNear, { query: {} });
  const retention = useBlock(getRenewalRetention, isNear, { query: { by } });
  return (
    <RenewalsView
      weeks={weeks.state}
      retention={retention.state}
      by={by}
      onBy={setBy}
      onRetryWeeks={weeks.retry}
      onRetryRetention={retention.retry}
    />
  );
}

interface RenewalsViewProps {
  weeks: RecordState<RenewalSummary>;
  retention: RecordState<RetentionByGroup>;
  by: RetentionGrouping;
  onBy: (by: RetentionGrouping) => void;
  onRetryWeeks: () => void;
  onRetryRetention: () => void;
}

/** Ending terms by week, decided and open, beside the retention of twelve months; each mark leads to its renewals. */
export function RenewalsView({ weeks, retention, by, onBy, ...props }: RenewalsViewProps) {
  const { t } = useTranslation('dashboard');
  return (
    <Part
      title={t('renewals.title')}
      action={
        <ToggleGroup
          label={t('renewals.by')}
          value={by}
          onChange={onBy}
          items={groupings.map((id) => ({ id, label: t(`renewals.${id}`) }))}
        />
      }
    >
      <Columns count={2}>
        <WeeksCard state={weeks} onRetry={props.onRetryWeeks} />
        <RetentionCard state={retention} by={by} onRetry={props.onRetryRetention} />
      </Columns>
    </Part>
  );
}

function WeeksCard({ state, onRetry }: { state: RecordState<RenewalSummary>; onRetry: () => void }) {
  const { t } = useTranslation('dashboard');
  const { locale, date, money, number } = useFormats();
  const days = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const rowsOf = ({ from, until }: RenewalWeek) => paths.renewals({ kind: 'all', ends_from: from, ends_to: until });
  const words = [t('renewals.decided'), t('renewals.open')] as const;
  return (
    <BlockCard
      title={t('renewals.weeks')}
      level={3}
      description={t('renewals.weeksMetric')}
      state={state}
      height={heights.renewals}
      empty={t('renewals.noWeeks')}
      onRetry={onRetry}
      draw={({ weeks, currency }) => {
        const sum = (name: 'decided' | 'open') => weeks.reduce((all, week) => all + week[name], 0);
        const [first, last] = [weeks[0], weeks.at(-1)];
        if (!first || !last || sum('decided') + sum('open') === 0) return null;
        const open = addMoney(...weeks.map(({ open_net_premium }) => open_net_premium));
        const titleOf = ({ from, until }: RenewalWeek) => t('renewals.week', { from: date(from), until: date(until) });
        return {
          chart: (
            <ColumnChart
              label={t('renewals.weeks')}
              period={t('renewals.week', { from: date(first.from), until: date(last.until) })}
              series={[
                { label: words[0], valueText: number(sum('decided')) },
                { label: words[1], valueText: number(sum('open')) },
              ]}
              columns={weeks.map((week) => ({
                id: week.from,
                label: days.format(new Date(week.from)),
                title: titleOf(week),
                parts: [week.decided, week.open],
                topText: number(week.decided + week.open),
                values: [number(week.decided), number(week.open)],
                href: rowsOf(week),
              }))}
            />
          ),
          heads: [t('renewals.weekHead'), ...words, t('renewals.openPremium')],
          rows: weeks.map((week) => ({
            id: week.from,
            label: titleOf(week),
            values: [number(week.decided), number(week.open), money(week.open_net_premium, currency)],
            href: rowsOf(week),
          })),
          foot: t('renewals.openSum', { amount: money(open, currency) }),
        };
      }}
    />
  );
}

function RetentionCard({
  state,
  by,
  onRetry,
}: {
  state: RecordState<RetentionByGroup>;
  by: RetentionGrouping;
  onRetry: () => void;
}) {
  const { t } = useTranslation('dashboard');
  const { date, number, percent } = useFormats();
  /** A share of the decided is none of all while some are open. */
  const share = ({ open }: Retention, value: string | null) => {
    if (open > 0) return t('renewals.wait');
    return value === null ? t('renewals.undecided') : percent(value);
  };
  const soFar = ({ renewed, ending, open }: Retention) =>
    t('renewals.soFar', { renewed: number(renewed), ending: number(ending), open: number(open), count: open });
  const wordsOf = (terms: Retention) => {
    const { renewed, lost, open, by_count } = terms;
    if (open > 0) return soFar(terms);
    if (by_count === null) return t('renewals.undecided');
    return t('renewals.of', { share: percent(by_count), renewed: number(renewed), decided: number(renewed + lost) });
  };
  const wholeWords = (terms: Retention) => {
    if (terms.open > 0) return t('renewals.wholeSoFar', { words: soFar(terms) });
    if (terms.by_count === null) return t('renewals.undecided');
    return t(terms.growth === null ? 'renewals.whole' : 'renewals.wholeGrowth', {
      share: percent(terms.by_count),
      premium: share(terms, terms.by_premium),
      growth: terms.growth === null ? '' : percent(terms.growth),
    });
  };
  const all = state.status === 'ready' ? state.record.all : null;
  const period = all && { from: date(all.from), until: date(all.until) };
  const rowsOf = (id: number | null) =>
    paths.renewals({
      kind: 'all',
      ends_from: all?.from,
      ends_to: all?.until,
      // Those of nobody are found by no filter once they are decided.
      [by]: id ?? undefined,
    });
  return (
    <BlockCard
      title={t('renewals.retention')}
      level={3}
      description={period ? t('renewals.ended', period) : t('renewals.year')}
      state={state}
      height={heights.renewals}
      empty={t('renewals.noTerms')}
      onRetry={onRetry}
      draw={({ all: whole, groups }) => {
        if (whole.ending === 0) return null;
        const nameOf = (name: string | null) => name ?? t(`renewals.without.${by}`);
        return {
          chart: (
            <BarChart
              label={t('renewals.retention')}
              most={100}
              bars={groups.slice(0, mostBars).map(({ id, name, retention }) => ({
                id: id ?? 'none',
                label: nameOf(name),
                // What is open fills none of it, as what was lost does.
                value: retention.ending > 0 ? (100 * retention.renewed) / retention.ending : 0,
                valueText: wordsOf(retention),
                href: rowsOf(id),
              }))}
            />
          ),
          heads: [
            t(`renewals.${by}`),
            t('renewals.renewed'),
            t('renewals.lost'),
            t('renewals.open'),
            t('renewals.retention'),
            t('renewals.byPremium'),
            t('renewals.growth'),
          ],
          rows: groups.map(({ id, name, retention }) => ({
            id: id ?? 'none',
            label: nameOf(name),
            values: [
              number(retention.renewed),
              number(retention.lost),
              number(retention.open),
              share(retention, retention.by_count),
              share(retention, retention.by_premium),
              retention.growth === null ? '' : percent(retention.growth),
            ],
            href: rowsOf(id),
          })),
          foot: wholeWords(whole),
        };
      }}
    />
  );
}

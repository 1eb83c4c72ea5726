import type { DashboardCharts, DashboardPeriod, DashboardSlice } from '@corredor/core/api';
import { getDashboardCharts } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { BarChart } from '@corredor/ui/BarChart';
import { Card } from '@corredor/ui/Card';
import { Columns } from '@corredor/ui/Columns';
import { ErrorState } from '@corredor/ui/ErrorState';
import { ToggleGroup } from '@corredor/ui/ToggleGroup';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import { useNavigation } from '../../base/navigation/index.ts';
import type { RecordState } from '../../frames/records/index.ts';
import { BlockCard } from './BlockCard.tsx';
import { heights } from './heights.ts';
import { Part } from './Part.tsx';
import { useBlock } from './useBlock.ts';
import { useOwnRows } from './useOwnRows.ts';

const periods = ['all', 'year', 'month'] as const;

/** The policies in force, of the period in the address. */
export function ChartsBlock({ isNear }: { isNear: boolean }) {
  const { pathname, search, go } = useNavigation();
  const asked = new URLSearchParams(search).get('period');
  const period = periods.find((one) => one === asked) ?? 'all';
  const { state, retry } = useBlock(getDashboardCharts, isNear, {
    query: { period: period === 'all' ? undefined : period },
  });
  const choose = (chosen: DashboardPeriod) =>
    go(chosen === 'all' ? pathname : `${pathname}?period=${chosen}`, { replace: true });
  return <ChartsView state={state} period={period} onPeriodChange={choose} onRetry={retry} />;
}

interface ChartsViewProps {
  state: RecordState<DashboardCharts>;
  period: DashboardPeriod;
  onPeriodChange: (period: DashboardPeriod) => void;
  onRetry: () => void;
}
/** How many bars a chart has; the table has them all. */
const mostBars = 6;

/** The policies in force in four charts; each mark leads to the policies that it counts. */
export function ChartsView({ state, period, onPeriodChange, onRetry }: ChartsViewProps) {
  const { t } = useTranslation('dashboard');
  const { own } = useOwnRows();
  const { date, money, number, today } = useFormats();
  const quantity = (slice: DashboardSlice) => ({ value: slice.policies, valueText: number(slice.policies) });
  const premium = ({ net_premium }: DashboardSlice, currency: string) => ({
    value: Number(net_premium),
    valueText: money(net_premium, currency),
  });
  const cards = [
    { id: 'policies_by_branch', filter: 'branch', measure: quantity },
    { id: 'contractors_by_net_premium', filter: 'contractor', measure: premium },
    { id: 'policies_by_provider', filter: 'provider', measure: quantity },
    { id: 'contractors_by_quantity', filter: 'contractor', measure: quantity },
  ] as const;
  return (
    <Part
      title={t('charts.title')}
      note={t('charts.day', { date: date(state.status === 'ready' ? state.record.today : today()) })}
      action={
        <ToggleGroup
          label={t('period.label')}
          value={period}
          onChange={onPeriodChange}
          items={periods.map((id) => ({ id, label: t(`period.${id}`) }))}
        />
      }
    >
      {state.status === 'failed' ? (
        <Card>
          <ErrorState title={t('block.failed')} text={state.message} onRetry={onRetry} />
        </Card>
      ) : (
        <Columns count={2}>
          {cards.map(({ id, filter, measure }) => (
            <BlockCard
              key={id}
              title={t(`charts.${id}`)}
              level={3}
              state={state}
              height={heights.chart}
              empty={t('charts.empty')}
              onRetry={onRetry}
              draw={({ starts_from, today: day, currency, ...charts }) => {
                const { count, results } = charts[id];
                if (results.length === 0) return null;
                const rows = results.map((slice) => ({
                  id: slice.id,
                  label: slice.name,
                  ...measure(slice, currency),
                  values: [number(slice.policies), money(slice.net_premium, currency)],
                  href: paths.policies({
                    status: 'active',
                    starts_from: starts_from ?? undefined,
                    // What begins later is active, and not in force.
                    starts_to: day,
                    [filter]: slice.id,
                    ...own,
                  }),
                }));
                const bars = rows.slice(0, mostBars);
                return {
                  chart: <BarChart label={t(`charts.${id}`)} bars={bars} />,
                  heads: [t(`charts.${filter}`), t('charts.policies'), t('charts.netPremium')],
                  rows,
                  foot:
                    bars.length < count &&
                    t('charts.shown', { shown: number(bars.length), count, total: number(count) }),
                };
              }}
            />
          ))}
        </Columns>
      )}
    </Part>
  );
}

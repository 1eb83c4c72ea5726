import type { DashboardCharts as Charts, DashboardSlice, DashboardSummary } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import { Columns } from '@corredor/ui/Columns';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import { ChartCard } from './ChartCard.tsx';

/** The policies in force in four charts; each mark leads to the policies that it counts. */
export function DashboardCharts({ charts, summary }: { charts: Charts; summary: DashboardSummary }) {
  const { t } = useTranslation('dashboard');
  const { money, number } = useFormats();
  const since = { status: 'active', starts_from: summary.starts_from ?? undefined };
  const quantity = (slice: DashboardSlice) => ({ value: slice.policies, valueText: number(slice.policies) });
  const premium = ({ net_premium }: DashboardSlice) => ({
    value: Number(net_premium),
    valueText: money(net_premium, summary.currency),
  });
  const cards = [
    { id: 'policies_by_branch', filter: 'branch', measure: quantity },
    { id: 'contractors_by_net_premium', filter: 'contractor', measure: premium },
    { id: 'policies_by_provider', filter: 'provider', measure: quantity },
    { id: 'contractors_by_quantity', filter: 'contractor', measure: quantity },
  ] as const;
  return (
    <Columns count={2}>
      {cards.map(({ id, filter, measure }) => (
        <ChartCard
          key={id}
          title={t(`charts.${id}`)}
          nameHead={t(`charts.${filter}`)}
          count={charts[id].count}
          slices={charts[id].results.map((slice) => ({
            id: slice.id,
            label: slice.name,
            ...measure(slice),
            values: [number(slice.policies), money(slice.net_premium, summary.currency)],
            href: paths.policies({ ...since, [filter]: slice.id }),
          }))}
        />
      ))}
    </Columns>
  );
}

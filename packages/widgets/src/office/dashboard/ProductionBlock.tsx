import type { DashboardMonth, DashboardProduction } from '@corredor/core/api';
import { addMoney } from '@corredor/core/money';
import { getDashboardProduction } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { ColumnChart } from '@corredor/ui/ColumnChart';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import type { RecordState } from '../../frames/records/index.ts';
import { BlockCard } from './BlockCard.tsx';
import { heights } from './heights.ts';
import { useBlock } from './useBlock.ts';
import { useMonthWords } from './useMonthWords.ts';
import { useOwnRows } from './useOwnRows.ts';

/** What came in, month by month, beside the year before. */
export function ProductionBlock({ isNear }: { isNear: boolean }) {
  const { state, retry } = useBlock(getDashboardProduction, isNear);
  return <ProductionView state={state} onRetry={retry} />;
}

interface ProductionViewProps {
  state: RecordState<DashboardProduction>;
  onRetry: () => void;
}

/** Net premium by the month in which policies start; each month leads to its policies. */
export function ProductionView({ state, onRetry }: ProductionViewProps) {
  const { t } = useTranslation('dashboard');
  const { money } = useFormats();
  const { own } = useOwnRows();
  const { monthOf, few, between } = useMonthWords();
  const sum = (months: readonly DashboardMonth[], name: 'new' | 'renewed') =>
    addMoney(...months.map((month) => month[name]));
  const period = between(state.status === 'ready' ? state.record.months.map(({ starts_from }) => starts_from) : []);
  const rowsOf = ({ starts_from, starts_to }: DashboardMonth) =>
    paths.policies({ is_activated: true, starts_from, starts_to, ordering: 'start_date', ...own });
  return (
    <BlockCard
      title={t('production.title')}
      description={t('production.metric')}
      state={state}
      height={heights.production}
      empty={t('production.empty')}
      onRetry={onRetry}
      draw={({ months, currency, total, last_year }) => {
        if (Number(total) === 0 && Number(last_year) === 0) return null;
        const amounts = (month: DashboardMonth) =>
          [month.new, month.renewed, month.last_year].map((amount) => money(amount, currency));
        const words = [t('production.new'), t('production.renewed'), t('production.lastYear')] as const;
        return {
          chart: (
            <ColumnChart
              label={t('production.title')}
              period={period}
              series={[
                { label: words[0], valueText: money(sum(months, 'new'), currency) },
                { label: words[1], valueText: money(sum(months, 'renewed'), currency) },
              ]}
              line={{ label: words[2], valueText: money(last_year, currency) }}
              columns={months.map((month) => ({
                id: month.starts_from,
                label: monthOf(month.starts_from, 'short'),
                title: monthOf(month.starts_from, 'long'),
                // Where more was given back than came in there is no column below nothing; the numbers say it.
                parts: [Math.max(Number(month.new), 0), Math.max(Number(month.renewed), 0)],
                line: Number(month.last_year),
                topText: few(month.total),
                values: amounts(month),
                href: rowsOf(month),
              }))}
            />
          ),
          heads: [
            t('production.month'),
            ...words.slice(0, 2),
            t('production.total'),
            t('production.movements'),
            words[2],
          ],
          rows: months.map((month) => {
            const [fresh = '', renewed = '', before = ''] = amounts(month);
            return {
              id: month.starts_from,
              label: monthOf(month.starts_from, 'long'),
              values: [fresh, renewed, money(month.total, currency), money(month.movements, currency), before],
              href: rowsOf(month),
            };
          }),
          foot: t('production.moved', {
            amount: money(addMoney(...months.map(({ movements }) => movements)), currency),
          }),
        };
      }}
    />
  );
}

import type { DashboardCollection, DashboardCollectionMonth } from '@corredor/core/api';
import { getDashboardCollection } from '@corredor/core/operations';
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

/** What was due and what came in, month by month. */
export function CollectionBlock({ isNear }: { isNear: boolean }) {
  const { state, retry } = useBlock(getDashboardCollection, isNear);
  return <CollectionView state={state} onRetry={retry} />;
}

interface CollectionViewProps {
  state: RecordState<DashboardCollection>;
  onRetry: () => void;
}

/** Money by the day on which it came in, beside what was due: each column and each point leads to its instalments. */
export function CollectionView({ state, onRetry }: CollectionViewProps) {
  const { t } = useTranslation('dashboard');
  const { money } = useFormats();
  const { own } = useOwnRows();
  const { monthOf, few, between } = useMonthWords();
  const period = between(state.status === 'ready' ? state.record.months.map(({ from }) => from) : []);
  const words = [t('collection.received'), t('collection.due')] as const;
  const dueRows = ({ from, to }: DashboardCollectionMonth) =>
    paths.payments({ status: 'all', due_from: from, due_to: to, ...own });
  const receivedRows = ({ from, to }: DashboardCollectionMonth) =>
    paths.payments({ kind: 'all', status: 'all', received_from: from, received_to: to, ...own });
  return (
    <BlockCard
      title={t('collection.title')}
      description={t('collection.metric')}
      state={state}
      height={heights.production}
      empty={t('collection.empty')}
      onRetry={onRetry}
      draw={({ months, currency, due, received }) => {
        if (months.every((month) => Number(month.due) === 0 && Number(month.received) === 0)) return null;
        return {
          chart: (
            <ColumnChart
              label={t('collection.title')}
              period={period}
              series={[{ label: words[0], valueText: money(received, currency) }]}
              line={{ label: words[1], valueText: money(due, currency) }}
              columns={months.map((month) => ({
                id: month.from,
                label: monthOf(month.from, 'short'),
                title: monthOf(month.from, 'long'),
                // More went back than came in: there is no column below nothing, the number says it.
                parts: [Math.max(Number(month.received), 0)],
                line: Number(month.due),
                topText: few(month.received),
                values: [money(month.received, currency), money(month.due, currency)],
                href: receivedRows(month),
                lineHref: dueRows(month),
              }))}
            />
          ),
          heads: [t('production.month'), ...words],
          rows: months.map((month) => ({
            id: month.from,
            label: monthOf(month.from, 'long'),
            values: [money(month.received, currency), money(month.due, currency)],
            href: receivedRows(month),
            valueHrefs: [undefined, dueRows(month)],
          })),
        };
      }}
    />
  );
}

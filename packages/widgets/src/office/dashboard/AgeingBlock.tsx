import type { DashboardAgeing, DashboardBand } from '@corredor/core/api';
import { addMoney } from '@corredor/core/money';
import { getDashboardAgeing } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { BarChart } from '@corredor/ui/BarChart';
import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import type { RecordState } from '../../frames/records/index.ts';
import * as css from './BlockCard.css.ts';
import { BlockCard } from './BlockCard.tsx';
import { heights } from './heights.ts';
import { lateRows } from './lateRows.ts';
import { useBandWords } from './useBandWords.ts';
import { useBlock } from './useBlock.ts';
import { useOwnRows } from './useOwnRows.ts';

/** Who owes: what is to be collected, by age. */
export function AgeingBlock({ isNear }: { isNear: boolean }) {
  const { state, retry } = useBlock(getDashboardAgeing, isNear);
  return <AgeingView state={state} onRetry={retry} />;
}

interface AgeingViewProps {
  state: RecordState<DashboardAgeing>;
  onRetry: () => void;
}
const sides = ['late', 'coming'] as const;

/** What is late and what will be due, in steps of 30 days on one scale; each step leads to its instalments. */
export function AgeingView({ state, onRetry }: AgeingViewProps) {
  const { t } = useTranslation('dashboard');
  const { date, money, number, today } = useFormats();
  const range = useBandWords();
  const { own } = useOwnRows();
  const rowsOf = {
    late: (band: DashboardBand) => lateRows(own, band),
    coming: ({ due_from, due_to }: DashboardBand) =>
      paths.payments({ status: 'unpaid', due_from: due_from ?? undefined, due_to: due_to ?? undefined, ...own }),
  };
  return (
    <BlockCard
      title={t('ageing.title')}
      description={t('ageing.metric', { date: date(state.status === 'ready' ? state.record.today : today()) })}
      state={state}
      height={heights.ageing}
      empty={t('ageing.empty')}
      onRetry={onRetry}
      draw={({ currency, ...bands }) => {
        const most = Math.max(...sides.flatMap((side) => bands[side].map(({ amount }) => Number(amount))));
        if (most === 0) return null;
        return {
          chart: (
            <div className={css.sides}>
              {sides.map((side) => (
                <div key={side} className={css.side}>
                  <Text weight="semibold" tone="strong">
                    {t(`ageing.${side}`, {
                      count: bands[side].reduce((all, { instalments }) => all + instalments, 0),
                      total: number(bands[side].reduce((all, { instalments }) => all + instalments, 0)),
                      amount: money(addMoney(...bands[side].map(({ amount }) => amount)), currency),
                    })}
                  </Text>
                  <BarChart
                    label={t(`ageing.${side}Bars`)}
                    tone={side === 'late' ? 'critical' : 'neutral'}
                    most={most}
                    bars={bands[side].map((band) => ({
                      id: band.from_days,
                      label: range(band),
                      value: Number(band.amount),
                      valueText: money(band.amount, currency),
                      href: rowsOf[side](band),
                    }))}
                  />
                </div>
              ))}
            </div>
          ),
          heads: [t('ageing.age'), t('ageing.instalments'), t('ageing.amount')],
          rows: sides.flatMap((side) =>
            bands[side].map((band) => ({
              id: `${side}${band.from_days}`,
              label: t(`ageing.${side}Row`, { range: range(band) }),
              values: [number(band.instalments), money(band.amount, currency)],
              href: rowsOf[side](band),
            })),
          ),
        };
      }}
    />
  );
}

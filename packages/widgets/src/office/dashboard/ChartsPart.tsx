import type { DashboardPeriod, DashboardSummary } from '@corredor/core/api';
import { Columns } from '@corredor/ui/Columns';
import { Skeleton } from '@corredor/ui/Skeleton';
import { ToggleGroup } from '@corredor/ui/ToggleGroup';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';

// What is due comes first; the charts follow when they are there.
const DashboardCharts = lazy(async () => ({ default: (await import('./DashboardCharts.tsx')).DashboardCharts }));

interface ChartsPartProps {
  /** Null while it loads. */
  summary: DashboardSummary | null;
}

/** The four charts, or their places while they load. */
export function ChartsPart({ summary }: ChartsPartProps) {
  const places = (
    <Columns count={2}>
      {[1, 2, 3, 4].map((place) => (
        <Skeleton key={place} shape="block" height="25rem" />
      ))}
    </Columns>
  );
  if (!summary?.charts) return places;
  return (
    <Suspense fallback={<div data-pending>{places}</div>}>
      <DashboardCharts charts={summary.charts} summary={summary} />
    </Suspense>
  );
}

const periods = ['all', 'year', 'month'] as const;

/** Reads a period of an address; all of them where it names none. */
export const readPeriod = (text: string | null): DashboardPeriod => periods.find((one) => one === text) ?? 'all';

interface PeriodChoiceProps {
  period: DashboardPeriod;
  onChange: (period: DashboardPeriod) => void;
}

/** Which policies in force the charts count, by their start. */
export function PeriodChoice({ period, onChange }: PeriodChoiceProps) {
  const { t } = useTranslation('dashboard');
  return (
    <ToggleGroup
      label={t('period.label')}
      value={period}
      onChange={onChange}
      items={periods.map((id) => ({ id, label: t(`period.${id}`) }))}
    />
  );
}

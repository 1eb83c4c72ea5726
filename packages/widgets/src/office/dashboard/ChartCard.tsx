import { type Bar, BarChart } from '@corredor/ui/BarChart';
import { Card } from '@corredor/ui/Card';
import { FigureTable } from '@corredor/ui/FigureTable';
import { Text } from '@corredor/ui/Text';
import { ToggleGroup } from '@corredor/ui/ToggleGroup';
import { ChartBarDecreasing, Table2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import * as css from './ChartCard.css.ts';

/** How many bars a chart has; the table has them all. */
const mostBars = 6;

interface ChartCardProps {
  title: string;
  /** The head of the names in the table. */
  nameHead: string;
  /** How many groups there are in all. */
  count: number;
  /** The largest first, with their numbers of policies and net premiums. */
  slices: readonly (Bar & { values: readonly string[] })[];
}

/** One chart, or the table behind it, in the same place. */
export function ChartCard({ title, nameHead, count, slices }: ChartCardProps) {
  const { t } = useTranslation('dashboard');
  const { number } = useFormats();
  const [look, setLook] = useState<'chart' | 'table'>('chart');
  const shown = look === 'chart' ? slices.slice(0, mostBars) : slices;
  return (
    <Card
      title={title}
      level={3}
      actions={
        <ToggleGroup
          label={t('charts.look', { title })}
          isIconOnly
          value={look}
          onChange={setLook}
          items={[
            { id: 'chart', label: t('charts.asChart'), icon: ChartBarDecreasing },
            { id: 'table', label: t('charts.asTable'), icon: Table2 },
          ]}
        />
      }
    >
      <div className={css.body}>
        {shown.length === 0 && <Text tone="muted">{t('charts.empty')}</Text>}
        {shown.length > 0 && look === 'chart' && <BarChart label={title} bars={shown} />}
        {shown.length > 0 && look === 'table' && (
          <FigureTable
            label={t('charts.numbers', { title })}
            heads={[nameHead, t('charts.policies'), t('charts.netPremium')]}
            rows={slices}
          />
        )}
      </div>
      <Text size="sm" tone="muted">
        {shown.length < count
          ? t('charts.shown', { shown: number(shown.length), count, total: number(count) })
          : '\u00a0'}
      </Text>
    </Card>
  );
}

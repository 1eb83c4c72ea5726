import { Card } from '@corredor/ui/Card';
import { ErrorState } from '@corredor/ui/ErrorState';
import { type FigureRow, FigureTable } from '@corredor/ui/FigureTable';
import { Skeleton } from '@corredor/ui/Skeleton';
import { Text } from '@corredor/ui/Text';
import { ToggleGroup } from '@corredor/ui/ToggleGroup';
import { ChartColumn, Table2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordState } from '../../frames/records/index.ts';
import * as css from './BlockCard.css.ts';

/** What a block draws of its answer: a picture, and the same numbers as a table. */
export interface Picture {
  chart: ReactNode;
  heads: readonly string[];
  rows: readonly FigureRow[];
  /** Below the picture, for example of how many it shows the largest. */
  foot?: ReactNode;
}

interface BlockCardProps<Answer> {
  title: string;
  level?: 2 | 3;
  /** The period and the day of the numbers. */
  description?: ReactNode;
  state: RecordState<Answer>;
  /** How high the picture will probably be. */
  height: string;
  /** Nothing where there is nothing to draw. */
  draw: (answer: Answer) => Picture | null;
  /** What is said where there is nothing to draw. */
  empty: string;
  onRetry: () => void;
}

/** One block of the dashboard, which loads and fails by itself: a chart, or the table behind it, in the same place. */
export function BlockCard<Answer>({ title, level = 2, description, state, draw, ...props }: BlockCardProps<Answer>) {
  const { t } = useTranslation('dashboard');
  const [look, setLook] = useState<'chart' | 'table'>('chart');
  const picture = state.status === 'ready' ? draw(state.record) : null;
  return (
    <Card
      title={title}
      level={level}
      description={description}
      actions={
        <ToggleGroup
          label={t('block.look', { title })}
          isIconOnly
          value={look}
          onChange={setLook}
          items={[
            { id: 'chart', label: t('block.asChart'), icon: ChartColumn },
            { id: 'table', label: t('block.asTable'), icon: Table2 },
          ]}
        />
      }
    >
      {state.status === 'loading' && <Skeleton shape="chart" height={props.height} />}
      {state.status === 'failed' && (
        <ErrorState
          title={t('block.failed')}
          text={state.message}
          reference={state.reference}
          onRetry={props.onRetry}
        />
      )}
      {state.status === 'ready' && !picture && <Text tone="muted">{props.empty}</Text>}
      {picture && (
        <>
          <div className={css.body}>
            <div className={look === 'table' ? css.behind : undefined}>{picture.chart}</div>
            {look === 'table' && (
              <div className={css.table}>
                <FigureTable label={t('block.numbers', { title })} heads={picture.heads} rows={picture.rows} />
              </div>
            )}
          </div>
          {picture.foot && look === 'chart' && (
            <Text size="sm" tone="muted">
              {picture.foot}
            </Text>
          )}
        </>
      )}
    </Card>
  );
}

import type { Scenario } from '@corredor/machines/charts';
import { Card } from '@corredor/ui/Card';
import { Heading } from '@corredor/ui/Heading';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartDetails } from './ChartDetails.tsx';
import { ChartDrawing } from './ChartDrawing.tsx';
import { ChartLegend } from './ChartLegend.tsx';
import { ChartSteps } from './ChartSteps.tsx';
import { ChartTable } from './ChartTable.tsx';
import { layoutChart } from './layoutChart.ts';
import * as styles from './StatechartView.css.ts';
import { useStepping } from './useStepping.ts';

interface StatechartProps {
  scenario: Scenario;
  /** What the machine is for, in a sentence. */
  about: string;
  /** The record that its test wrote. */
  record: { paths: number; transitions: readonly string[] };
}

/** A machine for people: drawn from its own definition, with what tests walk, to step through. */
export function Statechart({ scenario, about, record }: StatechartProps) {
  const { t } = useTranslation('statecharts');
  const stepping = useStepping(scenario);
  const { chart, now, taken } = stepping;
  const drawing = useMemo(() => layoutChart(chart), [chart]);
  const walked = useMemo(() => new Set(record.transitions), [record]);
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <div className={styles.page}>
      <header className={styles.wide}>
        <Stack gap="xsmall">
          <Heading level={1}>{chart.id}</Heading>
          <Text>{about}</Text>
          <Text tone="muted">
            {t('walked', {
              walked: chart.transitions.filter(({ key }) => walked.has(key)).length,
              total: chart.transitions.length,
              paths: record.paths,
            })}
          </Text>
        </Stack>
      </header>
      <div className={styles.beside}>
        <ChartSteps scenario={scenario} stepping={stepping} />
      </div>
      <div className={styles.wide}>
        <Stack gap="small">
          <ChartLegend />
          <ChartDrawing
            chart={chart}
            drawing={drawing}
            entered={now.entered}
            marking={{ walked, taken, chosen, onChoose: setChosen }}
          />
          <Card title={t('details.title')} level={2}>
            <ChartDetails chart={chart} chosen={chosen} isWalked={chosen !== null && walked.has(chosen)} />
          </Card>
        </Stack>
      </div>
      <div className={styles.wide}>
        <Card title={t('table.title')} level={2}>
          <ChartTable chart={chart} walked={walked} />
        </Card>
      </div>
    </div>
  );
}

import type { Scenario } from '@corredor/machines/charts';
import { Button } from '@corredor/ui/Button';
import { Card } from '@corredor/ui/Card';
import { Disclosure } from '@corredor/ui/Disclosure';
import { Inline } from '@corredor/ui/Inline';
import { Select } from '@corredor/ui/Select';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { RotateCcw, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ChartOffers } from './ChartOffers.tsx';
import * as styles from './StatechartSteps.css.ts';
import { contextText, payloadText } from './safeText.ts';
import { innermost } from './stepping.ts';
import type { Stepping } from './useStepping.ts';

/** Walks through a machine by hand: where it stands, what may happen, what happened, and what it remembers. */
export function ChartSteps({ scenario, stepping }: { scenario: Scenario; stepping: Stepping }) {
  const { t } = useTranslation('statecharts');
  const { now, steps, input, begin } = stepping;
  return (
    <Card title={t('steps.title')} level={2}>
      <Stack>
        {scenario.inputs.length > 1 && (
          <Select
            label={t('steps.beginning')}
            value={input}
            onChange={(chosen) => begin(chosen ?? 0)}
            items={scenario.inputs.map((one, index) => ({
              id: index,
              label: scenario.beginnings?.[index] ?? (payloadText(one, 60) || t('steps.begin')),
            }))}
          />
        )}
        <div aria-live="polite">
          <Text>
            {t('steps.now')}: <strong className={styles.code}>{innermost(now)}</strong>
          </Text>
        </div>
        <Inline gap="xsmall">
          <Button size="small" icon={Undo2} isDisabled={steps.length === 0} onPress={stepping.undo}>
            {t('steps.undo')}
          </Button>
          <Button size="small" icon={RotateCcw} isDisabled={steps.length === 0} onPress={() => begin(input)}>
            {t('steps.reset')}
          </Button>
        </Inline>
        <ChartOffers offers={stepping.offers} onTake={stepping.take} />
        <Disclosure title={t('steps.trail')} isDefaultExpanded>
          {steps.length === 0 ? (
            <Text tone="muted">{t('steps.trailEmpty')}</Text>
          ) : (
            <ol className={styles.trail}>
              {steps.map((moment, index) => (
                <li key={index}>{t('steps.moved', { event: moment.event, state: innermost(moment) })}</li>
              ))}
            </ol>
          )}
        </Disclosure>
        <Disclosure title={t('steps.context')}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
          <pre className={styles.memory} tabIndex={0}>
            {contextText(now.snapshot.context)}
          </pre>
        </Disclosure>
      </Stack>
    </Card>
  );
}

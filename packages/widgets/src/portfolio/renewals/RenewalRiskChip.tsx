import type { Renewal } from '@corredor/core/api';
import { daysBetween } from '@corredor/core/dates';
import { Chip } from '@corredor/ui/Chip';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import * as css from './renewalCells.css.ts';
import { isUncovered, useRenewalWords, waitsForDraft } from './useRenewalWords.ts';

const tones = { low: 'positive', medium: 'caution', high: 'critical' } as const;

type RenewalRiskChipProps = Pick<Renewal, 'risk' | 'outcome' | 'days_left' | 'next'> & {
  /** Whether what it tells of is said beside it, such as by the head of its column. */
  isShort?: boolean;
};

/** How likely a term is not to be renewed, what became of it, or that it is over and nothing is covered. */
export function RenewalRiskChip({ isShort = false, ...renewal }: RenewalRiskChipProps) {
  const { t } = useTranslation('renewals');
  const { risk, outcome } = renewal;
  const word = useRiskWord()(renewal, isShort);
  if (outcome) return <Chip tone={outcome === 'renewed' ? 'positive' : 'neutral'}>{word}</Chip>;
  if (isUncovered(renewal))
    return (
      <span title={risk ? t(`risk.${risk}`) : undefined}>
        <Chip tone="critical">{word}</Chip>
      </span>
    );
  return risk && <Chip tone={tones[risk]}>{word}</Chip>;
}

/** The same with the first reason below it; all of them where there is no room for that. For how many days a term is over is said by its end. */
export function RenewalRisk({ renewal, isShort = false }: { renewal: Renewal; isShort?: boolean }) {
  const { t } = useTranslation('renewals');
  const { today } = useFormats();
  const { reasons } = useRenewalWords();
  // That it is over is said by the chip.
  const first = renewal.risk_reasons.find((reason) => reason !== 'no_offer' || !isUncovered(renewal));
  return (
    <span className={css.risk} title={reasons(renewal).join(' ') || undefined}>
      <RenewalRiskChip {...renewal} isShort={isShort || isUncovered(renewal)} />
      {first && !isShort && (
        <span className={css.reason}>
          {first === 'stale'
            ? t('whyShort.stale', { count: daysBetween(renewal.stage_since, today()) })
            : t(`whyShort.${first}`)}
        </span>
      )}
    </span>
  );
}

/** What the chip says. */
export function useRiskWord() {
  const { t } = useTranslation('renewals');
  return useCallback(
    ({ risk, outcome, days_left: days, next }: Omit<RenewalRiskChipProps, 'isShort'>, isShort = false) => {
      if (outcome) return t(`${isShort ? 'outcomeShort' : 'outcome'}.${outcome}`);
      if (days !== null && isUncovered({ outcome, days_left: days })) {
        const what = waitsForDraft({ outcome, days_left: days, next }) ? 'toActivate' : 'uncovered';
        return isShort ? t(`${what}Short`) : t(what, { count: -days });
      }
      return risk ? t(`${isShort ? 'riskShort' : 'risk'}.${risk}`) : '';
    },
    [t],
  );
}

import type { Renewal } from '@corredor/core/api';
import { Chip } from '@corredor/ui/Chip';
import { useTranslation } from 'react-i18next';

const tones = { low: 'positive', medium: 'caution', high: 'critical' } as const;

type RenewalRiskChipProps = Pick<Renewal, 'risk' | 'outcome'> & {
  /** Whether what it tells of is said beside it, such as by the head of its column. */
  isShort?: boolean;
};

/** How likely a term is not to be renewed, or what became of it. */
export function RenewalRiskChip({ risk, outcome, isShort = false }: RenewalRiskChipProps) {
  const { t } = useTranslation('renewals');
  if (outcome) {
    const word = t(`${isShort ? 'outcomeShort' : 'outcome'}.${outcome}`);
    return <Chip tone={outcome === 'renewed' ? 'positive' : 'neutral'}>{word}</Chip>;
  }
  return risk && <Chip tone={tones[risk]}>{t(`${isShort ? 'riskShort' : 'risk'}.${risk}`)}</Chip>;
}

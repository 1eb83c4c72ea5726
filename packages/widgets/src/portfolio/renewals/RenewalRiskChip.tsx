import type { Renewal } from '@corredor/core/api';
import { Chip } from '@corredor/ui/Chip';
import { useTranslation } from 'react-i18next';

const tones = { low: 'positive', medium: 'caution', high: 'critical' } as const;

/** How likely a term is not to be renewed, or what became of it. */
export function RenewalRiskChip({ risk, outcome }: Pick<Renewal, 'risk' | 'outcome'>) {
  const { t } = useTranslation('renewals');
  if (outcome) return <Chip tone={outcome === 'renewed' ? 'positive' : 'neutral'}>{t(`outcome.${outcome}`)}</Chip>;
  return risk && <Chip tone={tones[risk]}>{t(`risk.${risk}`)}</Chip>;
}

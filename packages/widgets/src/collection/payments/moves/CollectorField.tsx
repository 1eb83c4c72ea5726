import type { Payment } from '@corredor/core/api';
import { RadioGroup } from '@corredor/ui/RadioGroup';
import { useTranslation } from 'react-i18next';

export type Collector = Payment['collected_by'];
interface CollectorFieldProps {
  label: string;
  description?: string;
  /** Null where several instalments say different things. */
  value: Collector | null;
  onChange: (collector: Collector) => void;
}
const collectors = ['insurer', 'broker'] as const;

/** Who took the money, or gave it back. What the broker took is to be handed over to the insurer. */
export function CollectorField({ label, description, value, onChange }: CollectorFieldProps) {
  const { t } = useTranslation('common');
  return (
    <RadioGroup
      label={label}
      description={description}
      orientation="horizontal"
      items={collectors.map((id) => ({ id, label: t(`collectedBy.${id}`) }))}
      value={value}
      onChange={onChange}
    />
  );
}

/** What all of some instalments say; null where they differ. */
export function commonCollector(payments: readonly Pick<Payment, 'collected_by'>[]): Collector | null {
  const [first, ...others] = payments;
  return first && others.every(({ collected_by }) => collected_by === first.collected_by) ? first.collected_by : null;
}

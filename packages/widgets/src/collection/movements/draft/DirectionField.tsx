import { RadioGroup } from '@corredor/ui/RadioGroup';
import { useTranslation } from 'react-i18next';
import { isBack, sizeOf } from '../parts/index.ts';

interface DirectionFieldProps {
  /** The amount whose way it says. */
  net: string;
  onChange: (net: string) => void;
}

/** Whether an amount is charged or given back. */
export function DirectionField({ net, onChange }: DirectionFieldProps) {
  const { t } = useTranslation('movements');
  return (
    <RadioGroup
      label={t('field.direction')}
      orientation="horizontal"
      items={(['more', 'less'] as const).map((id) => ({ id, label: t(`direction.${id}`) }))}
      value={isBack(net) ? 'less' : 'more'}
      onChange={(way) => onChange(way === 'less' ? `-${sizeOf(net)}` : sizeOf(net))}
    />
  );
}

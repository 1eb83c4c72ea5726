import type { MovementPreview } from '@corredor/core/api';
import { compareMoney } from '@corredor/core/money';
import { DateField } from '@corredor/ui/DateField';
import { RadioGroup } from '@corredor/ui/RadioGroup';
import { Stack } from '@corredor/ui/Stack';
import { useTranslation } from 'react-i18next';
import type { MovementStepProps } from '../parts/index.ts';
import { ClashBanners } from './ClashBanners.tsx';

const plans = ['with_remaining', 'single'] as const;

/** What the third step asks: how that what it charges is paid, beside what else touches the same. */
export function MovementEnds({
  preview,
  draft,
  onChange,
}: Omit<MovementStepProps, 'policy'> & { preview: MovementPreview }) {
  const { t } = useTranslation(['movements', 'common']);
  const { instalments, clashes } = preview;
  const [first] = instalments;
  const isCharged = compareMoney(preview.total_delta, '0.00') > 0;
  return (
    <Stack>
      <ClashBanners clashes={clashes} />
      {isCharged && (
        <RadioGroup
          label={t('field.plan')}
          items={plans.map((id) => ({ id, label: t(`common:movementPlan.${id}`) }))}
          value={draft.plan}
          onChange={(plan) => plan && onChange({ plan })}
        />
      )}
      {isCharged && draft.plan === 'single' && (
        <DateField
          label={t('field.first_due_date')}
          value={draft.first_due_date ?? first?.due_date ?? null}
          onChange={(first_due_date) => onChange({ first_due_date })}
        />
      )}
    </Stack>
  );
}

import type { MovementPreview } from '@corredor/core/api';
import { compareMoney } from '@corredor/core/money';
import { DateField } from '@corredor/ui/DateField';
import { DescriptionList } from '@corredor/ui/DescriptionList';
import { RadioGroup } from '@corredor/ui/RadioGroup';
import { Stack } from '@corredor/ui/Stack';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';
import type { MovementStepProps } from '../parts/index.ts';
import { ClashBanners } from './ClashBanners.tsx';
import { MovementMade } from './MovementMade.tsx';

const plans = ['with_remaining', 'single'] as const;

/** What the third step tells: before and after, and what is to be paid or given back. */
export function MovementEnds({
  preview,
  draft,
  onChange,
}: Omit<MovementStepProps, 'policy'> & { preview: MovementPreview }) {
  const { t } = useTranslation(['movements', 'common']);
  const { money } = useFormats();
  const { currency, instalments, clashes } = preview;
  const [first] = instalments;
  const isCharged = compareMoney(preview.total_delta, '0.00') > 0;
  return (
    <Stack>
      <ClashBanners clashes={clashes} />
      <DescriptionList
        columns={3}
        items={[
          { term: t('sum.before'), detail: money(preview.current_total, currency) },
          { term: t('sum.movement'), detail: money(preview.total_delta, currency) },
          { term: t('sum.after'), detail: money(preview.next_total, currency) },
        ]}
      />
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
      <MovementMade preview={preview} isSingle={draft.plan === 'single'} />
    </Stack>
  );
}

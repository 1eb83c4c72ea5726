import { addMonths } from '@corredor/core/dates';
import { Columns } from '@corredor/ui/Columns';
import { DateField } from '@corredor/ui/DateField';
import { FormGroup } from '@corredor/ui/FormFrame';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PolicyField, type PolicyFieldsProps } from './PolicyField.tsx';
import type { PolicyValues } from './policyValues.ts';

const isUsualYear = (day: string | null): day is string => day !== null && day >= '1900-01-01';

/** The first and the last day; a new policy is offered a year and the first day as its payment day. */
export function PolicyTermFields({ locked, isNew }: PolicyFieldsProps & { isNew: boolean }) {
  const { t } = useTranslation('policies');
  const { getValues, setValue, formState } = useFormContext<PolicyValues>();
  const { dirtyFields } = formState;
  const follow = (before: string | null, start: string | null) => {
    // While the year is typed the field reports years such as 0002.
    if (!isNew || !isUsualYear(start)) return;
    const end = getValues('end_date');
    const isOffered = end === null || (isUsualYear(before) && end === addMonths(before, 12));
    if (isOffered) setValue('end_date', addMonths(start, 12), { shouldDirty: true });
    if (!dirtyFields.estimated_payment_day) setValue('estimated_payment_day', Number(start.slice(8)));
  };
  return (
    <FormGroup title={t('form.term')}>
      <Columns>
        <PolicyField name="start_date" locked={locked}>
          {(field) => (
            <DateField
              {...field}
              onChange={(day) => {
                follow(field.value, day);
                field.onChange(day);
              }}
            />
          )}
        </PolicyField>
        <PolicyField name="end_date" locked={locked}>
          {(field) => <DateField {...field} />}
        </PolicyField>
      </Columns>
    </FormGroup>
  );
}

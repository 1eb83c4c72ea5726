import { addMonths } from '@corredor/core/dates';
import { Columns } from '@corredor/ui/Columns';
import { DateField } from '@corredor/ui/DateField';
import { FormGroup } from '@corredor/ui/FormFrame';
import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { NeededField } from './PolicyField.tsx';
import type { PolicyValues } from './policyValues.ts';

const isUsualYear = (day: string | null): day is string => day !== null && day >= '1900-01-01';

/** The first and the last day. The end is offered a year after the start, and the first day as the payment day, until somebody chose another. */
export function PolicyTermFields({ follows }: { follows: boolean }) {
  const { t } = useTranslation('policies');
  const { getValues, setValue, formState } = useFormContext<PolicyValues>();
  const { dirtyFields } = formState;
  // While the year is typed the field reports years such as 0002: the end belongs to the start before them.
  const usual = useRef<string | null>(null);
  const follow = (before: string | null, start: string | null) => {
    if (isUsualYear(before)) usual.current = before;
    if (!follows || !isUsualYear(start)) return;
    const end = getValues('end_date');
    const isOffered = end === null || (usual.current !== null && end === addMonths(usual.current, 12));
    if (isOffered) setValue('end_date', addMonths(start, 12), { shouldDirty: true });
    const day = getValues('estimated_payment_day');
    const isOfferedDay =
      usual.current === null ? !dirtyFields.estimated_payment_day : day === Number(usual.current.slice(8));
    if (isOfferedDay) setValue('estimated_payment_day', Number(start.slice(8)), { shouldDirty: true });
  };
  return (
    <FormGroup title={t('form.term')}>
      <Columns>
        <NeededField name="start_date">
          {(field) => (
            <DateField
              {...field}
              onChange={(day) => {
                follow(field.value, day);
                field.onChange(day);
              }}
            />
          )}
        </NeededField>
        <NeededField name="end_date" help={follows ? t('form.endHelp') : undefined}>
          {(field) => <DateField {...field} />}
        </NeededField>
      </Columns>
    </FormGroup>
  );
}

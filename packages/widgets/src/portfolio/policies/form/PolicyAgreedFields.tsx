import type { Policy } from '@corredor/core/api';
import { agreedFault } from '@corredor/core/instalments';
import { Banner } from '@corredor/ui/Banner';
import { Columns } from '@corredor/ui/Columns';
import { DateField } from '@corredor/ui/DateField';
import { MoneyField } from '@corredor/ui/MoneyField';
import { NumberField } from '@corredor/ui/NumberField';
import { RadioGroup } from '@corredor/ui/RadioGroup';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';
import { type AgreedValues, type AgreedWay, agreedOf, keepsOwnPlan, readAgreed } from './agreedValues.ts';
import { useIsLocked } from './PolicyField.tsx';
import type { PolicyValues } from './policyValues.ts';

/** What the server takes: 120 instalments with the down payment. */
const most = 119;

interface PolicyAgreedFieldsProps {
  policy?: Policy;
  currency: string;
  /** The total premium that the form comes to; nothing until it is known. */
  total: string | undefined;
}

/** How the instalments are found: by months, by their number, or by a down payment and a number. */
export function PolicyAgreedFields({ policy, currency, total }: PolicyAgreedFieldsProps) {
  const { t } = useTranslation(['policies', 'common']);
  const { date, money } = useFormats();
  const { control, watch } = useFormContext<PolicyValues>();
  const { field, fieldState } = useController({ control, name: 'agreed_plan' });
  const [start_date, end_date, payment_frequency, estimated_payment_day] = watch([
    'start_date',
    'end_date',
    'payment_frequency',
    'estimated_payment_day',
  ]);
  const isDisabled = useIsLocked()('payment_frequency');
  const values = agreedOf(field.value);
  const { way } = values;
  const set = (patch: Partial<AgreedValues>) => field.onChange({ ...values, ...patch });
  const errors: unknown = fieldState.error;
  const terms = { payment_frequency, estimated_payment_day: estimated_payment_day ?? 1, total_grant: total ?? '' };
  const agreed = readAgreed(values);
  const fault = agreed && total !== undefined ? agreedFault(agreed, { ...terms, end_date }) : null;
  const ways: AgreedWay[] = ['months', 'number', 'down'];
  const isSaid = way === 'number' || way === 'down';
  const bound = (name: 'count' | 'down_payment' | 'first_due_date') => ({
    name: `agreed_plan.${name}`,
    label: t(name === 'down_payment' || way === 'number' ? `agreed.${name}` : `agreed.${name}OfDown`),
    isRequired: true,
    isDisabled,
    onBlur: field.onBlur,
    errorMessage: messageOf(errors, name),
  });
  const loses =
    way === 'own' &&
    policy !== undefined &&
    total !== undefined &&
    !keepsOwnPlan(policy, { ...terms, start_date: start_date ?? '', end_date: end_date ?? '' });
  return (
    <>
      <RadioGroup
        label={t('field.agreed_plan')}
        name="agreed_plan"
        orientation="horizontal"
        isDisabled={isDisabled}
        items={[...ways, ...(policy?.own_plan && way === 'own' ? (['own'] as const) : [])].map((id) => ({
          id,
          label: t(`agreed.way.${id}`),
        }))}
        value={way}
        onChange={(next) => next && set({ way: next, first_due_date: values.first_due_date ?? start_date })}
      />
      {isSaid && (
        <Columns>
          {way === 'down' && (
            <MoneyField
              {...bound('down_payment')}
              currency={currency}
              value={values.down_payment}
              onChange={(down_payment) => set({ down_payment })}
              errorMessage={
                fault?.code === 'down_payment'
                  ? t('agreed.downOver', { total: money(total, currency) })
                  : messageOf(errors, 'down_payment')
              }
            />
          )}
          <NumberField
            {...bound('count')}
            minValue={1}
            maxValue={most}
            hasSteppers
            value={values.count}
            onChange={(count) => set({ count })}
            errorMessage={
              fault?.code === 'count'
                ? t('agreed.pastEnd', { day: date(fault.day), end: date(end_date) })
                : fault?.code === 'nothing'
                  ? t('agreed.nothing')
                  : messageOf(errors, 'count')
            }
          />
          <DateField
            {...bound('first_due_date')}
            value={values.first_due_date}
            onChange={(first_due_date) => set({ first_due_date })}
            errorMessage={fault?.code === 'calendar' ? t('agreed.far') : messageOf(errors, 'first_due_date')}
          />
        </Columns>
      )}
      {loses && <Banner tone="caution" isLive title={t('agreed.ownLost')} />}
    </>
  );
}

/** The errors of one object of values stand by their keys. */
function messageOf(error: unknown, key: string): string | undefined {
  const own: unknown = error && Object.hasOwn(Object(error), key) ? Object(error)[key]?.message : undefined;
  return typeof own === 'string' ? own : undefined;
}

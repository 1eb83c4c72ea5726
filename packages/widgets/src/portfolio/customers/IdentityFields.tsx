import type { Customer, Ref } from '@corredor/core/api';
import { customerWords, usualIdentification } from '@corredor/core/customers';
import { ageOn } from '@corredor/core/dates';
import { Columns } from '@corredor/ui/Columns';
import { DateField } from '@corredor/ui/DateField';
import { FormGroup } from '@corredor/ui/FormFrame';
import { RadioGroup } from '@corredor/ui/RadioGroup';
import { Select } from '@corredor/ui/Select';
import { TextField } from '@corredor/ui/TextField';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import { bindField } from '../../frames/forms/index.ts';
import { useSampleLock } from '../../frames/records/index.ts';
import { type CustomerValues, identificationTypesOf } from './customerValues.ts';
import { IdentificationFields } from './IdentificationFields.tsx';

interface IdentityFieldsProps {
  form: UseFormReturn<CustomerValues>;
  /** The customer who is being changed. */
  customer?: Customer;
  /** Who has the identification already, as the server said. */
  duplicate?: Ref;
  /** Whether it is being saved or is saved: nobody is looked for then. */
  isSent: boolean;
}

/** Who the customer is: a person or a company, the document, and what only one of both has. */
export function IdentityFields({ form, customer, duplicate, isSent }: IdentityFieldsProps) {
  const { t } = useTranslation(['customers', 'common']);
  const { control, setValue, getValues } = form;
  const fixed = useSampleLock('customer', customer)('identification_type');
  const legalType = useWatch({ control, name: 'legal_type' });
  const isNatural = legalType === 'natural';
  return (
    <FormGroup title={t('group.identity')}>
      <Controller
        control={control}
        name="legal_type"
        render={(bound) => {
          const field = bindField(bound);
          return (
            <RadioGroup
              label={t('field.legal_type')}
              orientation="horizontal"
              items={customerWords.legalType.map((id) => ({ id, label: t(`common:legalType.${id}`) }))}
              {...field}
              // The other kind has other documents.
              isDisabled={fixed !== undefined}
              description={fixed}
              onChange={(type) => {
                field.onChange(type);
                const canKeep = identificationTypesOf[type].includes(getValues('identification_type'));
                if (!canKeep || getValues('identification') === '')
                  setValue('identification_type', usualIdentification(type), { shouldDirty: true });
              }}
            />
          );
        }}
      />
      <Controller
        control={control}
        name="name"
        render={(bound) => (
          <TextField
            label={t(isNatural ? 'field.name' : 'field.businessName')}
            isRequired
            maxLength={200}
            autoComplete="off"
            {...bindField(bound)}
          />
        )}
      />
      <IdentificationFields form={form} customer={customer} duplicate={duplicate} isSent={isSent} />
      {isNatural ? <NaturalFields form={form} /> : <LegalFields form={form} />}
    </FormGroup>
  );
}

function NaturalFields({ form: { control } }: Pick<IdentityFieldsProps, 'form'>) {
  const { t } = useTranslation(['customers', 'common']);
  const { today } = useFormats();
  const birthdate = useWatch({ control, name: 'birthdate' });
  const age = birthdate && birthdate < today() ? ageOn(birthdate, today()) : null;
  return (
    <>
      <Columns count={2}>
        <Controller
          control={control}
          name="birthdate"
          render={(bound) => (
            <DateField
              label={t('field.birthdate')}
              maxValue={today()}
              description={age === null ? undefined : t('age', { count: age })}
              {...bindField(bound)}
            />
          )}
        />
        <Controller
          control={control}
          name="sex"
          render={(bound) => (
            <Select
              label={t('field.sex')}
              emptyLabel={t('field.noSex')}
              items={customerWords.sex.map((id) => ({ id, label: t(`common:sex.${id}`) }))}
              {...bindField(bound)}
            />
          )}
        />
      </Columns>
      <Controller
        control={control}
        name="partner_name"
        render={(bound) => (
          <TextField label={t('field.partner_name')} maxLength={200} autoComplete="off" {...bindField(bound)} />
        )}
      />
    </>
  );
}

function LegalFields({ form: { control } }: Pick<IdentityFieldsProps, 'form'>) {
  const { t } = useTranslation('customers');
  const { today } = useFormats();
  return (
    <Columns count={2}>
      <Controller
        control={control}
        name="foundation_date"
        render={(bound) => <DateField label={t('field.foundation_date')} maxValue={today()} {...bindField(bound)} />}
      />
    </Columns>
  );
}

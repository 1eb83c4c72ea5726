import type { Customer, Ref } from '@corredor/core/api';
import { Columns } from '@corredor/ui/Columns';
import { Select } from '@corredor/ui/Select';
import { Text } from '@corredor/ui/Text';
import { TextField } from '@corredor/ui/TextField';
import { useEffect, useState } from 'react';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { bindField } from '../../frames/forms/index.ts';
import { CountrySelect } from '../../frames/pickers/index.ts';
import { useSampleLock } from '../../frames/records/index.ts';
import { type CustomerValues, identificationTypesOf } from './customerValues.ts';
import { DuplicateBanner } from './DuplicateBanner.tsx';
import { useIdentificationCheck } from './useIdentificationCheck.ts';
import { useSameIdentification } from './useSameIdentification.ts';

interface IdentificationFieldsProps {
  form: UseFormReturn<CustomerValues>;
  customer?: Customer;
  /** Who has the identification already, as the server said. */
  duplicate?: Ref;
  /** Whether it is being saved or is saved: nobody is looked for then. */
  isSent: boolean;
}

/** Country, kind and number of a document, checked while it is typed; who has it already is told before saving. */
export function IdentificationFields({ form, customer, duplicate, isSent }: IdentificationFieldsProps) {
  const { control, setValue, setFocus } = form;
  const { t } = useTranslation(['customers', 'common']);
  const [legal_type, country_id, type, value] = useWatch({
    control,
    name: ['legal_type', 'country_id', 'identification_type', 'identification'],
  });
  const fixed = useSampleLock('customer', customer);
  const [left, setLeft] = useState<string | null>(null);
  const isLeft = left === value;
  const problem = useIdentificationCheck({ type, country_id, value }, isLeft);
  const isError = problem?.severity === 'error';
  const wanted =
    isLeft && !isError && !isSent ? { country_id, identification_type: type, identification: value } : null;
  const existing = useSameIdentification(wanted, customer?.id);
  const owner = existing ?? duplicate;
  const isRefused = duplicate !== undefined;
  useEffect(() => {
    if (isRefused) setFocus('identification');
  }, [isRefused, setFocus]);
  return (
    <>
      <Controller
        control={control}
        name="country_id"
        render={(bound) => {
          const field = bindField(bound);
          return (
            <CountrySelect
              label={t('field.country_id')}
              isRequired
              {...field}
              onChange={(country) => {
                field.onChange(country);
                setValue('province', null, { shouldDirty: true });
              }}
            />
          );
        }}
      />
      <Columns count={2}>
        <Controller
          control={control}
          name="identification_type"
          render={(bound) => (
            <Select
              label={t('field.identification_type')}
              isRequired
              items={identificationTypesOf[legal_type].map((id) => ({
                id,
                label: t(`common:identificationType.${id}`),
              }))}
              isDisabled={fixed('identification_type') !== undefined}
              description={fixed('identification_type')}
              {...bindField(bound)}
            />
          )}
        />
        <Controller
          control={control}
          name="identification"
          render={(bound) => {
            const { onBlur, errorMessage, ...field } = bindField(bound);
            const live = isError ? t(`common:validation.identification.${problem.code}`) : undefined;
            return (
              <TextField
                label={t('field.identification')}
                isRequired
                maxLength={25}
                autoComplete="off"
                spellCheck="false"
                {...field}
                errorMessage={live ?? errorMessage}
                isReadOnly={fixed('identification') !== undefined}
                description={
                  fixed('identification') ??
                  (problem?.severity === 'warning' ? (
                    <Text as="span" size="sm" tone="caution">
                      {t(`common:identificationWarning.${problem.code}`)}
                    </Text>
                  ) : undefined)
                }
                onBlur={() => {
                  onBlur();
                  setLeft(value);
                }}
              />
            );
          }}
        />
      </Columns>
      {owner && <DuplicateBanner customer={owner} />}
    </>
  );
}

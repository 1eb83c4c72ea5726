import { Columns } from '@corredor/ui/Columns';
import { FormGroup } from '@corredor/ui/FormFrame';
import { TextField } from '@corredor/ui/TextField';
import { type Control, Controller, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { bindField, PhoneField } from '../../frames/forms/index.ts';
import { CityField, StateSelect } from '../../frames/pickers/index.ts';
import type { CustomerValues } from './customerValues.ts';

/** How to reach the customer. */
export function ContactFields({ control }: { control: Control<CustomerValues> }) {
  const { t } = useTranslation('customers');
  const countryId = useWatch({ control, name: 'country_id' });
  return (
    <FormGroup title={t('group.contact')}>
      <Columns count={2}>
        <Controller
          control={control}
          name="phone"
          render={(bound) => <PhoneField label={t('field.phone')} countryId={countryId} {...bindField(bound)} />}
        />
        <Controller
          control={control}
          name="email"
          render={(bound) => (
            <TextField
              type="email"
              label={t('field.email')}
              maxLength={254}
              autoComplete="off"
              spellCheck="false"
              {...bindField(bound)}
            />
          )}
        />
      </Columns>
    </FormGroup>
  );
}

/** Where the customer lives or has its seat. */
export function AddressFields({ control }: { control: Control<CustomerValues> }) {
  const { t } = useTranslation('customers');
  const countryId = useWatch({ control, name: 'country_id' });
  return (
    <FormGroup title={t('group.address')}>
      <Columns count={2}>
        <Controller
          control={control}
          name="province"
          render={(bound) => <StateSelect label={t('field.province')} countryId={countryId} {...bindField(bound)} />}
        />
        <Controller
          control={control}
          name="city"
          render={(bound) => <CityField label={t('field.city')} countryId={countryId} {...bindField(bound)} />}
        />
      </Columns>
      <Controller
        control={control}
        name="street"
        render={(bound) => (
          <TextField label={t('field.street')} maxLength={200} autoComplete="off" {...bindField(bound)} />
        )}
      />
    </FormGroup>
  );
}

import { FormGroup } from '@corredor/ui/FormFrame';
import { RadioGroup } from '@corredor/ui/RadioGroup';
import { Switch } from '@corredor/ui/Switch';
import { TextArea } from '@corredor/ui/TextArea';
import { TextField } from '@corredor/ui/TextField';
import { type Control, Controller, type UseFormSetValue, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../base/app/index.ts';
import { bindField, PhoneField } from '../../frames/forms/index.ts';
import { SellerPicker } from '../../frames/pickers/index.ts';
import { kindWords } from './SellerFilters.tsx';
import type { SellerValues } from './sellerValues.ts';

interface SellerFieldsProps {
  control: Control<SellerValues>;
  setValue: UseFormSetValue<SellerValues>;
}

/** The fields of a seller, new or known. */
export function SellerFields({ control, setValue }: SellerFieldsProps) {
  const { t } = useTranslation('sellers');
  const countryId = useSession().partner?.country_id ?? null;
  const [userId, name] = useWatch({ control, name: ['user_id', 'name'] });
  return (
    <FormGroup title={t('group')}>
      <Controller
        control={control}
        name="name"
        render={(bound) => (
          <TextField
            label={t('field.name')}
            description={userId === null ? undefined : t('help.nameOfUser')}
            isReadOnly={userId !== null}
            isRequired
            maxLength={120}
            {...bindField(bound)}
          />
        )}
      />
      <Controller
        control={control}
        name="user_id"
        render={(bound) => (
          <SellerPicker
            label={t('field.user')}
            description={t('help.user')}
            {...bindField(bound)}
            valueLabel={name}
            onChange={(id, user) => {
              bound.field.onChange(id);
              // A seller who is a user is called as the user is.
              if (user) setValue('name', user.name, { shouldDirty: true, shouldValidate: true });
            }}
          />
        )}
      />
      <Controller
        control={control}
        name="kind"
        render={(bound) => (
          <RadioGroup
            label={t('field.kind')}
            isRequired
            items={kindWords.map((id) => ({ id, label: t(`value.kind.${id}`) }))}
            {...bindField(bound)}
          />
        )}
      />
      <Controller
        control={control}
        name="identification"
        render={(bound) => <TextField label={t('field.identification')} maxLength={40} {...bindField(bound)} />}
      />
      <Controller
        control={control}
        name="email"
        render={(bound) => <TextField label={t('field.email')} type="email" maxLength={254} {...bindField(bound)} />}
      />
      <Controller
        control={control}
        name="phone"
        render={(bound) => <PhoneField label={t('field.phone')} countryId={countryId} {...bindField(bound)} />}
      />
      <Controller
        control={control}
        name="is_active"
        render={(bound) => (
          <Switch
            name={bound.field.name}
            isSelected={bound.field.value}
            onChange={bound.field.onChange}
            onBlur={bound.field.onBlur}
            ref={bound.field.ref}
          >
            {t('field.is_active')}
          </Switch>
        )}
      />
      <Controller
        control={control}
        name="notes"
        render={(bound) => <TextArea label={t('field.notes')} maxLength={1000} {...bindField(bound)} />}
      />
    </FormGroup>
  );
}

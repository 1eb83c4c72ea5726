import { FormGroup } from '@corredor/ui/FormFrame';
import { RadioGroup } from '@corredor/ui/RadioGroup';
import { Switch } from '@corredor/ui/Switch';
import { TextArea } from '@corredor/ui/TextArea';
import { TextField } from '@corredor/ui/TextField';
import { type Control, Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { bindField } from '../../frames/forms/index.ts';
import { kindWords } from './SellerFilters.tsx';
import type { SellerValues } from './sellerValues.ts';

interface SellerFieldsProps {
  control: Control<SellerValues>;
}

/** The fields of a seller, new or known. */
export function SellerFields({ control }: SellerFieldsProps) {
  const { t } = useTranslation('sellers');
  return (
    <FormGroup title={t('group')}>
      <Controller
        control={control}
        name="name"
        render={(bound) => <TextField label={t('field.name')} isRequired maxLength={120} {...bindField(bound)} />}
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
        render={(bound) => <TextField label={t('field.email')} maxLength={160} {...bindField(bound)} />}
      />
      <Controller
        control={control}
        name="phone"
        render={(bound) => <TextField label={t('field.phone')} maxLength={40} {...bindField(bound)} />}
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

import { Button } from '@corredor/ui/Button';
import { Card } from '@corredor/ui/Card';
import { Columns } from '@corredor/ui/Columns';
import { FormGroup } from '@corredor/ui/FormFrame';
import { IconButton } from '@corredor/ui/IconButton';
import { Spread } from '@corredor/ui/Spread';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { TextField } from '@corredor/ui/TextField';
import { Plus, Trash2 } from 'lucide-react';
import { type Control, Controller, useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { bindField, PhoneField } from '../../frames/forms/index.ts';
import { CityField } from '../../frames/pickers/index.ts';
import { newOffice, type ProviderValues } from './providerValues.ts';

interface OfficeFieldsProps {
  control: Control<ProviderValues>;
  countryId: string | null;
}

/** The offices of an insurance company: as many as it has. */
export function OfficeFields({ control, countryId }: OfficeFieldsProps) {
  const { t } = useTranslation('providers');
  const { fields, append, remove } = useFieldArray({ control, name: 'offices' });
  return (
    <FormGroup title={t('group.offices')} description={t('group.officesHelp')}>
      {fields.length === 0 && <Text tone="muted">{t('office.none')}</Text>}
      {fields.map(({ id }, index) => (
        <Card key={id}>
          <Stack>
            <Spread>
              <Text weight="semibold">{t('office.one', { number: index + 1 })}</Text>
              <IconButton
                icon={Trash2}
                size="small"
                label={t('office.remove', { number: index + 1 })}
                onPress={() => remove(index)}
              />
            </Spread>
            <Columns count={2}>
              <Controller
                control={control}
                name={`offices.${index}.city`}
                render={(bound) => (
                  <CityField label={t('field.city')} isRequired countryId={countryId} {...bindField(bound)} />
                )}
              />
              <Controller
                control={control}
                name={`offices.${index}.phone`}
                render={(bound) => (
                  <PhoneField
                    label={t('field.officePhone')}
                    description=""
                    countryId={countryId}
                    {...bindField(bound)}
                  />
                )}
              />
            </Columns>
            <Controller
              control={control}
              name={`offices.${index}.address`}
              render={(bound) => (
                <TextField label={t('field.officeAddress')} maxLength={200} autoComplete="off" {...bindField(bound)} />
              )}
            />
          </Stack>
        </Card>
      ))}
      <div>
        <Button icon={Plus} onPress={() => append(newOffice)}>
          {t('office.add')}
        </Button>
      </div>
    </FormGroup>
  );
}

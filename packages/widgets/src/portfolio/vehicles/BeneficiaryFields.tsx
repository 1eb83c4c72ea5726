import { Button } from '@corredor/ui/Button';
import { Card } from '@corredor/ui/Card';
import { Columns } from '@corredor/ui/Columns';
import { DateField } from '@corredor/ui/DateField';
import { FormGroup } from '@corredor/ui/FormFrame';
import { IconButton } from '@corredor/ui/IconButton';
import { PercentField } from '@corredor/ui/PercentField';
import { Spread } from '@corredor/ui/Spread';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { Plus, Trash2 } from 'lucide-react';
import { type Control, Controller, useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import { bindField } from '../../frames/forms/index.ts';
import { CustomerPicker } from '../../frames/pickers/index.ts';
import { sumOfShares } from './useVehicleRules.ts';
import type { VehicleValues } from './vehicleValues.ts';

const most = 20;

/** Who is paid for the vehicle, since when, and which share of the whole. */
export function BeneficiaryFields({ control }: { control: Control<VehicleValues> }) {
  const { t } = useTranslation('vehicles');
  const { today, percent } = useFormats();
  const { fields, append, remove } = useFieldArray({ control, name: 'beneficiaries' });
  const sum = sumOfShares(useWatch({ control, name: 'beneficiaries' }));
  const rest = Math.max(0, 100 - Number(sum));
  return (
    <FormGroup title={t('group.beneficiaries')} description={t('group.beneficiariesHelp')}>
      {fields.length === 0 && <Text tone="muted">{t('beneficiary.none')}</Text>}
      {fields.map(({ id, name }, index) => (
        <Card key={id}>
          <Stack>
            <Spread>
              <Text weight="semibold">{t('beneficiary.one', { number: index + 1 })}</Text>
              <IconButton
                icon={Trash2}
                size="small"
                label={t('beneficiary.remove', { number: index + 1 })}
                onPress={() => remove(index)}
              />
            </Spread>
            <Controller
              control={control}
              name={`beneficiaries.${index}.customer_id`}
              render={(bound) => (
                <CustomerPicker
                  label={t('beneficiary.customer_id')}
                  isRequired
                  valueLabel={name || undefined}
                  {...bindField(bound)}
                />
              )}
            />
            <Columns count={2}>
              <Controller
                control={control}
                name={`beneficiaries.${index}.start_date`}
                render={(bound) => <DateField label={t('beneficiary.start_date')} isRequired {...bindField(bound)} />}
              />
              <Controller
                control={control}
                name={`beneficiaries.${index}.percentage`}
                render={(bound) => (
                  <PercentField label={t('beneficiary.percentage')} isRequired {...bindField(bound)} />
                )}
              />
            </Columns>
          </Stack>
        </Card>
      ))}
      {fields.length > 0 && (
        <Text tone={Number(sum) > 100 ? 'critical' : 'muted'}>{t('beneficiary.sum', { sum: percent(sum) })}</Text>
      )}
      <div>
        <Button
          icon={Plus}
          isDisabled={fields.length >= most}
          onPress={() => append({ customer_id: null, name: '', start_date: today(), percentage: String(rest) })}
        >
          {t('beneficiary.add')}
        </Button>
      </div>
    </FormGroup>
  );
}

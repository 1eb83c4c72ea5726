import type { Ref, Vehicle } from '@corredor/core/api';
import { checkChassis, usualBrands } from '@corredor/core/vehicles';
import { Columns } from '@corredor/ui/Columns';
import { FormGroup } from '@corredor/ui/FormFrame';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { TextField } from '@corredor/ui/TextField';
import { type Control, Controller, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DescribedControl, DescribedGroup } from '../../frames/described/index.ts';
import { bindField } from '../../frames/forms/index.ts';
import { type NewRecord, OwnRecordProvider, useCustomer } from '../../frames/pickers/index.ts';
import { isSample, useSampleLock } from '../../frames/records/index.ts';
import { BeneficiaryFields } from './BeneficiaryFields.tsx';
import { vehicleFields } from './describedVehicle.ts';
import { OwnerField } from './OwnerField.tsx';
import { useVehicleWords } from './useVehicleWords.ts';
import type { VehicleValues } from './vehicleValues.ts';
import { WordField } from './WordField.tsx';

interface VehicleFieldsProps {
  control: Control<VehicleValues>;
  vehicle?: Vehicle;
  /** Whose a new one probably is. */
  owner?: Ref | null;
  newCustomer?: NewRecord;
}

/** The fields of a vehicle, new or known, in titled groups. */
export function VehicleFields({ control, vehicle, owner: likely, newCustomer }: VehicleFieldsProps) {
  const { t } = useTranslation('vehicles');
  const { labelOf } = useVehicleWords();
  const fixed = useSampleLock('vehicle', vehicle);
  const ownerId = useWatch({ control, name: 'owner_id' });
  const { customer: owner } = useCustomer(vehicle ? null : ownerId);
  const isDoubtful = checkChassis(useWatch({ control, name: 'chassis_number' })) === 'warning';
  return (
    <Stack gap="large">
      <FormGroup title={t('group.identity')}>
        <Columns count={2}>
          <Controller
            control={control}
            name="plate"
            render={(bound) => (
              <TextField
                label={t('field.plate')}
                description={fixed('plate') ?? t('field.plateHelp')}
                isReadOnly={fixed('plate') !== undefined}
                isRequired
                maxLength={20}
                autoComplete="off"
                spellCheck="false"
                {...bindField(bound)}
              />
            )}
          />
          <Controller
            control={control}
            name="chassis_number"
            render={(bound) => (
              <TextField
                label={t('field.chassis_number')}
                maxLength={30}
                autoComplete="off"
                spellCheck="false"
                description={
                  isDoubtful ? (
                    <Text as="span" tone="caution">
                      {t('form.vinDigit')}
                    </Text>
                  ) : undefined
                }
                {...bindField(bound)}
              />
            )}
          />
        </Columns>
        <Columns count={2}>
          <WordField control={control} name="brand" isRequired maxLength={60} words={usualBrands} />
          <DescribedControl control={control} name="model" field={vehicleFields.model} label={t('field.model')} />
          <DescribedControl control={control} name="year" field={vehicleFields.year} label={t('field.year')} />
          <WordField control={control} name="color" maxLength={40} words={t('words.colors').split(', ')} />
          <DescribedGroup
            fields={vehicleFields}
            group="identity"
            control={control}
            labelOf={labelOf}
            draw={DescribedControl}
          />
        </Columns>
      </FormGroup>
      <FormGroup title={t('group.owner')}>
        <OwnRecordProvider value={vehicle !== undefined && !isSample(vehicle)}>
          <OwnerField
            control={control}
            owner={vehicle?.owner ?? likely ?? undefined}
            newCustomer={newCustomer}
            fixed={fixed('owner_id')}
          />
        </OwnRecordProvider>
      </FormGroup>
      <FormGroup title={t('group.use')}>
        <Columns count={2}>
          <WordField control={control} name="vehicle_type" maxLength={60} words={t('words.types').split(', ')} />
          <WordField control={control} name="activity" maxLength={80} words={t('words.activities').split(', ')} />
          <DescribedGroup
            fields={vehicleFields}
            group="use"
            control={control}
            labelOf={labelOf}
            draw={DescribedControl}
          />
        </Columns>
      </FormGroup>
      <OwnRecordProvider value={vehicle ? !isSample(vehicle) : owner === undefined || !isSample(owner)}>
        <BeneficiaryFields control={control} />
      </OwnRecordProvider>
    </Stack>
  );
}

import type { Provider, Ref } from '@corredor/core/api';
import { Columns } from '@corredor/ui/Columns';
import { FormGroup } from '@corredor/ui/FormFrame';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { TextField } from '@corredor/ui/TextField';
import { type Control, Controller, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../base/app/index.ts';
import { DescribedGroup, DescribedText } from '../../frames/described/index.ts';
import { bindField, PhoneField } from '../../frames/forms/index.ts';
import { BranchesPicker, OwnRecordProvider, TaxField } from '../../frames/pickers/index.ts';
import { isSample, useSampleLock } from '../../frames/records/index.ts';
import { providerFields } from './describedProvider.ts';
import { OfficeFields } from './OfficeFields.tsx';
import type { ProviderValues } from './providerValues.ts';
import { useProviderWords } from './useProviderWords.ts';

interface ProviderFieldsProps {
  control: Control<ProviderValues>;
  /** The company that is being changed. */
  provider?: Provider;
  /** The branches that it sells already, or is to begin with. */
  branches?: readonly Ref[];
}

/** The fields of an insurance company, new or known, in titled groups. */
export function ProviderFields({ control, provider, branches = provider?.branches ?? [] }: ProviderFieldsProps) {
  const { t } = useTranslation('providers');
  const { labelOf } = useProviderWords();
  const countryId = useSession().partner?.country_id ?? null;
  const fixed = useSampleLock('provider', provider)('ruc');
  const hasBranches = useWatch({ control, name: 'branch_ids' }).length > 0;
  return (
    <OwnRecordProvider value={provider === undefined || !isSample(provider)}>
      <Stack gap="large">
        <FormGroup title={t('group.identity')}>
          <DescribedText control={control} name="name" field={providerFields.name} label={t('field.name')} />
          <Columns count={2}>
            <Controller
              control={control}
              name="short_name"
              render={(bound) => (
                <TextField
                  label={t('field.short_name')}
                  description={t('field.shortNameHelp')}
                  maxLength={60}
                  autoComplete="off"
                  {...bindField(bound)}
                />
              )}
            />
            <Controller
              control={control}
              name="ruc"
              render={(bound) => (
                <TaxField
                  label={t('field.ruc')}
                  countryId={countryId}
                  isReadOnly={fixed !== undefined}
                  description={fixed ?? t('field.rucHelp')}
                  {...bindField(bound)}
                />
              )}
            />
          </Columns>
          <DescribedGroup
            fields={providerFields}
            group="identity"
            control={control}
            labelOf={labelOf}
            draw={DescribedText}
          />
        </FormGroup>
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
          <DescribedGroup
            fields={providerFields}
            group="contact"
            control={control}
            labelOf={labelOf}
            draw={DescribedText}
          />
        </FormGroup>
        <OfficeFields control={control} countryId={countryId} />
        <FormGroup title={t('group.branches')} description={t('group.branchesHelp')}>
          <Controller
            control={control}
            name="branch_ids"
            render={(bound) => <BranchesPicker label={t('field.branch_ids')} known={branches} {...bindField(bound)} />}
          />
          {!hasBranches && <Text tone="muted">{t('noBranches')}</Text>}
        </FormGroup>
      </Stack>
    </OwnRecordProvider>
  );
}

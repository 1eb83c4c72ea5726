import type { Branch } from '@corredor/core/api';
import { branchGroups, officialBranches } from '@corredor/core/branches';
import { Checkbox } from '@corredor/ui/Checkbox';
import { CheckboxGroup } from '@corredor/ui/CheckboxGroup';
import { Columns } from '@corredor/ui/Columns';
import { ComboBox } from '@corredor/ui/ComboBox';
import { Select } from '@corredor/ui/Select';
import { Stack } from '@corredor/ui/Stack';
import { TextArea } from '@corredor/ui/TextArea';
import { TextField } from '@corredor/ui/TextField';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../base/app/index.ts';
import { bindField } from '../../frames/forms/index.ts';
import { BranchExtraFields } from './BranchExtraFields.tsx';
import { type BranchValues, branchFlagNames } from './branchValues.ts';
import { PremiumTaxField } from './PremiumTaxField.tsx';
import { useOfficialBranch } from './useOfficialBranch.ts';

interface BranchFieldsProps {
  form: UseFormReturn<BranchValues>;
  /** Offers the authority's list to start from. */
  offersOfficial: boolean;
  /** The branch that is changed; none while it is made. */
  branch?: Branch;
}

/** The fields of a branch, new or known. */
export function BranchFields({ form, offersOfficial, branch }: BranchFieldsProps) {
  const { t } = useTranslation(['branches', 'common']);
  const { control } = form;
  const official = useOfficialBranch(form);
  return (
    <Stack>
      {offersOfficial && <OfficialBranch {...official} />}
      <Controller
        control={control}
        name="name"
        render={(bound) => <TextField label={t('form.name')} isRequired maxLength={120} {...bindField(bound)} />}
      />
      <Columns count={2}>
        <Controller
          control={control}
          name="group"
          render={(bound) => (
            <Select
              label={t('form.group')}
              isRequired
              items={branchGroups.map((id) => ({ id, label: t(`common:branchGroup.${id}`) }))}
              {...bindField(bound)}
            />
          )}
        />
        <Controller
          control={control}
          name="code"
          render={(bound) => (
            <TextField
              label={t('form.code')}
              description={t('form.codeHelp')}
              maxLength={10}
              {...bindField(bound)}
              onBlur={() => {
                bound.field.onBlur();
                if (offersOfficial) official.fillEmpty();
              }}
            />
          )}
        />
      </Columns>
      <Controller
        control={control}
        name="description"
        render={(bound) => <TextArea label={t('form.description')} maxLength={1000} {...bindField(bound)} />}
      />
      <Controller
        control={control}
        name="flags"
        render={({ field, fieldState }) => (
          <CheckboxGroup
            label={t('form.flags')}
            name={field.name}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            errorMessage={fieldState.error?.message}
            items={branchFlagNames.map((id) => ({
              id,
              label: t(`common:branchFlag.${id}`),
              description: t(`flagHelp.${id}`),
            }))}
          />
        )}
      />
      <PremiumTaxField form={form} />
      <Controller
        control={control}
        name="renews"
        render={({ field }) => (
          <Checkbox description={t('form.renewsHelp')} isSelected={field.value ?? true} onChange={field.onChange}>
            {t('form.renews')}
          </Checkbox>
        )}
      />
      <BranchExtraFields control={control} branch={branch} />
    </Stack>
  );
}

function OfficialBranch({ chosen, choose }: ReturnType<typeof useOfficialBranch>) {
  const { t } = useTranslation('branches');
  const { language } = useLanguage();
  return (
    <ComboBox
      label={t('form.official')}
      description={t('form.officialHelp')}
      items={officialBranches.map((branch) => ({
        id: branch.code,
        label: `${branch.code} · ${branch.name[language]}`,
      }))}
      value={chosen}
      onChange={choose}
    />
  );
}

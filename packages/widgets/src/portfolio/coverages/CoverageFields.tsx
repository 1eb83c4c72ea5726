import type { Coverage } from '@corredor/core/api';
import { policyWords } from '@corredor/core/policies';
import { FormGroup } from '@corredor/ui/FormFrame';
import { RadioGroup } from '@corredor/ui/RadioGroup';
import { TextArea } from '@corredor/ui/TextArea';
import { TextField } from '@corredor/ui/TextField';
import { type Control, Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { bindField } from '../../frames/forms/index.ts';
import { BranchPicker, OwnRecordProvider } from '../../frames/pickers/index.ts';
import { isSample } from '../../frames/records/index.ts';
import type { CoverageValues } from './coverageValues.ts';

interface CoverageFieldsProps {
  control: Control<CoverageValues>;
  /** The coverage that is being changed. */
  coverage?: Coverage;
}

/** The fields of a coverage, new or known. */
export function CoverageFields({ control, coverage }: CoverageFieldsProps) {
  const { t } = useTranslation(['coverages', 'common']);
  return (
    <FormGroup title={t('form.group')}>
      <Controller
        control={control}
        name="branch_id"
        render={(bound) => (
          <OwnRecordProvider value={coverage !== undefined && !isSample(coverage)}>
            <BranchPicker
              label={t('form.branch')}
              isRequired
              valueLabel={coverage?.branch.name}
              {...bindField(bound)}
            />
          </OwnRecordProvider>
        )}
      />
      <Controller
        control={control}
        name="name"
        render={(bound) => <TextField label={t('form.name')} isRequired maxLength={160} {...bindField(bound)} />}
      />
      <Controller
        control={control}
        name="coverage_type"
        render={(bound) => (
          <RadioGroup
            label={t('form.type')}
            isRequired
            items={policyWords.coverageType.map((id) => ({
              id,
              label: t(`common:coverageType.${id}`),
              description: t(`typeHelp.${id}`),
            }))}
            {...bindField(bound)}
          />
        )}
      />
      <Controller
        control={control}
        name="description"
        render={(bound) => <TextArea label={t('form.description')} maxLength={1000} {...bindField(bound)} />}
      />
    </FormGroup>
  );
}

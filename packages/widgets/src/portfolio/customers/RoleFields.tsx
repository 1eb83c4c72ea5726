import type { Ref } from '@corredor/core/api';
import { customerWords } from '@corredor/core/customers';
import { CheckboxGroup } from '@corredor/ui/CheckboxGroup';
import { Columns } from '@corredor/ui/Columns';
import { FormGroup } from '@corredor/ui/FormFrame';
import { Select } from '@corredor/ui/Select';
import { TextArea } from '@corredor/ui/TextArea';
import { type Control, Controller, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { bindField } from '../../frames/forms/index.ts';
import { CustomerPicker } from '../../frames/pickers/index.ts';
import type { CustomerValues } from './customerValues.ts';

interface RoleFieldsProps {
  control: Control<CustomerValues>;
  ownId?: number;
  titular?: Ref | null;
}

/** What the customer is in policies, and whose dependent. */
export function RoleFields({ control, ownId, titular }: RoleFieldsProps) {
  const { t } = useTranslation(['customers', 'common']);
  const [legalType, insuredType] = useWatch({ control, name: ['legal_type', 'insured_type'] });
  return (
    <FormGroup title={t('group.roles')} description={t('group.rolesHelp')}>
      <Controller
        control={control}
        name="roles"
        render={({ field, fieldState }) => (
          <CheckboxGroup
            label={t('field.roles')}
            isRequired
            orientation="horizontal"
            name={field.name}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            errorMessage={fieldState.error?.message}
            items={customerWords.role.map((id) => ({ id, label: t(`common:customerRole.${id}`) }))}
          />
        )}
      />
      {legalType === 'natural' && (
        <Controller
          control={control}
          name="insured_type"
          render={(bound) => (
            <Select
              label={t('field.insured_type')}
              emptyLabel={t('field.noInsuredType')}
              items={customerWords.insuredType.map((id) => ({ id, label: t(`common:insuredType.${id}`) }))}
              {...bindField(bound)}
            />
          )}
        />
      )}
      {legalType === 'natural' && insuredType === 'dependent' && (
        <Columns count={2}>
          <Controller
            control={control}
            name="titular_id"
            render={(bound) => (
              <CustomerPicker
                label={t('field.titular_id')}
                description={t('field.titularHelp')}
                isRequired
                excludedId={ownId}
                valueLabel={titular?.name}
                {...bindField(bound)}
              />
            )}
          />
          <Controller
            control={control}
            name="family_relationship"
            render={(bound) => (
              <Select
                label={t('field.family_relationship')}
                items={customerWords.familyRelationship.map((id) => ({
                  id,
                  label: t(`common:familyRelationship.${id}`),
                }))}
                {...bindField(bound)}
              />
            )}
          />
        </Columns>
      )}
    </FormGroup>
  );
}

/** What else the team should know. */
export function NotesFields({ control }: Pick<RoleFieldsProps, 'control'>) {
  const { t } = useTranslation('customers');
  return (
    <FormGroup title={t('group.notes')}>
      <Controller
        control={control}
        name="notes"
        render={(bound) => (
          <TextArea
            label={t('field.notes')}
            description={t('field.notesHelp')}
            maxLength={2000}
            {...bindField(bound)}
          />
        )}
      />
    </FormGroup>
  );
}

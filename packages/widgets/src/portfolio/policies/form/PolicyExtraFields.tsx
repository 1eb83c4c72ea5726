import type { Policy } from '@corredor/core/api';
import { Columns } from '@corredor/ui/Columns';
import { FormGroup } from '@corredor/ui/FormFrame';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ExtraControl } from '../../../frames/extras/index.ts';
import type { PolicyValues } from './policyValues.ts';
import { useExtraFields } from './useExtraFields.ts';

/** The fields that the branch adds of its own; nothing where it has none. */
export function PolicyExtraFields({ policy }: { policy?: Policy }) {
  const { t } = useTranslation('policies');
  const { control } = useFormContext<PolicyValues>();
  const fields = useExtraFields(control, policy);
  const { field: extra, fieldState } = useController({ control, name: 'extra' });
  if (fields.length === 0) return null;
  const values = extra.value ?? {};
  return (
    <FormGroup title={t('form.extras')} description={t('form.extrasHelp')}>
      <div data-field="extra">
        <Columns>
          {fields.map((field) => (
            <ExtraControl
              key={field.key}
              field={field}
              value={Object.hasOwn(values, field.key) ? (values[field.key] ?? null) : null}
              onChange={(value) => extra.onChange({ ...values, [field.key]: value })}
              onBlur={extra.onBlur}
              errorMessage={messageOf(fieldState.error, field.key)}
            />
          ))}
        </Columns>
      </div>
    </FormGroup>
  );
}

/** The errors of one object of values stand by their keys. */
function messageOf(error: object | undefined, key: string): string | undefined {
  const own: unknown = error && Object.hasOwn(error, key) ? Object(error)[key]?.message : undefined;
  return typeof own === 'string' ? own : undefined;
}

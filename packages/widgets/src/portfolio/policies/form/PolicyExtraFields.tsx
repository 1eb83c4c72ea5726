import type { ExtraField, Policy } from '@corredor/core/api';
import { type ExtraValue, extraName, mostExtraText } from '@corredor/core/extras';
import { Columns } from '@corredor/ui/Columns';
import { DateField } from '@corredor/ui/DateField';
import { FormGroup } from '@corredor/ui/FormFrame';
import { MoneyField } from '@corredor/ui/MoneyField';
import { Select } from '@corredor/ui/Select';
import { TextField } from '@corredor/ui/TextField';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';
import type { PolicyValues } from './policyValues.ts';
import { useExtraFields } from './useExtraFields.ts';

/** The fields that the branch adds of its own; nothing where it has none. */
export function PolicyExtraFields({ policy }: { policy?: Policy | undefined }) {
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

interface ExtraControlProps {
  field: ExtraField;
  value: ExtraValue | null;
  onChange: (value: ExtraValue | null) => void;
  onBlur: () => void;
  errorMessage: string | undefined;
}
function ExtraControl({ field, value, onChange, ...behaviour }: ExtraControlProps) {
  const { t } = useTranslation(['policies', 'common']);
  const { language, currency } = useFormats();
  const bound = {
    ...behaviour,
    name: `extra.${field.key}`,
    label: extraName(field, language),
    isRequired: field.is_required,
  };
  const text = typeof value === 'string' ? value : '';
  switch (field.kind) {
    case 'date':
      return <DateField {...bound} value={text || null} onChange={onChange} />;
    case 'yes_no':
      return (
        <Select
          {...bound}
          items={(['yes', 'no'] as const).map((id) => ({ id, label: t(`common:state.${id}`) }))}
          emptyLabel={t('extra.none')}
          value={typeof value === 'boolean' ? (value ? 'yes' : 'no') : null}
          onChange={(id) => onChange(id === null ? null : id === 'yes')}
        />
      );
    case 'choice': {
      // What was chosen once stays, even where it is offered no more.
      const choices = text && !field.choices.includes(text) ? [...field.choices, text] : field.choices;
      return (
        <Select
          {...bound}
          items={choices.map((id) => ({ id, label: id }))}
          emptyLabel={t('extra.none')}
          value={text || null}
          onChange={onChange}
        />
      );
    }
    case 'number':
      return (
        <TextField
          {...bound}
          inputMode="decimal"
          maxLength={18}
          value={language === 'es' ? text.replace('.', ',') : text}
          onChange={(typed) => onChange(typed.replace(',', '.'))}
        />
      );
    case 'money':
      return <MoneyField {...bound} currency={currency} value={text} onChange={onChange} />;
    case 'text':
      return <TextField {...bound} maxLength={mostExtraText} value={text} onChange={onChange} />;
  }
}

import type { ExtraField } from '@corredor/core/api';
import { type ExtraValue, extraName, mostExtraText } from '@corredor/core/extras';
import { decimalSignOf, parseNumberInput } from '@corredor/core/money';
import { DateField } from '@corredor/ui/DateField';
import { MoneyField } from '@corredor/ui/MoneyField';
import { Select } from '@corredor/ui/Select';
import { TextField } from '@corredor/ui/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';

export interface ExtraValueFieldProps {
  field: ExtraField;
  value: ExtraValue | null;
  onChange: (value: ExtraValue | null) => void;
  onBlur?: () => void;
  /** Where nobody has to fill in what the branch asks for. */
  isRequired?: false;
  errorMessage?: string;
}
/** The field for the value of an extra field, by its kind. */
export default function ExtraValueField({ field, value, isRequired, onChange, ...behaviour }: ExtraValueFieldProps) {
  const { t } = useTranslation(['pickers', 'common']);
  const { language, currency } = useFormats();
  const bound = {
    ...behaviour,
    name: `extra.${field.key}`,
    label: extraName(field, language),
    isRequired: isRequired ?? field.is_required,
  };
  const text = typeof value === 'string' ? value : '';
  const [typed, setTyped] = useState('');
  // What is no number stays as it was typed, and is asked about when the form is saved.
  const numberIn = (written: string) => parseNumberInput(written, { language, currency, places: 4 }) ?? written.trim();
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
          value={numberIn(typed) === text ? typed : text.replace('.', decimalSignOf(language, currency))}
          onChange={(written) => {
            setTyped(written);
            onChange(numberIn(written));
          }}
        />
      );
    case 'money':
      return <MoneyField {...bound} currency={currency} value={text} onChange={onChange} />;
    case 'text':
      return <TextField {...bound} maxLength={mostExtraText} value={text} onChange={onChange} />;
  }
}

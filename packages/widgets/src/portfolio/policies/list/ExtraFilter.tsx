import type { ExtraField } from '@corredor/core/api';
import { mostExtraText } from '@corredor/core/extras';
import { decimalSignOf, parseMoneyInput, parseNumberInput } from '@corredor/core/money';
import { Button } from '@corredor/ui/Button';
import { DateField } from '@corredor/ui/DateField';
import { Select } from '@corredor/ui/Select';
import { Stack } from '@corredor/ui/Stack';
import { TextField } from '@corredor/ui/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';

interface ExtraFilterProps {
  field: ExtraField;
  label: string;
  /** What the list is narrowed to, as the address says it. */
  value: string | null;
  onChange: (value: string | null) => void;
}

/** Narrows the policies of a branch to a value of one of its extra fields. */
export default function ExtraFilter({ field, label, value, onChange }: ExtraFilterProps) {
  const { t } = useTranslation(['policies', 'common']);
  switch (field.kind) {
    case 'choice':
    case 'yes_no': {
      const items =
        field.kind === 'choice'
          ? field.choices.map((id) => ({ id, label: id }))
          : yesNo.map((id) => ({ id, label: t(id === 'true' ? 'common:state.yes' : 'common:state.no') }));
      return (
        <Select label={label} items={items} value={value} onChange={onChange} emptyLabel={t('common:state.all')} />
      );
    }
    case 'date':
      return <DateField label={label} value={value} onChange={onChange} />;
    default:
      return <WrittenFilter key={value} field={field} label={label} value={value} onChange={onChange} />;
  }
}
const yesNo = ['true', 'false'] as const;

/** What is written counts once it is applied, not by each letter. */
function WrittenFilter({ field, label, value, onChange }: ExtraFilterProps) {
  const { t } = useTranslation(['policies', 'pickers']);
  const { language, currency } = useFormats();
  const [text, setText] = useState(() =>
    value && field.kind !== 'text' ? withMark(value, language, currency) : (value ?? ''),
  );
  const [isWrong, setWrong] = useState(false);
  const apply = () => {
    const wanted = field.kind === 'text' ? text.trim() : asNumber(text, field.kind, { language, currency });
    setWrong(wanted === undefined);
    if (wanted !== undefined) onChange(wanted || null);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <Stack gap="small">
        <TextField
          label={label}
          maxLength={field.kind === 'text' ? mostExtraText : 20}
          inputMode={field.kind === 'text' ? undefined : 'decimal'}
          autoComplete="off"
          value={text}
          onChange={setText}
          errorMessage={isWrong ? t('pickers:extra.number') : undefined}
        />
        <div>
          <Button type="submit" tone="accent" size="small">
            {t('extra.apply')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

const withMark = (value: string, language: string, currency: string) =>
  value.replace('.', decimalSignOf(language, currency));
/** A number as the API takes it, read as the fields and the files of the brokerage are; undefined where the text is none, and empty where nothing is asked. */
function asNumber(
  text: string,
  kind: ExtraField['kind'],
  { language, currency }: { language: string; currency: string },
) {
  if (text.trim() === '') return '';
  if (kind === 'money') return parseMoneyInput(text, language, currency);
  const number = parseNumberInput(text, { language, currency, places: 4 });
  return number !== undefined && /^-?\d{1,12}(?:\.\d+)?$/.test(number) ? number : undefined;
}

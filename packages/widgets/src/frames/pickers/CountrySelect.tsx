import { compareNames, countries, countryName } from '@corredor/core/countries';
import { ComboBox } from '@corredor/ui/ComboBox';
import type { FieldProps } from '@corredor/ui/Field';
import { type Ref, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../base/app/index.ts';

type CountrySelectProps = Omit<FieldProps, 'label'> & {
  label?: string;
  /** The country's ISO 3166-1 numeric code. */
  value: string | null;
  onChange: (id: string | null, country: { id: string; name: string } | null) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
};

/** One country, found by typing its name in the reader's language. */
export function CountrySelect({ onChange, label, ...field }: CountrySelectProps) {
  const { language } = useLanguage();
  const { t } = useTranslation('pickers');
  const items = useMemo(
    () =>
      countries
        .map(({ id }) => ({ id, label: countryName(id, language) }))
        .sort((one, other) => compareNames(one.label, other.label)),
    [language],
  );
  return (
    <ComboBox
      {...field}
      label={label ?? t('country')}
      items={items}
      onChange={(id, option) => onChange(id, option && { id: option.id, name: option.label })}
    />
  );
}

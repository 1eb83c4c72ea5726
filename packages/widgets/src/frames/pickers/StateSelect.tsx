import { ComboBox } from '@corredor/ui/ComboBox';
import type { FieldProps } from '@corredor/ui/Field';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useStates } from './stateNames.tsx';

type StateSelectProps = Omit<FieldProps, 'label'> & {
  label?: string;
  countryId: string | null;
  /** The state's ISO 3166-2 code. */
  value: string | null;
  onChange: (code: string | null, state: { id: string; name: string } | null) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
};

/** One state or province of a country. */
export function StateSelect({ countryId, label, onChange, ...field }: StateSelectProps) {
  const { t } = useTranslation('pickers');
  const states = useStates(countryId);
  const items = states.data?.results.map(({ code, name }) => ({ id: code, label: name })) ?? [];
  const help = countryId
    ? states.isError
      ? t('failed')
      : states.data?.count === 0
        ? t('noStates')
        : field.description
    : t('chooseCountryFirst');
  return (
    <ComboBox
      {...field}
      label={label ?? t('state')}
      items={items}
      // A code is better than nothing while the names are on their way.
      valueLabel={field.value ?? ''}
      isLoading={states.isFetching}
      isDisabled={field.isDisabled || !countryId}
      description={help}
      onChange={(code, option) => onChange(code, option && { id: option.id, name: option.label })}
    />
  );
}

import { ComboBox } from '@corredor/ui/ComboBox';
import type { FieldProps } from '@corredor/ui/Field';
import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../data/index.ts';

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

/** The name of a state in a country; its code until the names are known. */
export function useStateName(countryId: string | null, code: string | null): string {
  const states = useStates(code ? countryId : null);
  return states.data?.results.find((state) => state.code === code)?.name ?? code ?? '';
}

function useStates(countryId: string | null) {
  const init = { params: { path: { countryId: countryId ?? '' } } };
  const options = useApi().queryOptions('get', '/api/geo/countries/{countryId}/states/', init);
  return useQuery({ ...options, enabled: countryId !== null && countryId !== '', staleTime: Number.POSITIVE_INFINITY });
}

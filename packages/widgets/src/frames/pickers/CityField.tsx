import { listCities } from '@corredor/core/operations';
import type { FieldProps } from '@corredor/ui/Field';
import { SuggestField } from '@corredor/ui/SuggestField';
import { useDebounced } from '@corredor/ui/useDebounced';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClient } from '../../base/app/index.ts';
import { queryOf } from '../../base/data/index.ts';

type CityFieldProps = Omit<FieldProps, 'label'> & {
  label?: string;
  countryId: string | null;
  value: string;
  onChange: (city: string) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
};

/** The name of a city, with suggestions from what the brokerage wrote before. */
export function CityField({ countryId, label, ...field }: CityFieldProps) {
  const { t } = useTranslation('pickers');
  const [isActive, setActive] = useState(false);
  const search = useDebounced(field.value.trim(), 250);
  const query = { country_id: countryId || undefined, search: search || undefined };
  const options = queryOf(useClient(), listCities, { query });
  const cities = useQuery({ ...options, enabled: isActive, placeholderData: keepPreviousData });
  return (
    <SuggestField
      {...field}
      label={label ?? t('city')}
      maxLength={80}
      suggestions={cities.data?.results ?? []}
      onFocus={() => setActive(true)}
    />
  );
}

import { listProviders } from '@corredor/core/operations';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useClient } from '../../base/app/index.ts';
import { queryOf } from '../../base/data/index.ts';
import { useProviderName } from './names.ts';
import { type PickerProps, RecordPicker } from './RecordPicker.tsx';
import { choiceCount, toChoices, useChoices } from './useChoices.ts';

/** One insurance company, found by its name. */
export function ProviderPicker(field: PickerProps) {
  const { t } = useTranslation('pickers');
  const { isActive, search, events } = useChoices();
  const filter = {
    page_size: choiceCount,
    // What fits best comes first.
    ordering: search ? undefined : ('name' as const),
    search: search || undefined,
  };
  const options = queryOf(useClient(), listProviders, { query: filter });
  const providers = useQuery({ ...options, enabled: isActive, placeholderData: keepPreviousData });
  const found = useProviderName(field.valueLabel === undefined ? field.value : null);
  const choices = toChoices(providers, ({ id, name, short_name, ruc }) => ({
    id,
    label: short_name || name,
    description: [short_name && name, ruc ?? t('noNumber')].filter(Boolean).join(' · '),
  }));
  return <RecordPicker {...field} {...events} {...choices} valueLabel={field.valueLabel ?? found} />;
}

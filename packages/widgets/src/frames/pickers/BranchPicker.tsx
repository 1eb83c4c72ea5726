import { listBranches } from '@corredor/core/operations';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useClient } from '../../base/app/index.ts';
import { queryOf } from '../../base/data/index.ts';
import { useBranchName } from './names.ts';
import { type PickerProps, RecordPicker } from './RecordPicker.tsx';
import { choiceCount, toChoices, useChoices } from './useChoices.ts';

/** One branch, found by its name. */
export function BranchPicker(field: PickerProps) {
  const { t } = useTranslation('common');
  const { isActive, search, events } = useChoices();
  const filter = {
    page_size: choiceCount,
    ordering: search ? undefined : ('name' as const),
    search: search || undefined,
  };
  const options = queryOf(useClient(), listBranches, { query: filter });
  const branches = useQuery({ ...options, enabled: isActive, placeholderData: keepPreviousData });
  const found = useBranchName(field.valueLabel === undefined ? field.value : null);
  const choices = toChoices(branches, ({ id, name, group, code }) => ({
    id,
    label: name,
    description: [code, t(`branchGroup.${group}`)].filter(Boolean).join(' · '),
  }));
  return <RecordPicker {...field} {...events} {...choices} valueLabel={field.valueLabel ?? found} />;
}

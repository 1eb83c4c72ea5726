import type { CoverageType } from '@corredor/core/api';
import { listCoverages } from '@corredor/core/operations';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useClient } from '../../base/app/index.ts';
import { queryOf } from '../../base/data/index.ts';
import { useCoverageName } from './names.ts';
import { type PickerProps, RecordPicker } from './RecordPicker.tsx';
import { choiceCount, toChoices, useChoices } from './useChoices.ts';

type CoveragePickerProps = PickerProps & {
  /** Offers only the coverages of this branch. */
  branchId?: number | null;
  /** Offers only coverages of this kind. */
  coverageType?: CoverageType | null;
};

/** One coverage, found by its name. */
export function CoveragePicker({ branchId, coverageType, ...field }: CoveragePickerProps) {
  const { t } = useTranslation('common');
  const { isActive, search, events } = useChoices();
  const filter = {
    page_size: choiceCount,
    // What fits best comes first.
    ordering: search ? undefined : ('name' as const),
    search: search || undefined,
    branch: branchId || undefined,
    coverage_type: coverageType || undefined,
  };
  const options = queryOf(useClient(), listCoverages, { query: filter });
  const coverages = useQuery({ ...options, enabled: isActive, placeholderData: keepPreviousData });
  const found = useCoverageName(field.valueLabel === undefined ? field.value : null);
  const choices = toChoices(coverages, ({ id, name, coverage_type }) => ({
    id,
    label: name,
    description: t(`coverageType.${coverage_type}`),
  }));
  return <RecordPicker {...field} {...events} {...choices} valueLabel={field.valueLabel ?? found} />;
}

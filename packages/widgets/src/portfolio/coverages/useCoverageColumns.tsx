import type { Coverage } from '@corredor/core/api';
import type { GridColumn } from '@corredor/ui/DataGrid';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useColumnKit } from '../../frames/lists/index.ts';

/** The columns of the list of coverages. */
export function useCoverageColumns(detailHref: (id: number) => string): GridColumn<Coverage>[] {
  const { t } = useTranslation(['coverages', 'common']);
  const kit = useColumnKit<Coverage>();
  return useMemo(
    () => [
      kit.record(
        t('column.name'),
        ({ name }) => name,
        ({ id }) => detailHref(id),
        { id: 'name' },
      ),
      kit.text('coverage_type', t('column.type'), ({ coverage_type }) => t(`common:coverageType.${coverage_type}`), {
        sortKey: 'coverage_type',
        filter: ({ coverage_type }) => ({ name: 'coverage_type', value: coverage_type }),
        card: 'subtitle',
      }),
      kit.text('branch', t('column.branch'), ({ branch }) => branch.name, {
        sortKey: 'branch',
        filter: ({ branch }) => ({ name: 'branch', value: String(branch.id) }),
        card: 'fact',
      }),
      kit.text('description', t('column.description'), ({ description }) => description, {
        meaning: 'sentence',
        priority: 8,
        hidesEmpty: true,
        card: 'hidden',
      }),
      kit.moment('updated_at', t('column.updated'), ({ updated_at }) => updated_at),
    ],
    [t, kit, detailHref],
  );
}

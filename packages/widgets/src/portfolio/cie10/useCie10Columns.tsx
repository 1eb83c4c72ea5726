import type { Cie10Code } from '@corredor/core/api';
import type { GridColumn } from '@corredor/ui/DataGrid';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useColumnKit } from '../../frames/lists/index.ts';

/** The columns of the list of diagnoses. */
export function useCie10Columns(detailHref: (id: number) => string): GridColumn<Cie10Code>[] {
  const { t } = useTranslation('cie10');
  const kit = useColumnKit<Cie10Code>();
  return useMemo(
    () => [
      kit.record(
        t('column.code'),
        ({ code }) => code,
        ({ id }) => detailHref(id),
        { id: 'code', meaning: 'code' },
      ),
      kit.text('name', t('column.name'), ({ name }) => name, { sortKey: 'name', meaning: 'name', card: 'subtitle' }),
      kit.text('description', t('column.description'), ({ description }) => description, {
        meaning: 'sentence',
        priority: 2,
        hidesEmpty: true,
        card: 'fact',
      }),
    ],
    [t, kit, detailHref],
  );
}

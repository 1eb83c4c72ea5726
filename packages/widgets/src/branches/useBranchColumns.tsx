import type { Branch, BranchFlags } from '@corredor/core/api';
import type { GridColumn } from '@corredor/ui/DataGrid';
import { Link } from '@corredor/ui/Link';
import { Text } from '@corredor/ui/Text';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../app/index.ts';

const flagNames = ['vehicles', 'insureds', 'generals', 'diagnosis'] as const satisfies (keyof BranchFlags)[];

/** Names what policies of a branch list, in the reader's words. */
export function useFlagWords(): (flags: BranchFlags) => string {
  const { t } = useTranslation('common');
  return (flags) =>
    flagNames
      .filter((name) => flags[name])
      .map((name) => t(`branchFlag.${name}`))
      .join(', ');
}

/** The columns of the list of branches. */
export function useBranchColumns(detailHref: (id: number) => string): GridColumn<Branch>[] {
  const { t } = useTranslation(['branches', 'common']);
  const { dateTime } = useFormats();
  const words = useFlagWords();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('column.name'),
        sortKey: 'name',
        isPrimary: true,
        hideable: false,
        minWidth: 200,
        card: 'title',
        text: ({ name }) => name,
        cell: ({ id, name }) => (
          <Link tone="strong" href={detailHref(id)}>
            {name}
          </Link>
        ),
      },
      {
        id: 'code',
        header: t('column.code'),
        sortKey: 'code',
        width: 110,
        card: 'subtitle',
        text: ({ code }) => code ?? '',
        cell: ({ code }) => code,
      },
      {
        id: 'group',
        header: t('column.group'),
        sortKey: 'group',
        minWidth: 150,
        card: 'line',
        text: ({ group }) => t(`common:branchGroup.${group}`),
        cell: ({ group }) => t(`common:branchGroup.${group}`),
      },
      {
        id: 'flags',
        header: t('column.flags'),
        minWidth: 180,
        card: 'line',
        text: ({ flags }) => words(flags),
        cell: ({ flags }) =>
          words(flags) || (
            <Text as="span" tone="muted">
              {t('noFlags')}
            </Text>
          ),
      },
      {
        id: 'description',
        header: t('column.description'),
        minWidth: 240,
        card: 'hidden',
        text: ({ description }) => description ?? '',
        cell: ({ description }) => description,
      },
      {
        id: 'updated_at',
        header: t('column.updated'),
        sortKey: 'updated_at',
        width: 190,
        card: 'hidden',
        text: ({ updated_at }) => dateTime(updated_at),
        sheet: { type: 'moment', value: (row) => row.updated_at },
        cell: ({ updated_at }) => dateTime(updated_at),
      },
    ],
    [t, dateTime, words, detailHref],
  );
}

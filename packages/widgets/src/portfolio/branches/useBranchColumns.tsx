import type { Branch, BranchFlags } from '@corredor/core/api';
import type { GridColumn } from '@corredor/ui/DataGrid';
import { Text } from '@corredor/ui/Text';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useColumnKit } from '../../frames/lists/index.ts';

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
  const words = useFlagWords();
  const kit = useColumnKit<Branch>();
  return useMemo(
    () => [
      kit.record(
        t('column.name'),
        ({ name }) => name,
        ({ id }) => detailHref(id),
        { id: 'name' },
      ),
      kit.text('code', t('column.code'), ({ code }) => code, {
        sortKey: 'code',
        meaning: 'code',
        width: 96,
        card: 'subtitle',
      }),
      kit.text('group', t('column.group'), ({ group }) => t(`common:branchGroup.${group}`), {
        sortKey: 'group',
        card: 'subtitle',
      }),
      kit.text('flags', t('column.flags'), ({ flags }) => words(flags), {
        card: 'fact',
        cell: ({ flags }) =>
          words(flags) || (
            <Text as="span" tone="muted">
              {t('noFlags')}
            </Text>
          ),
      }),
      kit.text('description', t('column.description'), ({ description }) => description, {
        meaning: 'sentence',
        priority: 8,
        hidesEmpty: true,
        card: 'hidden',
      }),
      kit.moment('updated_at', t('column.updated'), ({ updated_at }) => updated_at),
    ],
    [t, kit, words, detailHref],
  );
}

import type { Seller } from '@corredor/core/api';
import type { GridColumn } from '@corredor/ui/DataGrid';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useColumnKit } from '../../frames/lists/index.ts';

/** The columns of the list of sellers. */
export function useSellerColumns(detailHref: (id: number) => string): GridColumn<Seller>[] {
  const { t } = useTranslation(['sellers', 'common']);
  const kit = useColumnKit<Seller>();
  return useMemo(
    () => [
      kit.record(
        t('field.name'),
        ({ name }) => name,
        ({ id }) => detailHref(id),
        { id: 'name', minWidth: 220 },
      ),
      kit.text('kind', t('field.kind'), ({ kind }) => t(`value.kind.${kind}`), {
        sortKey: 'kind',
        filter: ({ kind }) => ({ name: 'kind', value: kind }),
        width: 140,
        card: 'line',
      }),
      kit.text('user', t('field.user'), ({ user_id }) => t(user_id ? 'common:state.yes' : 'common:state.no'), {
        width: 120,
        card: 'hidden',
      }),
      kit.text('identification', t('field.identification'), ({ identification }) => identification, {
        minWidth: 160,
        card: 'line',
      }),
      kit.text('email', t('field.email'), ({ email }) => email, { minWidth: 160, card: 'line' }),
      kit.phone(t('field.phone'), ({ phone }) => phone, { card: 'line' }),
      kit.text(
        'is_active',
        t('field.is_active'),
        ({ is_active }) => t(is_active ? 'common:state.yes' : 'common:state.no'),
        { filter: ({ is_active }) => ({ name: 'is_active', value: String(is_active) }), width: 120, card: 'line' },
      ),
      kit.text('notes', t('field.notes'), ({ notes }) => notes, { minWidth: 260, card: 'hidden' }),
      kit.moment('updated_at', t('updated'), ({ updated_at }) => updated_at),
    ],
    [t, kit, detailHref],
  );
}

import type { Crossing } from '@corredor/core/api';
import { call } from '@corredor/core/client';
import { listCrossings } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { vListCrossingsQuery } from '@corredor/core/schemas';
import type { RowAction } from '@corredor/ui/DataGrid';
import { Eye, Undo2, Wallet } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';
import { pageOf } from '../../../base/data/index.ts';
import { useNavigation } from '../../../base/navigation/index.ts';
import { ListPage, useRecordList } from '../../../frames/lists/index.ts';
import { UndoCrossing } from '../moves/index.ts';
import { crossingFilters, useCrossingFilters } from './CrossingFilters.tsx';
import { useCrossingColumns } from './useCrossingColumns.tsx';

/** What was crossed, the latest first, and the way to undo it. */
export function CrossingList() {
  const { t } = useTranslation(['payments', 'common']);
  const { today } = useFormats();
  const { go } = useNavigation();
  const [undoing, setUndoing] = useState<number | null>(null);
  const list = useRecordList({
    name: 'crossings',
    address: { schema: vListCrossingsQuery, filters: crossingFilters, ordering: '' },
    operations: {
      list: (client, query) => pageOf(client, listCrossings, { query }),
      read: (client, query) => call(client, listCrossings, { query }),
    },
    permissions: { change: 'policy_app.change_payment' },
    nameOf: ({ customer }) => customer.name,
    exportName: t('crossings.fileName'),
  });
  const rows = list.state.status === 'ready' ? list.state.rows : [];
  // A crossing has no page of its own: it is read where it paid.
  const open = (id: number | null) => {
    const [pair] = rows.find((one) => one.id === id)?.pairs ?? [];
    if (pair) go(paths.paymentRecord(pair.payment.id));
  };
  const actionsOf = (row: Crossing): RowAction[] => {
    const [pair] = row.pairs;
    const isOpen = row.undone_at === null && today() <= row.undo_until;
    return [
      ...(pair
        ? [
            { id: 'payment', label: t('crossings.toPayment'), icon: Eye, href: paths.paymentRecord(pair.payment.id) },
            { id: 'credit', label: t('crossings.toCredit'), icon: Wallet, href: paths.paymentRecord(pair.credit.id) },
          ]
        : []),
      ...(isOpen && list.may.change
        ? [{ id: 'undo', label: t('cross.undo'), icon: Undo2, onAction: () => setUndoing(row.id) }]
        : []),
    ];
  };
  return (
    <ListPage
      list={{ ...list, controls: { ...list.controls, setDetail: open } }}
      actionsOf={actionsOf}
      words={{
        title: t('crossings.title'),
        parents: [{ label: t('common:menu.payments'), href: paths.payments() }],
        search: t('crossings.search'),
        empty: { drawing: 'list', title: t('crossings.empty.title'), text: t('crossings.empty.text') },
      }}
      columns={useCrossingColumns()}
      filters={useCrossingFilters(list.controls)}
    >
      {undoing !== null && (
        <Suspense fallback={null}>
          <UndoCrossing id={undoing} onClose={() => setUndoing(null)} />
        </Suspense>
      )}
    </ListPage>
  );
}

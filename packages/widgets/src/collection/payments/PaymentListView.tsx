import type { Payment, PaymentTotals } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import type { RowAction } from '@corredor/ui/DataGrid';
import { BellRing, CircleDollarSign, Eye, Pencil, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import { ListPage, type RecordList } from '../../frames/lists/index.ts';
import {
  type PaymentFilter,
  PaymentFilters,
  useActivePaymentFilters,
  useQuickPaymentFilters,
} from './PaymentFilters.tsx';
import { usePaymentColumns } from './usePaymentColumns.tsx';

interface PaymentListViewProps {
  list: RecordList<Payment, PaymentFilter>;
  /** Pays an instalment, or takes its payment back. */
  onMove: (payment: Payment) => void;
  /** Reminds the payer. */
  onRemind: (payment: Payment) => void;
  /** Sums of everything that the filter matches. */
  totals?: PaymentTotals | undefined;
  /** Dialogs and panels that belong to the list. */
  children?: ReactNode;
}
const hrefOf = (payment: Payment) => paths.paymentDetail(payment.id);

/** The instalments of every policy: what is due, what is late and what is paid. */
export function PaymentListView(props: PaymentListViewProps) {
  const { list, totals } = props;
  const { controls } = list;
  const { t } = useTranslation(['payments', 'common']);
  const columns = usePaymentColumns(hrefOf);
  return (
    <ListPage
      list={list}
      words={{
        title: t('common:menu.payments'),
        context: totals ? <Totals totals={totals} /> : t('list.context'),
        search: t('list.search'),
        empty: { drawing: 'list', title: t('list.emptyTitle'), text: t('list.emptyText') },
      }}
      columns={columns}
      actionsOf={(row) => actionsOf(row, props, t)}
      filters={{
        fields: <PaymentFilters controls={controls} />,
        quick: useQuickPaymentFilters(),
        active: useActivePaymentFilters(controls),
      }}
    >
      {props.children}
    </ListPage>
  );
}

/** What is due in all, and what of it is late. */
function Totals({ totals }: { totals: PaymentTotals }) {
  const { t } = useTranslation('payments');
  const { money } = useFormats();
  return t('list.totals', { open: money(totals.open), delayed: money(totals.delayed), paid: money(totals.paid) });
}

type Words = ReturnType<typeof useTranslation<['payments', 'common']>>['t'];

/** What may be done with an instalment: by permission, and by its state. */
function actionsOf(
  row: Payment,
  { list: { controls, may }, onMove, onRemind }: PaymentListViewProps,
  t: Words,
): RowAction[] {
  const actions: RowAction[] = [
    { id: 'view', label: t('common:action.detail'), icon: Eye, onAction: () => controls.setDetail(row.id) },
  ];
  if (!may.change) return actions;
  const can = (action: Payment['allowed_actions'][number]) => row.allowed_actions.includes(action);
  if (can('pay'))
    actions.push({ id: 'pay', label: t('common:action.pay'), icon: CircleDollarSign, onAction: () => onMove(row) });
  actions.push({ id: 'edit', label: t('common:action.edit'), icon: Pencil, href: paths.payment(row.id) });
  if (can('notify'))
    actions.push({ id: 'notify', label: t('common:action.notify'), icon: BellRing, onAction: () => onRemind(row) });
  if (can('unpay'))
    actions.push({ id: 'unpay', label: t('common:action.unpay'), icon: Undo2, onAction: () => onMove(row) });
  return actions;
}

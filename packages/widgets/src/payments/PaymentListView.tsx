import type { Payment, PaymentTotals } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import type { RowAction } from '@corredor/ui/DataGrid';
import type { Density } from '@corredor/ui/theme';
import { BellRing, CircleDollarSign, Eye, Pencil, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../app/index.ts';
import { type BulkSetup, type ListControls, ListPage, type ListState } from '../crud/index.ts';
import { PaymentFilters } from './PaymentFilters.tsx';
import { usePaymentColumns } from './paymentColumns.tsx';
import { type PaymentFilter, useActivePaymentFilters, useQuickPaymentFilters } from './paymentFilters.ts';

export interface PaymentListViewProps {
  list: ListState<Payment>;
  controls: ListControls<PaymentFilter>;
  canChange: boolean;
  /** Pays an instalment, or takes its payment back. */
  onMove: (payment: Payment) => void;
  /** Reminds the payer. */
  onRemind: (payment: Payment) => void;
  /** Sums of everything that the filter matches. */
  totals?: PaymentTotals | undefined;
  onRetry: () => void;
  onExport?: (hasAllColumns: boolean) => void;
  isExporting?: boolean;
  bulk?: BulkSetup<Payment>;
  hiddenColumns?: readonly string[];
  onHiddenColumnsChange?: (columns: string[]) => void;
  density?: Density;
  /** Dialogs and panels that belong to the list. */
  children?: ReactNode;
}
const hrefOf = (payment: Payment) => paths.paymentDetail(payment.id);

/** The instalments of every policy: what is due, what is late and what is paid. */
export function PaymentListView(props: PaymentListViewProps) {
  const { controls, canChange: _canChange, onMove: _onMove, onRemind: _onRemind, totals, ...rest } = props;
  const { t } = useTranslation(['payments', 'common']);
  const columns = usePaymentColumns(hrefOf);
  const activeFilters = useActivePaymentFilters(controls);
  return (
    <ListPage
      {...rest}
      title={t('common:menu.payments')}
      context={totals ? <Totals totals={totals} /> : t('list.context')}
      controls={controls}
      columns={columns}
      rowId={(row) => row.id}
      rowActions={(row) => actionsOf(row, props, t)}
      searchLabel={t('list.search')}
      filters={<PaymentFilters {...controls} />}
      quickFilters={useQuickPaymentFilters()}
      activeFilters={activeFilters}
      empty={{ drawing: 'list', title: t('list.emptyTitle'), text: t('list.emptyText') }}
    />
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
  { controls, canChange, onMove, onRemind }: PaymentListViewProps,
  t: Words,
): RowAction[] {
  const view: RowAction = {
    id: 'view',
    label: t('common:action.detail'),
    icon: Eye,
    onAction: () => controls.setDetail(row.id),
  };
  if (!canChange) return [view];
  const can = (action: Payment['allowed_actions'][number]) => row.allowed_actions.includes(action);
  const move = (action: 'pay' | 'unpay', icon: RowAction['icon']): RowAction[] =>
    can(action) ? [{ id: action, label: t(`common:action.${action}`), icon, onAction: () => onMove(row) }] : [];
  return [
    view,
    ...move('pay', CircleDollarSign),
    { id: 'edit', label: t('common:action.edit'), icon: Pencil, href: paths.payment(row.id) },
    ...(can('notify')
      ? [{ id: 'notify', label: t('common:action.notify'), icon: BellRing, onAction: () => onRemind(row) }]
      : []),
    ...move('unpay', Undo2),
  ];
}

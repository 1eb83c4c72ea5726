import type { Payment, PaymentSummary } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import { Button } from '@corredor/ui/Button';
import type { RowAction } from '@corredor/ui/DataGrid';
import { LinkButton } from '@corredor/ui/LinkButton';
import { BellRing, CircleDollarSign, Eye, HandCoins, Pencil, Plus, Shuffle, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ListPage, type ListSummary, type RecordList } from '../../../frames/lists/index.ts';
import { type PaymentFilter, usePaymentFilters, usePaymentStates, usePaymentTotals } from './PaymentFilters.tsx';
import { usePaymentColumns } from './usePaymentColumns.tsx';

interface PaymentListViewProps {
  list: RecordList<Payment, PaymentFilter>;
  /** Pays an instalment, or takes its payment back. */
  onMove: (payment: Payment) => void;
  /** Reminds the payer. */
  onRemind: (payment: Payment) => void;
  /** Lets a credit pay instalments. */
  onCross: (credit: Payment) => void;
  /** Counts and sums of everything that the filters leave. */
  summary?: ListSummary<PaymentSummary>;
  /** Registers what a payer paid; not given where the reader may not. */
  onCollect?: () => void;
  secondaryActions?: ReactNode;
  /** Dialogs and panels that belong to the list. */
  children?: ReactNode;
}
const hrefOf = (payment: Payment) => paths.paymentDetail(payment.id);

/** The instalments of every policy: what is due, what is late and what is paid. */
export function PaymentListView(props: PaymentListViewProps) {
  const { list, summary } = props;
  const { controls } = list;
  const { t } = useTranslation(['payments', 'common']);
  const columns = usePaymentColumns(hrefOf);
  return (
    <ListPage
      list={list}
      words={{
        title: t('common:menu.payments'),
        context: t('list.context'),
        search: t('list.search'),
        empty: { drawing: 'list', title: t('list.emptyTitle'), text: t('list.emptyText') },
        emptyUsual: { drawing: 'list', title: t('list.doneTitle'), text: t('list.doneText') },
      }}
      columns={columns}
      primaryAction={
        props.onCollect && (
          <Button tone="accent" icon={Plus} onPress={props.onCollect}>
            {t('collect.verb')}
          </Button>
        )
      }
      secondaryActions={
        <>
          {controls.filters.kind === 'credit' && (
            <LinkButton href={paths.crossings()}>{t('crossings.link')}</LinkButton>
          )}
          {props.secondaryActions}
        </>
      }
      actionsOf={(row) => actionsOf(row, props, t)}
      filters={{
        ...usePaymentFilters(controls),
        states: usePaymentStates(summary?.data, controls.filters.kind),
      }}
      totals={usePaymentTotals(summary, controls.filters)}
    >
      {props.children}
    </ListPage>
  );
}

type Words = ReturnType<typeof useTranslation<['payments', 'common']>>['t'];

/** What may be done with an instalment: by permission, and by its state. */
function actionsOf(
  row: Payment,
  { list: { controls, may }, onMove, onRemind, onCross }: PaymentListViewProps,
  t: Words,
): RowAction[] {
  const actions: RowAction[] = [
    { id: 'view', label: t('common:action.detail'), icon: Eye, onAction: () => controls.setDetail(row.id) },
  ];
  if (!may.change) return actions;
  const can = (action: Payment['allowed_actions'][number]) => row.allowed_actions.includes(action);
  if (can('pay'))
    actions.push({
      id: 'pay',
      label: t('common:action.pay'),
      icon: CircleDollarSign,
      isQuick: true,
      isOnCard: row.status === 'delayed' || row.status === 'near_expiry',
      onAction: () => onMove(row),
    });
  if (can('cross')) actions.push({ id: 'cross', label: t('cross.verb'), icon: Shuffle, onAction: () => onCross(row) });
  if (can('refund'))
    actions.push({
      id: 'refund',
      label: t('credit.refund'),
      icon: HandCoins,
      isQuick: true,
      onAction: () => onMove(row),
    });
  actions.push({ id: 'edit', label: t('common:action.edit'), icon: Pencil, href: paths.payment(row.id) });
  if (can('notify'))
    actions.push({ id: 'notify', label: t('common:action.notify'), icon: BellRing, onAction: () => onRemind(row) });
  if (can('unpay'))
    actions.push({
      id: 'unpay',
      label: row.kind === 'credit' ? t('credit.unrefund') : t('common:action.unpay'),
      icon: Undo2,
      onAction: () => onMove(row),
    });
  return actions;
}

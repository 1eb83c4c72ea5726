import type { Crossing } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import { Chip } from '@corredor/ui/Chip';
import type { GridColumn } from '@corredor/ui/DataGrid';
import { CircleCheck, Undo2 } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useColumnKit } from '../../../frames/lists/index.ts';
import { usePaymentNumbers } from '../parts/index.ts';

/** The instalment that was paid, or the credit that paid it. */
type Side = Crossing['pairs'][number]['payment' | 'credit'];
const stateOf = ({ undone_at }: Crossing) => (undone_at === null ? 'made' : 'undone');

/** The columns of the list of crossings. */
export function useCrossingColumns(): GridColumn<Crossing>[] {
  const { t } = useTranslation('payments');
  const { policyOf } = usePaymentNumbers();
  const kit = useColumnKit<Crossing>();
  return useMemo(() => {
    // One credit may pay several instalments: it is named once.
    const listOf = (some: readonly Side[]) =>
      [...new Set(some.map((side) => t('crossings.number', { number: side.number, policy: policyOf(side) })))].join(
        '; ',
      );
    return [
      kit.record(
        t('crossings.field.customer'),
        ({ customer }) => customer.name,
        ({ pairs }) => paths.paymentRecord(pairs[0]?.payment.id ?? 0),
        { id: 'customer', sortKey: undefined },
      ),
      kit.text('credit', t('crossings.field.credit'), ({ pairs }) => listOf(pairs.map(({ credit }) => credit)), {
        card: 'line',
      }),
      kit.text('payment', t('crossings.field.payment'), ({ pairs }) => listOf(pairs.map(({ payment }) => payment)), {
        card: 'line',
      }),
      kit.date('crossed_on', t('crossings.field.crossed_on'), ({ crossed_on }) => crossed_on, { card: 'line' }),
      kit.text('reason', t('cross.reason'), ({ reason }) => t(`cross.reasons.${reason}`), {
        priority: 3,
        card: 'line',
      }),
      kit.text('state', t('crossings.field.state'), (row) => t(`crossings.state.${stateOf(row)}`), {
        meaning: 'state',
        width: 140,
        card: 'status',
        cell: (row) =>
          row.undone_at === null ? (
            <Chip tone="positive" icon={CircleCheck}>
              {t('crossings.state.made')}
            </Chip>
          ) : (
            <Chip tone="neutral" icon={Undo2}>
              {t('crossings.state.undone')}
            </Chip>
          ),
      }),
      kit.date('undo_until', t('crossings.field.undo_until'), (row) => (row.undone_at ? null : row.undo_until), {
        priority: 4,
        card: 'hidden',
      }),
      kit.text('note', t('cross.note'), ({ note }) => note, { priority: 5, card: 'hidden' }),
      kit.money('total', t('crossings.field.total'), ({ total }) => total, {
        currencyOf: ({ currency }) => currency,
        card: 'figure',
      }),
    ];
  }, [t, kit, policyOf]);
}

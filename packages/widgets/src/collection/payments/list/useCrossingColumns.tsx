import type { Crossing } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import { Chip } from '@corredor/ui/Chip';
import type { GridColumn } from '@corredor/ui/DataGrid';
import { CircleCheck, Undo2 } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useColumnKit } from '../../../frames/lists/index.ts';
import { usePaymentNumbers } from '../parts/index.ts';

const stateOf = ({ undone_at }: Crossing) => (undone_at === null ? 'made' : 'undone');

/** The columns of the list of crossings. */
export function useCrossingColumns(): GridColumn<Crossing>[] {
  const { t } = useTranslation('payments');
  const { policyOf } = usePaymentNumbers();
  const kit = useColumnKit<Crossing>();
  return useMemo(
    () => [
      kit.record(
        t('crossings.field.customer'),
        ({ customer }) => customer.name,
        ({ pairs }) => paths.paymentRecord(pairs[0]?.payment.id ?? 0),
        { id: 'customer', sortKey: undefined },
      ),
      kit.text(
        'pairs',
        t('crossings.field.pairs'),
        ({ pairs }) =>
          pairs
            .map(({ payment, credit }) =>
              t('crossings.pair', {
                policy: policyOf(payment),
                number: payment.number,
                creditPolicy: policyOf(credit),
                credit: credit.number,
              }),
            )
            .join('; '),
        { minWidth: 260, card: 'line' },
      ),
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
    ],
    [t, kit, policyOf],
  );
}

// biome-ignore-all lint/a11y/noRedundantRoles: display: grid on a phone takes the roles of a table away
import type { Payment } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import { Link } from '@corredor/ui/Link';
import { VisuallyHidden } from '@corredor/ui/VisuallyHidden';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';
import type { PaymentMoving } from '../moves/index.ts';
import { PaymentActions } from '../moves/index.ts';
import { isPartlyPaid, PaidPart, PaymentStatusChip, usePaymentNumbers } from '../parts/index.ts';
import * as css from './PaymentPlan.css.ts';

interface PaymentPlanProps {
  payments: readonly Payment[];
  /** The instalment whose page this is: it is marked, and collected in its head; else the next to be paid is marked. */
  own?: number;
  moves: Pick<PaymentMoving, 'canChange' | 'move' | 'remind' | 'cross' | 'remit'>;
  /** Shows what came in for one of them; left out where that is seen elsewhere. */
  onReceipts?: (payment: Payment) => void;
  /** What they come to, below their amounts. */
  sum?: { total: string; open: string };
}

/** The instalments of one policy in time, in columns: which, when, its state, how much, what is left of it and what can be done with it; two lines each on a phone. */
export function PaymentPlan({ payments, own, moves, onReceipts, sum }: PaymentPlanProps) {
  const { t } = useTranslation('payments');
  const next = payments.find(({ kind, is_paid }) => kind === 'premium' && !is_paid);
  const marked = own ?? next?.id;
  const hasActions = moves.canChange || onReceipts !== undefined;
  /** Its turn comes after that of others. */
  const isLater = ({ kind, id, status }: Payment) => kind === 'premium' && id !== next?.id && status !== 'delayed';
  return (
    <div className={css.frame}>
      <table role="table" aria-colcount={hasActions ? 6 : 5} className={css.table} aria-label={t('timeline.label')}>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col" aria-colindex={1}>
              {t('field.number')}
            </th>
            <th role="columnheader" scope="col" aria-colindex={2}>
              {t('column.due_date')}
            </th>
            <th role="columnheader" scope="col" aria-colindex={3}>
              {t('field.status')}
            </th>
            <th role="columnheader" scope="col" aria-colindex={4} className={css.amount}>
              {t('field.amount')}
            </th>
            <th role="columnheader" scope="col" aria-colindex={5} className={css.amount}>
              {t('timeline.left')}
            </th>
            {hasActions && (
              <th role="columnheader" scope="col" aria-colindex={6}>
                <VisuallyHidden>{t('timeline.actions')}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {payments.map((payment) => (
            <tr
              role="row"
              key={payment.id}
              className={payment.id === marked ? css.current : undefined}
              aria-current={payment.id === marked || undefined}
            >
              <Facts payment={payment} />
              {hasActions && (
                <td role="cell" aria-colindex={6} className={css.does}>
                  {payment.id !== own && (
                    <div className={css.buttons}>
                      <PaymentActions
                        payment={payment}
                        moves={moves}
                        isInRow
                        isTight
                        hasUndo={own === undefined}
                        onReceipts={onReceipts}
                        // The head of the policy has the one for the instalment that is late the longest.
                        isMain={false}
                        isLater={isLater(payment)}
                      />
                    </div>
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
        {sum && (
          <tfoot role="rowgroup">
            <tr role="row">
              <th role="rowheader" scope="row" colSpan={3} className={css.name}>
                {t('timeline.sumOf')}
              </th>
              <td role="cell" className={`${css.amount} ${css.figure}`}>
                {sum.total}
              </td>
              <td role="cell" className={`${css.amount} ${css.leftSum}`}>
                <span className={css.roomyOnly}>{sum.open}</span>
                <span className={css.narrowOnly}>{t('timeline.openSum', { amount: sum.open })}</span>
              </td>
              {hasActions && <td role="cell" className={css.roomyOnly} />}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

/** Which it is, when it is due, how it stands, how much it is and how much of it is open. */
function Facts({ payment }: { payment: Payment }) {
  const { t } = useTranslation(['payments', 'common']);
  const { money, date } = useFormats();
  const { inMovement } = usePaymentNumbers();
  const { kind, status, is_paid: isPaid, amount, balance, currency } = payment;
  const isCredit = kind === 'credit';
  const isPart = isPartlyPaid(payment);
  const told = [payment.movement_kind && t(`common:movementKind.${payment.movement_kind}`), ...useHowPaid(payment)];
  const words = told.filter(Boolean).join(' · ');
  return (
    <>
      <th role="rowheader" scope="row" aria-colindex={1} className={css.name}>
        <Link tone="strong" href={paths.paymentRecord(payment.id)}>
          {inMovement(
            isCredit
              ? t('credit.numbered', { number: payment.number })
              : t('timeline.instalment', { number: payment.number, count: payment.instalments_count }),
            payment.movement_number,
          )}
        </Link>
      </th>
      <td
        role="cell"
        aria-colindex={2}
        className={[css.when, status === 'delayed' && css.late, isPaid && words && css.roomyOnly]
          .filter(Boolean)
          .join(' ')}
      >
        {isCredit ? t('credit.since', { date: date(payment.due_date) }) : date(payment.due_date)}
      </td>
      <td role="cell" aria-colindex={3} className={css.state}>
        <span className={css.chip}>
          <PaymentStatusChip status={status} kind={kind} />
        </span>
        {(words || isPart) && (
          <span className={isPaid ? css.toldInstead : css.told}>
            {words}
            <PaidPart payment={payment} />
          </span>
        )}
      </td>
      <td role="cell" aria-colindex={4} className={`${css.amount} ${isPaid ? css.figure : css.roomyOnly}`}>
        {money(amount, currency)}
      </td>
      <td
        role="cell"
        aria-colindex={5}
        className={`${css.amount} ${isPaid ? `${css.nothingLeft} ${css.roomyOnly}` : `${css.left} ${css.figure}`}`}
      >
        {money(isPaid ? '0.00' : balance, currency)}
      </td>
    </>
  );
}

/** When and how an instalment was paid, or a credit used; nothing of what is open. */
function useHowPaid({ is_paid, paid_before_import, payment_date, payment_method }: Payment) {
  const { t } = useTranslation(['payments', 'common']);
  const { date } = useFormats();
  if (!is_paid) return [];
  return [
    paid_before_import ? t('column.paid_before_import') : payment_date && date(payment_date),
    payment_method && t(`common:paymentMethod.${payment_method}`),
  ];
}

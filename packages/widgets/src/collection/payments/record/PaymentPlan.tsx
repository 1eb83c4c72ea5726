import type { Payment } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import { Link } from '@corredor/ui/Link';
import { Stepper } from '@corredor/ui/Stepper';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';
import type { PaymentMoving } from '../moves/index.ts';
import { PaymentActions } from '../moves/index.ts';
import { dueOf, PaidPart, toneOf, useDueWords, usePaymentNumbers, usePaymentState } from '../parts/index.ts';

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

/** The instalments of one policy in time, each with its state and what can be done with it. */
export function PaymentPlan({ payments, own, moves, onReceipts, sum }: PaymentPlanProps) {
  const { t } = useTranslation(['payments', 'common']);
  const { money, date } = useFormats();
  const dueOn = useDueWords();
  const stateOf = usePaymentState();
  const { inMovement } = usePaymentNumbers();
  const next = payments.find(({ kind, is_paid }) => kind === 'premium' && !is_paid);
  const marked = own ?? next?.id;
  /** Its turn comes after that of others. */
  const isLater = ({ kind, id, status }: Payment) => kind === 'premium' && id !== next?.id && status !== 'delayed';
  const madeBy = ({ movement_kind: kind }: Payment) => kind && t(`common:movementKind.${kind}`);
  return (
    <Stepper
      label={t('timeline.label')}
      orientation="vertical"
      total={
        sum && {
          label: t('timeline.sumOf'),
          figure: sum.total,
          note: t('timeline.openSum', { amount: sum.open }),
        }
      }
      steps={payments.map((payment) => ({
        id: String(payment.id),
        title: (
          <Link tone="strong" href={paths.paymentRecord(payment.id)}>
            {inMovement(
              payment.kind === 'credit'
                ? t('credit.numbered', { number: payment.number })
                : t('timeline.instalment', { number: payment.number, count: payment.instalments_count }),
              payment.movement_number,
            )}
          </Link>
        ),
        figure: money(dueOf(payment), payment.currency),
        actions: (moves.canChange || onReceipts) && payment.id !== own && (
          <PaymentActions
            payment={payment}
            moves={moves}
            isInRow
            hasUndo={own === undefined}
            onReceipts={onReceipts}
            // The head of the policy has the one for the instalment that is late the longest.
            isMain={false}
            isLater={isLater(payment)}
          />
        ),
        hasSmallActions: isLater(payment) && !payment.is_paid && payment.paid_amount === '0.00',
        note: payment.is_paid ? (
          [
            madeBy(payment),
            payment.paid_before_import
              ? t('column.paid_before_import')
              : payment.payment_date &&
                t(payment.kind === 'credit' ? 'credit.usedOn' : 'timeline.paidOn', {
                  date: date(payment.payment_date),
                }),
            payment.payment_method && t(`common:paymentMethod.${payment.payment_method}`),
          ]
            .filter(Boolean)
            .join(' · ')
        ) : (
          <>
            {[
              madeBy(payment),
              payment.kind === 'credit' ? t('credit.since', { date: date(payment.due_date) }) : dueOn(payment.due_date),
            ]
              .filter(Boolean)
              .join(' · ')}
            <PaidPart payment={payment} />
          </>
        ),
        state: stateOf(payment),
        tone: toneOf(payment.status),
        isCurrent: payment.id === marked,
      }))}
    />
  );
}

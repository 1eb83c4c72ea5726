import type { Payment, PaymentMethod, ReceiptInput } from '@corredor/core/api';
import type { CallError } from '@corredor/core/errors';
import { compareMoney } from '@corredor/core/money';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';
import { useDialogForm } from '../../../frames/asking/index.ts';
import { sizeOf } from '../parts/index.ts';
import type { Collector } from './CollectorField.tsx';
import { isMethod, type PayValues, type PayWay, type Way, wayIn, waysFor } from './payWays.tsx';
import { useReceiptDay } from './useReceiptDay.ts';

export interface PayFormProps {
  /** As it is by now: where it changed under the dialog, what was typed stays. */
  payment: Payment;
  /** How this payer paid last: taken as the answer until another is given. */
  lastMethod?: PaymentMethod | null;
  /** Who took the money of this payer last; an instalment that the broker collects stays the broker's. */
  lastCollector?: Collector | null;
  /** How much of an instalment can be given up; a larger rest cannot. */
  writeOffLimit?: string;
  isSaving: boolean;
  error: CallError | null;
  onPay: (input: ReceiptInput) => void;
}

/** The form of a payment: what its way asks and proposes, and what of the next way stays as it was typed. */
export function usePayForm({
  payment,
  lastMethod = null,
  lastCollector = null,
  writeOffLimit = '0.00',
  isSaving,
  error,
  onPay,
}: PayFormProps) {
  const { t } = useTranslation(['payments', 'common']);
  const { money, today } = useFormats();
  const receivedOf = useReceiptDay();
  const offered = waysFor(payment, writeOffLimit);
  const balance = sizeOf(payment.balance);
  const usual: Way | null = payment.payment_method ?? lastMethod;
  const isOver = (amount: string) => amount !== '' && compareMoney(amount, balance) > 0;
  const tooMuch = ({ isForMany }: PayWay) =>
    [
      t('pay.over', { balance: money(balance, payment.currency) }),
      ...(isForMany ? [t('pay.overMany', { transfer: t('transfer.verb') })] : []),
    ].join(' ');
  const dayIn = ({ received_on, method }: PayValues) => receivedOf(received_on, isMethod(method) ? method : null);
  const form = useDialogForm<PayValues, ReceiptInput>({
    place: `payments.pay ${payment.id}`,
    begun: ({ method = usual }) => ({
      method: usual,
      amount: wayIn(offered, method).proposed(payment),
      received_on: today(),
      reference: '',
      collected_by: collectorOf(payment, lastCollector),
      invoice_number: payment.invoice_number ?? '',
    }),
    faultsAtOnce: (values) => ({
      amount: isOver(values.amount) && tooMuch(wayIn(offered, values.method)),
      received_on: dayIn(values).faultAtOnce,
    }),
    faults: (values) => {
      const { method, amount, reference } = values;
      const own = wayIn(offered, method);
      return {
        method: !isOf(own, method) && t('common:validation.selectPaymentMethod'),
        amount: isNothing(amount) && t(own.words.noAmount),
        received_on: dayIn(values).fault,
        reference: own.needsReason && !reference.trim() && t('common:validation.required'),
      };
    },
    toInput: (values) => {
      const { method, received_on } = values;
      const own = wayIn(offered, method);
      if (!isOf(own, method) || received_on === null) return null;
      return {
        ...own.toInput(method, values),
        amount: values.amount,
        received_on,
        reference: values.reference.trim() || null,
        ...(own.hasInvoice && { invoice_number: values.invoice_number.trim() || null }),
      };
    },
    error,
    isBusy: isSaving,
    onSubmit: onPay,
  });
  return { form, offered, own: wayIn(offered, form.values.method), received: dayIn(form.values) };
}

const collectorOf = ({ collected_by }: Payment, last: Collector | null) =>
  collected_by === 'broker' ? collected_by : (last ?? collected_by);
const isNothing = (amount: string) => amount === '' || compareMoney(amount, '0.00') <= 0;
const isOf = ({ ways }: PayWay, way: Way | null): way is Way => way !== null && ways.includes(way);

import type { Payment, PaymentMethod, ReceiptBatchInput } from '@corredor/core/api';
import type { CallError } from '@corredor/core/errors';
import { inTransferOrder, spreadTransfer, transferLimit } from '@corredor/core/instalments';
import { addMoney, compareMoney, type Money, subtractMoney } from '@corredor/core/money';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';
import { useDialogForm } from '../../../frames/asking/index.ts';
import { type Collector, commonCollector } from './CollectorField.tsx';
import { useReceiptDay } from './useReceiptDay.ts';

const nothing = '0.00';

interface TransferValues {
  amount: string;
  received_on: string | null;
  method: PaymentMethod;
  reference: string;
  /** Null as long as nobody says another than what the instalments say. */
  collected_by: Collector | null;
  /** Parts as somebody shared them out by hand, by instalment; null while the oldest are filled first. */
  parts: ReadonlyMap<number, Money> | null;
}

interface TransferFormProps {
  rows: readonly Payment[] | null;
  isChosen?: boolean;
  policyId?: number;
  isSaving: boolean;
  error: CallError | null;
  onSend: (input: ReceiptBatchInput, paid: readonly Payment[]) => void;
}

/** Which part of an amount goes to which instalment, and what of it has no place. */
function sharesOf(taken: readonly Payment[], { amount, parts: own }: TransferValues) {
  const parts = own ?? spreadTransfer(taken, amount || nothing).parts;
  const partOf = ({ id }: Payment) => parts.get(id) || nothing;
  return {
    parts,
    partOf,
    lines: taken.filter((payment) => partOf(payment) !== nothing),
    rest: subtractMoney(amount || nothing, addMoney(nothing, ...taken.map(partOf))),
    isOver: (payment: Payment) => compareMoney(partOf(payment), payment.balance) > 0,
  };
}

/** What the server says of one instalment among several. */
export const lineFault = (error: CallError | null, line: string) =>
  error?.fields[`${line}.amount`] ?? error?.fields[`${line}.payment_id`];

export type TransferForm = ReturnType<typeof useTransferForm>;
/** The form of a transfer: what came in, and how it is shared out. */
export function useTransferForm({ rows, isChosen = false, policyId, isSaving, error, onSend }: TransferFormProps) {
  const { t } = useTranslation(['payments', 'common']);
  const { money, today } = useFormats();
  const receivedOf = useReceiptDay();
  const payable = inTransferOrder((rows ?? []).filter(({ allowed_actions }) => allowed_actions.includes('pay')));
  const taken = payable.slice(0, transferLimit);
  const open = addMoney(nothing, ...taken.map(({ balance }) => balance));
  const paid = (rows ?? []).filter(({ is_paid }) => is_paid).length;
  const currency = taken[0]?.currency ?? 'USD';
  const collectorIn = (values: TransferValues) => {
    const { lines } = sharesOf(taken, values);
    return values.collected_by ?? commonCollector(lines.length > 0 ? lines : taken);
  };
  const dayIn = ({ received_on, method }: TransferValues) => receivedOf(received_on, method);
  const form = useDialogForm<TransferValues, ReceiptBatchInput>({
    // What was typed for one policy is never put back for another, whose panel may stand at the same address.
    place: policyId === undefined ? null : `payments.transfer ${policyId}`,
    begun: {
      amount: isChosen && taken.length > 0 ? open : '',
      received_on: today(),
      method: 'transfer',
      reference: '',
      collected_by: null,
      parts: null,
    },
    faultsAtOnce: (values) => ({ received_on: dayIn(values).faultAtOnce }),
    faults: (values) => ({
      amount: sharesOf(taken, values).lines.length === 0 && t('pay.noAmount'),
      received_on: dayIn(values).fault,
    }),
    toInput: (values) => {
      const { lines, rest, partOf, isOver } = sharesOf(taken, values);
      const collected_by = collectorIn(values);
      if (rest !== nothing || taken.some(isOver) || values.received_on === null) return null;
      return {
        received_on: values.received_on,
        method: values.method,
        reference: values.reference.trim() || null,
        collected_by: collected_by || undefined,
        lines: lines.map((payment) => ({
          payment_id: payment.id,
          version: payment.version,
          amount: partOf(payment),
        })),
      };
    },
    error,
    isBusy: isSaving,
    onSubmit: (input) => onSend(input, sharesOf(taken, form.values).lines),
  });
  const shares = sharesOf(taken, form.values);
  return {
    form,
    payable,
    taken,
    open,
    paid,
    left: (rows?.length ?? 0) - payable.length - paid,
    currency,
    shares,
    received: dayIn(form.values),
    collector: collectorIn(form.values),
    /** What is wrong with the part of one instalment. */
    faultOf: (payment: Payment) => {
      if (shares.isOver(payment)) return t('pay.over', { balance: money(payment.balance, currency) });
      return lineFault(error, `lines.${shares.lines.indexOf(payment)}`);
    },
  };
}

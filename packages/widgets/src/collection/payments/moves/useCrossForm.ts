import type { CrossingInput, CrossingReason, Payment } from '@corredor/core/api';
import type { CallError } from '@corredor/core/errors';
import {
  crossingLimit,
  inCrossingOrder,
  inTransferOrder,
  pairCrossing,
  proposeCrossing,
} from '@corredor/core/instalments';
import { addMoney, compareMoney, type Money, subtractMoney } from '@corredor/core/money';
import { crossingReasonOf } from '@corredor/core/movements';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';
import { useDialogForm } from '../../../frames/asking/index.ts';
import { sizeOf } from '../parts/index.ts';
import { lineFault } from './useTransferForm.ts';

const nothing = '0.00';
export const crossingReasons = [
  'cancellation',
  'exclusion',
  'decrease',
  'prompt_payment',
  'other',
] as const satisfies CrossingReason[];

interface CrossValues {
  reason: CrossingReason;
  note: string;
  /** Parts as somebody shared them out by hand, by instalment; null while they are proposed. */
  parts: ReadonlyMap<number, Money> | null;
}

export interface CrossFormProps {
  /** The credit that is used first. */
  credit: Payment;
  /** What is open of the customer, credits and instalments; null while it is read. */
  rows: readonly Payment[] | null;
  customer: number;
  isSaving: boolean;
  error: CallError | null;
  onSend: (input: CrossingInput) => void;
}

/** The credits of a customer and what they may pay, without their signs; the one that was chosen is used before the others. */
function openOf(rows: readonly Payment[], credit: Payment) {
  const open = rows.filter(({ is_paid }) => !is_paid).map((one) => ({ ...one, balance: sizeOf(one.balance) }));
  const credits = inTransferOrder(open.filter(({ kind }) => kind === 'credit')).sort(
    (one, other) => Number(other.id === credit.id) - Number(one.id === credit.id),
  );
  return { open, credits, premiums: open.filter(({ kind }) => kind === 'premium') };
}

/** Which credit pays how much of which instalment; `pairs` is null where they come to more than there is. */
function sharesOf({ credits, premiums }: ReturnType<typeof openOf>, { reason, parts: own }: CrossValues) {
  const ordered = inCrossingOrder(premiums, reason).slice(0, crossingLimit);
  const parts = own ?? proposeCrossing(credits, ordered);
  const partOf = ({ id }: Payment) => parts.get(id) || nothing;
  const lines = ordered.filter((payment) => partOf(payment) !== nothing);
  const pairs = pairCrossing(
    credits,
    lines.map((payment) => ({ payment: payment.id, amount: partOf(payment) })),
  );
  return {
    ordered,
    parts,
    partOf,
    pairs,
    total: addMoney(nothing, ...lines.map(partOf)),
    isOver: (payment: Payment) => compareMoney(partOf(payment), payment.balance) > 0,
    usedOf: (one: number) =>
      addMoney(nothing, ...(pairs ?? []).filter((pair) => pair.credit === one).map(({ amount }) => amount)),
  };
}

export type CrossForm = ReturnType<typeof useCrossForm>;
/** The form of a crossing: why, and which instalments the credits of a customer pay. */
export function useCrossForm({ credit, rows, customer, isSaving, error, onSend }: CrossFormProps) {
  const { t } = useTranslation('payments');
  const { money } = useFormats();
  const { currency } = credit;
  const there = openOf(rows ?? [], credit);
  const { open, credits } = there;
  const form = useDialogForm<CrossValues, CrossingInput>({
    place: `payments.cross ${credit.id} ${customer}`,
    begun: { reason: crossingReasonOf(credit.movement_kind ?? null), note: '', parts: null },
    toInput: (values) => {
      const { pairs, ordered, isOver } = sharesOf(there, values);
      if (!pairs || pairs.length === 0 || pairs.length > crossingLimit || ordered.some(isOver)) return null;
      const versions = new Map(open.map((one) => [one.id, one.version]));
      return {
        customer_id: customer,
        reason: values.reason,
        note: values.note.trim() || null,
        pairs: pairs.map((pair) => ({
          credit_id: pair.credit,
          credit_version: versions.get(pair.credit) ?? 0,
          payment_id: pair.payment,
          payment_version: versions.get(pair.payment) ?? 0,
          amount: pair.amount,
        })),
      };
    },
    error,
    isBusy: isSaving,
    onSubmit: onSend,
  });
  const shares = sharesOf(there, form.values);
  const has = addMoney(nothing, ...credits.map(({ balance }) => balance));
  return {
    form,
    currency,
    credits,
    has,
    left: subtractMoney(has, shares.total),
    shares,
    /** What is wrong with the part of one instalment. */
    faultOf: (payment: Payment) => {
      if (shares.isOver(payment)) return t('pay.over', { balance: money(payment.balance, currency) });
      return lineFault(error, `pairs.${shares.pairs?.findIndex((pair) => pair.payment === payment.id)}`);
    },
  };
}

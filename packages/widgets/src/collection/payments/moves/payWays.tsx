import type { Payment, PaymentMethod, ReceiptInput } from '@corredor/core/api';
import { compareMoney } from '@corredor/core/money';
import { policyWords } from '@corredor/core/policies';
import { TextField } from '@corredor/ui/TextField';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DialogForm } from '../../../frames/asking/index.ts';
import { sizeOf } from '../parts/index.ts';
import { type Collector, CollectorField } from './CollectorField.tsx';

/** How an instalment is paid: money by a method, what the payer kept for the tax office, or a rest that is given up. */
export type Way = PaymentMethod | 'withholding' | 'write_off';
export interface PayValues {
  method: Way | null;
  amount: string;
  received_on: string | null;
  /** The reference, the number of the withholding, or why a rest is given up. */
  reference: string;
  collected_by: Collector;
  invoice_number: string;
}

/** What one way of paying asks, says and sends of its own. */
export interface PayWay {
  ways: readonly Way[];
  /** What stands there as the amount until somebody types another. */
  proposed: (payment: Payment) => string;
  words: {
    amount: 'field.receivedAmount' | 'field.withheldAmount' | 'field.givenUpAmount' | 'credit.refundAmount';
    noAmount: 'pay.noAmount' | 'pay.noWithheld';
    /** What becomes of the rest of an amount. */
    stays: 'pay.stays' | 'credit.stays';
    day: 'field.payment_date' | 'credit.refundDate';
    /** What choosing it means. */
    help?: 'pay.withheld' | 'pay.givenUp';
  };
  /** It may be too much for one instalment, and meant for several. */
  isForMany?: boolean;
  /** Somebody says why. */
  needsReason?: boolean;
  hasInvoice: boolean;
  toInput: (method: Way, values: PayValues) => Pick<ReceiptInput, 'kind' | 'method' | 'collected_by'>;
  /** Its own fields, below those that all have. */
  Fields: (props: { form: DialogForm<PayValues> }) => ReactNode;
}

export const isMethod = (way: Way | null): way is PaymentMethod =>
  way !== null && way !== 'withholding' && way !== 'write_off';
const inMoney: PayWay['toInput'] = (method, { collected_by }) => ({
  kind: 'money',
  method: isMethod(method) ? method : null,
  collected_by,
});
const balanceOf = ({ balance }: Payment) => sizeOf(balance);

/** What was withheld is a share of the net premium, which the reader may mend. */
function withheldOf(payment: Payment) {
  const { withholding } = payment;
  if (compareMoney(withholding, '0.00') <= 0) return '';
  return compareMoney(withholding, balanceOf(payment)) > 0 ? balanceOf(payment) : withholding;
}

const money: PayWay = {
  ways: policyWords.paymentMethod,
  proposed: balanceOf,
  words: {
    amount: 'field.receivedAmount',
    noAmount: 'pay.noAmount',
    stays: 'pay.stays',
    day: 'field.payment_date',
  },
  isForMany: true,
  hasInvoice: true,
  toInput: inMoney,
  Fields: ({ form }) => <MoneyFields form={form} took="field.took" />,
};
const refund: PayWay = {
  ...money,
  words: { amount: 'credit.refundAmount', noAmount: 'pay.noAmount', stays: 'credit.stays', day: 'credit.refundDate' },
  isForMany: false,
  hasInvoice: false,
  Fields: ({ form }) => <MoneyFields form={form} took="credit.refundedBy" />,
};
const withholding: PayWay = {
  ways: ['withholding'],
  proposed: withheldOf,
  words: { ...money.words, amount: 'field.withheldAmount', noAmount: 'pay.noWithheld', help: 'pay.withheld' },
  hasInvoice: true,
  toInput: () => ({ kind: 'withholding', method: null }),
  Fields: ({ form }) => <Reference form={form} label="field.withholdingNumber" />,
};
const givenUp: PayWay = {
  ways: ['write_off'],
  proposed: balanceOf,
  words: { ...money.words, amount: 'field.givenUpAmount', help: 'pay.givenUp' },
  needsReason: true,
  hasInvoice: true,
  toInput: () => ({ kind: 'write_off', method: null }),
  Fields: ({ form }) => <Reference form={form} label="field.whyGivenUp" isRequired />,
};

/** The ways in which an instalment can be paid, or a credit given back; a larger rest than the limit is not given up. */
export function waysFor(payment: Payment, writeOffLimit: string): readonly PayWay[] {
  if (payment.kind === 'credit') return [refund];
  return compareMoney(balanceOf(payment), writeOffLimit) <= 0 ? [money, withholding, givenUp] : [money, withholding];
}

/** Of which form a way is; before one is chosen it is that of money. */
export const wayIn = (offered: readonly PayWay[], way: Way | null): PayWay =>
  offered.find(({ ways }) => way !== null && ways.includes(way)) ?? offered[0] ?? money;

interface ReferenceProps {
  form: DialogForm<PayValues>;
  label: 'field.reference' | 'field.withholdingNumber' | 'field.whyGivenUp';
  isRequired?: boolean;
}
function Reference({ form, label, isRequired = false }: ReferenceProps) {
  const { t } = useTranslation('payments');
  return <TextField label={t(label)} isRequired={isRequired} maxLength={60} {...form.field('reference')} />;
}

interface MoneyFieldsProps {
  form: DialogForm<PayValues>;
  took: 'field.took' | 'credit.refundedBy';
}
/** Money has a reference, and somebody who took it or gave it back. */
function MoneyFields({ form, took }: MoneyFieldsProps) {
  const { t } = useTranslation('payments');
  const { value, onChange } = form.field('collected_by');
  return (
    <>
      <Reference form={form} label="field.reference" />
      <CollectorField label={t(took)} value={value} onChange={onChange} />
    </>
  );
}

import type { Payment, PaymentMethod, ReceiptInput } from '@corredor/core/api';
import type { CallError } from '@corredor/core/errors';
import { compareMoney, subtractMoney } from '@corredor/core/money';
import { paths } from '@corredor/core/paths';
import { policyWords } from '@corredor/core/policies';
import { Banner } from '@corredor/ui/Banner';
import { Button } from '@corredor/ui/Button';
import { DateField } from '@corredor/ui/DateField';
import { Link } from '@corredor/ui/Link';
import { MoneyField } from '@corredor/ui/MoneyField';
import { RadioGroup } from '@corredor/ui/RadioGroup';
import { Stack } from '@corredor/ui/Stack';
import { TextField } from '@corredor/ui/TextField';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan, useFormats } from '../../../base/app/index.ts';
import { AskDialog } from '../../../frames/leaving/index.ts';
import { CallProblem } from '../../../frames/problems/index.ts';
import { isAboutPlan, PlanHelp } from '../../../frames/records/index.ts';
import { sizeOf, usePaymentNumbers } from '../parts/index.ts';
import { type Collector, CollectorField } from './CollectorField.tsx';
import { useReceiptDay } from './useReceiptDay.ts';

interface PayDialogViewProps {
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
  onClose: () => void;
}
/** Money by a method, or what the payer kept for the tax office. */
const ways = [...policyWords.paymentMethod, 'withholding', 'write_off'] as const;
type Way = (typeof ways)[number];

/**
 * Notes what came in for an instalment, all that is open or a part of it: how, how much, when, and on which invoice. Of a credit it notes
 * what was given back, and by whom.
 */
export function PayDialogView({
  payment,
  lastMethod = null,
  lastCollector = null,
  writeOffLimit = '0.00',
  isSaving,
  error,
  onPay,
  onClose,
}: PayDialogViewProps) {
  const { t } = useTranslation(['payments', 'common']);
  const { money, date, today } = useFormats();
  const { currency } = payment;
  const canAddTasks = useCan('core_app.add_task');
  const isRefund = payment.kind === 'credit';
  const balance = sizeOf(payment.balance);
  const [named, setCollector] = useState<Collector | null>(null);
  const collector = named ?? (payment.collected_by === 'broker' ? 'broker' : (lastCollector ?? payment.collected_by));
  const [chosen, setWay] = useState<Way | null>(payment.payment_method);
  const way = chosen ?? lastMethod;
  const isWithheld = way === 'withholding';
  const isGivenUp = way === 'write_off';
  const isMoney = !isWithheld && !isGivenUp;
  const canGiveUp = compareMoney(balance, writeOffLimit) <= 0;
  const [typed, setTyped] = useState<string | null>(null);
  const amountPlace = useRef<HTMLDivElement>(null);
  // Money usually comes for all that is open; what was withheld is a share of the net premium, which the reader may mend.
  const withheld = compareMoney(payment.withholding, '0.00') > 0 ? payment.withholding : '';
  const preset = withheld && compareMoney(withheld, balance) > 0 ? balance : withheld;
  const proposed = isWithheld ? preset : balance;
  const amount = typed ?? proposed;
  const [day, setDay] = useState<string | null>(today());
  const [reference, setReference] = useState('');
  const [invoice, setInvoice] = useState(payment.invoice_number ?? '');
  const [hasTried, setTried] = useState(false);
  const has = amount !== '' && compareMoney(amount, '0.00') > 0;
  const isOver = has && compareMoney(amount, balance) > 0;
  const received = useReceiptDay(day, isMoney ? (way as PaymentMethod | null) : null, { hasTried });
  const amountProblem = () => {
    if (isOver) {
      const over = t('pay.over', { balance: money(balance, currency) });
      return isMoney && !isRefund ? `${over} ${t('pay.overMany', { transfer: t('transfer.verb') })}` : over;
    }
    return has || !hasTried ? error?.fields.amount : t(isWithheld ? 'pay.noWithheld' : 'pay.noAmount');
  };
  const offered = ways.filter((one) => {
    if (one === 'write_off') return !isRefund && canGiveUp;
    return one !== 'withholding' || !isRefund;
  });
  const save = () => {
    setTried(true);
    if (isGivenUp && !reference.trim()) return;
    if (way === null || !has || isOver || day === null || received.isWrong) return;
    onPay({
      ...(way === 'withholding' || way === 'write_off' ? { kind: way, method: null } : { kind: 'money', method: way }),
      amount,
      received_on: day,
      reference: reference.trim() || null,
      ...(isMoney && { collected_by: collector }),
      ...(!isRefund && { invoice_number: invoice.trim() || null }),
    });
  };
  const amountLabel = isWithheld ? 'field.withheldAmount' : isGivenUp ? 'field.givenUpAmount' : 'field.receivedAmount';
  const isTyped =
    chosen !== payment.payment_method ||
    named !== null ||
    amount !== proposed ||
    day !== today() ||
    reference !== '' ||
    invoice !== (payment.invoice_number ?? '');
  const dialog = {
    size: 'small',
    title: t(isRefund ? 'credit.refund' : 'pay.title'),
    description: <What payment={payment} />,
    verb: t(isRefund ? 'credit.refund' : 'common:action.pay'),
    onSubmit: save,
    onClose,
  } as const;
  if (payment.is_paid) {
    const told = payment.paid_before_import
      ? t('pay.isPaidBefore')
      : t(isRefund ? 'credit.isPaid' : 'pay.isPaid', { date: date(payment.payment_date) });
    return (
      <AskDialog {...dialog} isDirty={false} isOver>
        <Banner tone="caution" isLive title={told} />
      </AskDialog>
    );
  }
  return (
    <AskDialog {...dialog} isDirty={isTyped} isBusy={isSaving}>
      {error && <Problem error={error} changed={t('pay.changed', { amount: money(balance, currency) })} />}
      <RadioGroup
        // Where it comes to be known late, the focus goes to it.
        key={lastMethod}
        label={t('field.method')}
        isRequired
        orientation="horizontal"
        autoFocus
        items={offered.map((id) => ({
          id,
          label:
            id === 'withholding' || id === 'write_off' ? t(`receipts.kind.${id}`) : t(`common:paymentMethod.${id}`),
        }))}
        value={way}
        onChange={setWay}
        description={
          isWithheld || isGivenUp
            ? t(isGivenUp ? 'pay.givenUp' : 'pay.withheld')
            : chosen === null && lastMethod
              ? t('pay.asLast', { name: payment.payer.name })
              : undefined
        }
        errorMessage={hasTried && way === null ? t('common:validation.selectPaymentMethod') : error?.fields.method}
      />
      <div ref={amountPlace}>
        <Stack gap="xsmall">
          <MoneyField
            label={t(isRefund ? 'credit.refundAmount' : amountLabel)}
            isRequired
            currency={currency}
            value={amount}
            onChange={setTyped}
            description={
              has && !isOver && amount !== balance
                ? t(isRefund ? 'credit.stays' : 'pay.stays', {
                    amount: money(subtractMoney(balance, amount), currency),
                  })
                : undefined
            }
            errorMessage={amountProblem()}
          />
          {isOver && (
            <Button
              size="small"
              onPress={() => {
                setTyped(balance);
                // The button goes with the fault that it mends.
                amountPlace.current?.querySelector('input')?.focus();
              }}
            >
              {t('pay.takeOpen', { amount: money(balance, currency) })}
            </Button>
          )}
        </Stack>
      </div>
      <DateField
        label={t(isRefund ? 'credit.refundDate' : 'field.payment_date')}
        isRequired
        maxValue={received.maxValue}
        value={day}
        onChange={setDay}
        errorMessage={received.errorMessage ?? (hasTried ? error?.fields.received_on : undefined)}
      />
      {received.isPostDated && canAddTasks && (
        <Link href={paths.newTask({ about_model: 'payment', about_id: payment.id, due_on: day ?? undefined })}>
          {t('pay.chequeTask')}
        </Link>
      )}
      <TextField
        label={t(isGivenUp ? 'field.whyGivenUp' : isWithheld ? 'field.withholdingNumber' : 'field.reference')}
        isRequired={isGivenUp}
        maxLength={60}
        value={reference}
        onChange={setReference}
        errorMessage={
          isGivenUp && hasTried && !reference.trim() ? t('common:validation.required') : error?.fields.reference
        }
      />
      {isMoney && (
        <CollectorField
          label={t(isRefund ? 'credit.refundedBy' : 'field.took')}
          value={collector}
          onChange={setCollector}
        />
      )}
      {!isRefund && (
        <TextField
          label={t('field.invoice_number')}
          maxLength={60}
          value={invoice}
          onChange={setInvoice}
          errorMessage={error?.fields.invoice_number}
        />
      )}
    </AskDialog>
  );
}

/** Which instalment it is, and what is open of it. */
export function What({ payment }: { payment: Payment }) {
  const { t } = useTranslation('payments');
  const { money, date } = useFormats();
  const { policyOf } = usePaymentNumbers();
  const { kind, currency } = payment;
  const balance = sizeOf(payment.balance);
  const amount = sizeOf(payment.amount);
  const isPart = balance !== amount;
  return t(kind === 'credit' ? 'credit.what' : 'pay.what', {
    number: payment.number,
    count: payment.instalments_count,
    policy: policyOf(payment),
    amount: isPart
      ? t('pay.openOf', { open: money(balance, currency), amount: money(amount, currency) })
      : money(amount, currency),
    date: date(payment.due_date),
  });
}

/** Why a payment could not be written; what has changed meanwhile is shown anew when the dialog is opened again, or as `changed` says. */
export function Problem({ error, changed, isKept = true }: { error: CallError; changed?: string; isKept?: boolean }) {
  const { t } = useTranslation('payments');
  return (
    <CallProblem error={error} title={error.status === 412 ? (changed ?? t('changed')) : undefined}>
      {isAboutPlan(error.code) && <PlanHelp failure={error} isKept={isKept} />}
    </CallProblem>
  );
}

import type { Payment, PaymentMethod } from '@corredor/core/api';
import { daysBetween } from '@corredor/core/dates';
import type { CallError } from '@corredor/core/errors';
import { compareMoney, subtractMoney } from '@corredor/core/money';
import { paths } from '@corredor/core/paths';
import { Banner } from '@corredor/ui/Banner';
import { Button } from '@corredor/ui/Button';
import { DateField } from '@corredor/ui/DateField';
import { Link } from '@corredor/ui/Link';
import { MoneyField } from '@corredor/ui/MoneyField';
import { RadioGroup } from '@corredor/ui/RadioGroup';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { TextField } from '@corredor/ui/TextField';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan, useFormats } from '../../../base/app/index.ts';
import { AskDialog, type DialogForm } from '../../../frames/asking/index.ts';
import { CallProblem } from '../../../frames/problems/index.ts';
import { isAboutPlan, PlanHelp } from '../../../frames/records/index.ts';
import { sizeOf, usePaymentNumbers, usePaymentTitle } from '../parts/index.ts';
import type { PayValues, PayWay, Way } from './payWays.tsx';
import { type PayFormProps, usePayForm } from './usePayForm.ts';

interface PayDialogViewProps extends PayFormProps {
  onClose: () => void;
}

/**
 * Notes what came in for an instalment, all that is open or a part of it: how, how much, when, and on which invoice. Of a credit it notes
 * what was given back, and by whom.
 */
export function PayDialogView(props: PayDialogViewProps) {
  const { payment, lastMethod = null, error, onClose } = props;
  const { t } = useTranslation(['payments', 'common']);
  const { money } = useFormats();
  const { form, offered, own, received } = usePayForm(props);
  const isRefund = payment.kind === 'credit';
  const dialog = {
    size: 'small',
    title: t(isRefund ? 'credit.refund' : 'pay.title'),
    description: <What payment={payment} />,
    verb: t(isRefund ? 'credit.refund' : 'common:action.pay'),
    form,
    onClose,
  } as const;
  if (payment.is_paid)
    return (
      <AskDialog {...dialog} isOver>
        <PaidMeanwhile payment={payment} />
      </AskDialog>
    );
  const changed = t('pay.changed', { amount: money(sizeOf(payment.balance), payment.currency) });
  return (
    <AskDialog {...dialog}>
      {error && <Problem error={error} changed={changed} />}
      <WayField form={form} payment={payment} offered={offered} own={own} lastMethod={lastMethod} />
      <AmountField form={form} payment={payment} own={own} />
      <DateField label={t(own.words.day)} isRequired maxValue={received.maxValue} {...form.field('received_on')} />
      {received.isPostDated && <TaskLink payment={payment} day={form.values.received_on} />}
      <own.Fields form={form} />
      {own.hasInvoice && (
        <TextField label={t('field.invoice_number')} maxLength={60} {...form.field('invoice_number')} />
      )}
    </AskDialog>
  );
}

function PaidMeanwhile({ payment }: { payment: Payment }) {
  const { t } = useTranslation('payments');
  const { date } = useFormats();
  const words = payment.kind === 'credit' ? 'credit.isPaid' : 'pay.isPaid';
  const told = payment.paid_before_import ? t('pay.isPaidBefore') : t(words, { date: date(payment.payment_date) });
  return <Banner tone="caution" isLive title={told} />;
}

/** Where a cheque waits for its day, a task can remind of it. */
function TaskLink({ payment, day }: { payment: Payment; day: string | null }) {
  const { t } = useTranslation('payments');
  if (!useCan('core_app.add_task')) return null;
  return (
    <Link href={paths.newTask({ about_model: 'payment', about_id: payment.id, due_on: day ?? undefined })}>
      {t('pay.chequeTask')}
    </Link>
  );
}

interface WayFieldProps {
  form: DialogForm<PayValues>;
  payment: Payment;
  offered: readonly PayWay[];
  own: PayWay;
  lastMethod: PaymentMethod | null;
}
function WayField({ form, payment, offered, own, lastMethod }: WayFieldProps) {
  const { t } = useTranslation(['payments', 'common']);
  const wordOf = (id: Way) =>
    id === 'withholding' || id === 'write_off' ? t(`receipts.kind.${id}`) : t(`common:paymentMethod.${id}`);
  const field = form.field('method');
  const isAsLast = payment.payment_method === null && lastMethod !== null && field.value === lastMethod;
  return (
    <RadioGroup
      // Where it comes to be known late, the focus goes to it.
      key={lastMethod}
      label={t('field.method')}
      isRequired
      orientation="grid"
      autoFocus
      items={offered.flatMap(({ ways }) => ways).map((id) => ({ id, label: wordOf(id) }))}
      description={own.words.help ? t(own.words.help) : isAsLast && t('pay.asLast', { name: payment.payer.name })}
      {...field}
    />
  );
}

interface AmountFieldProps {
  form: DialogForm<PayValues>;
  payment: Payment;
  own: PayWay;
}
/** How much, what becomes of the rest, and where it is too much, what is open. */
function AmountField({ form, payment, own }: AmountFieldProps) {
  const { t } = useTranslation('payments');
  const { money } = useFormats();
  const place = useRef<HTMLDivElement>(null);
  const { currency } = payment;
  const balance = sizeOf(payment.balance);
  const { amount } = form.values;
  const more = amount === '' ? -1 : compareMoney(amount, balance);
  const paysAll = more === 0 && own.words.stays === 'pay.stays';
  const isWithin = more <= 0 && amount !== '' && compareMoney(amount, '0.00') > 0;
  return (
    <div ref={place}>
      <Stack gap="xsmall">
        <MoneyField
          label={t(own.words.amount)}
          isRequired
          currency={currency}
          description={
            isWithin &&
            (paysAll
              ? t('pay.paysAll')
              : t(own.words.stays, { amount: money(subtractMoney(balance, amount), currency) }))
          }
          {...form.field('amount')}
        />
        {more > 0 && (
          <Button
            size="small"
            onPress={() => {
              form.set({ amount: balance });
              // The button goes with the fault that it mends.
              place.current?.querySelector('input')?.focus();
            }}
          >
            {t('pay.takeOpen', { amount: money(balance, currency) })}
          </Button>
        )}
      </Stack>
    </div>
  );
}

/** Who pays, which instalment, and what is open of it with how late it is, each in a line; of a credit which it is, and what is left of it. */
export function What({ payment }: { payment: Payment }) {
  const { t } = useTranslation('payments');
  const { money, date, today } = useFormats();
  const { policyOf } = usePaymentNumbers();
  const titleOf = usePaymentTitle();
  const { kind, currency, number, due_date } = payment;
  const open = money(sizeOf(payment.balance), currency);
  const amount = money(sizeOf(payment.amount), currency);
  const isPart = open !== amount;
  const openOf = t('pay.openOf', { open, amount });
  if (kind === 'credit')
    return t('credit.what', { number, policy: policyOf(payment), amount: isPart ? openOf : amount });
  const late = daysBetween(due_date, today());
  return (
    <>
      <Text as="span" weight="semibold">
        {payment.payer.name}
      </Text>{' '}
      <br />
      {`${titleOf(payment)} `}
      <br />
      <Text as="span" weight="semibold" isNumeric>
        {isPart ? openOf : t('pay.balance', { amount: open })}
      </Text>
      {' · '}
      {late > 0 ? (
        <Text as="span" tone="critical">
          {t('late', { count: late })}
        </Text>
      ) : (
        t('pay.due', { date: date(due_date) })
      )}
    </>
  );
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

import type { CrossingInput, CrossingReason, Payment, Ref } from '@corredor/core/api';
import type { CallError } from '@corredor/core/errors';
import {
  crossingLimit,
  inCrossingOrder,
  inTransferOrder,
  pairCrossing,
  proposeCrossing,
} from '@corredor/core/instalments';
import { addMoney, compareMoney, type Money, subtractMoney } from '@corredor/core/money';
import { Banner } from '@corredor/ui/Banner';
import { Button } from '@corredor/ui/Button';
import { RadioGroup } from '@corredor/ui/RadioGroup';
import { Select } from '@corredor/ui/Select';
import { Skeleton } from '@corredor/ui/Skeleton';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { TextField } from '@corredor/ui/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';
import { AskDialog } from '../../../frames/leaving/index.ts';
import { sizeOf, usePaymentTitle } from '../parts/index.ts';
import { Problem } from './PayDialogView.tsx';
import * as css from './TransferDialogView.css.ts';
import { TransferLine } from './TransferLine.tsx';

interface CrossDialogViewProps {
  /** The credit that is used first. */
  credit: Payment;
  /** It was undone, used or given back meanwhile. */
  isGone?: boolean;
  /** What is open of the customer, credits and instalments; null while it is read. */
  rows: readonly Payment[] | null;
  /** Whom the crossing may be for: the payer, and the contractor where that is another. */
  customers: readonly Ref[];
  customer: number;
  onCustomer: (customer: number) => void;
  isSaving: boolean;
  error: CallError | null;
  onSend: (input: CrossingInput) => void;
  onClose: () => void;
}
const nothing = '0.00';
export const crossingReasons = [
  'cancellation',
  'exclusion',
  'decrease',
  'prompt_payment',
  'other',
] as const satisfies CrossingReason[];

/** Why a credit is there: by the movement that made it. */
const reasonOf = ({ movement_kind: kind }: Payment): CrossingReason => {
  if (kind === 'cancellation' || kind === 'exclusion') return kind;
  return kind === null || kind === undefined ? 'other' : 'decrease';
};

/** Which instalments the credits of a customer pay, to the cent; what stays of them is said. */
export function CrossDialogView(props: CrossDialogViewProps) {
  const { credit, isGone = false, rows, customers, customer, onCustomer, isSaving, error, onSend, onClose } = props;
  const { t } = useTranslation(['payments', 'common']);
  const { money } = useFormats();
  const titleOf = usePaymentTitle();
  const [reason, setReason] = useState<CrossingReason>(reasonOf(credit));
  const [note, setNote] = useState('');
  /** Parts as somebody shared them out by hand; null while they are proposed. */
  const [own, setOwn] = useState<ReadonlyMap<number, Money> | null>(null);
  const [hasTried, setTried] = useState(false);

  const { currency } = credit;
  const open = (rows ?? []).filter(({ is_paid }) => !is_paid);
  const bare = open.map((one) => ({ ...one, balance: sizeOf(one.balance) }));
  // The one that was chosen is used before the others.
  const credits = inTransferOrder(bare.filter(({ kind }) => kind === 'credit')).sort(
    (one, other) => Number(other.id === credit.id) - Number(one.id === credit.id),
  );
  const ordered = inCrossingOrder(
    bare.filter(({ kind }) => kind === 'premium'),
    reason,
  ).slice(0, crossingLimit);
  const parts = own ?? proposeCrossing(credits, ordered);
  const partOf = (payment: Payment) => parts.get(payment.id) || nothing;
  const lines = ordered.filter((payment) => partOf(payment) !== nothing);
  const total = addMoney(nothing, ...lines.map(partOf));
  const has = addMoney(nothing, ...credits.map(({ balance }) => balance));
  const pairs = pairCrossing(
    credits,
    lines.map((payment) => ({ payment: payment.id, amount: partOf(payment) })),
  );
  const isOver = ordered.some((payment) => compareMoney(partOf(payment), payment.balance) > 0);
  const usedOf = (one: number) =>
    addMoney(nothing, ...(pairs ?? []).filter((pair) => pair.credit === one).map(({ amount }) => amount));
  const versions = new Map(open.map((one) => [one.id, one.version]));
  const send = () => {
    setTried(true);
    if (!pairs || pairs.length === 0 || pairs.length > crossingLimit || isOver) return;
    onSend({
      customer_id: customer,
      reason,
      note: note.trim() || null,
      pairs: pairs.map((pair) => ({
        credit_id: pair.credit,
        credit_version: versions.get(pair.credit) ?? 0,
        payment_id: pair.payment,
        payment_version: versions.get(pair.payment) ?? 0,
        amount: pair.amount,
      })),
    });
  };
  const problemOf = (payment: Payment) => {
    if (compareMoney(partOf(payment), payment.balance) > 0)
      return t('pay.over', { balance: money(payment.balance, currency) });
    const place = pairs?.findIndex((pair) => pair.payment === payment.id) ?? -1;
    return error?.fields[`pairs.${place}.amount`] ?? error?.fields[`pairs.${place}.payment_id`];
  };
  const left = subtractMoney(has, total);
  const isTyped = own !== null || note !== '' || reason !== reasonOf(credit);
  if (isGone)
    return (
      <AskDialog
        title={t('cross.title')}
        verb={t('cross.verb')}
        isDirty={false}
        isOver
        onSubmit={onClose}
        onClose={onClose}
      >
        <Banner tone="caution" isLive title={t('cross.gone')} />
      </AskDialog>
    );
  return (
    <AskDialog
      size="large"
      title={t('cross.title')}
      description={rows ? t('cross.has', { count: credits.length, amount: money(has, currency) }) : undefined}
      verb={t('cross.verb')}
      isDirty={isTyped}
      isBusy={isSaving}
      isDisabled={ordered.length === 0}
      onSubmit={send}
      onClose={onClose}
    >
      {error && <Problem error={error} isKept={false} />}
      {customers.length > 1 && (
        <RadioGroup
          label={t('cross.customer')}
          orientation="horizontal"
          items={customers.map((one) => ({ id: String(one.id), label: one.name }))}
          value={String(customer)}
          onChange={(chosen) => {
            setOwn(null);
            onCustomer(Number(chosen));
          }}
        />
      )}
      <div className={css.fields}>
        <Select
          label={t('cross.reason')}
          isRequired
          items={crossingReasons.map((one) => ({ id: one, label: t(`cross.reasons.${one}`) }))}
          value={reason}
          onChange={(chosen) => {
            if (!chosen) return;
            setReason(chosen);
            setOwn(null);
          }}
        />
        <TextField label={t('cross.note')} maxLength={500} value={note} onChange={setNote} />
      </div>
      {rows === null && !error && <Skeleton shape="block" height="8rem" />}
      {rows !== null && ordered.length === 0 && <Text tone="muted">{t('cross.none')}</Text>}
      {ordered.length > 0 && (
        <Stack gap="small">
          <Text tone="muted">{t(reason === 'cancellation' ? 'cross.newest' : 'cross.oldest')}</Text>
          <ul className={css.lines} aria-label={t('cross.lines')}>
            {ordered.map((payment) => (
              <TransferLine
                key={payment.id}
                payment={payment}
                part={partOf(payment)}
                problem={problemOf(payment)}
                onChange={(part) => setOwn(new Map([...parts, [payment.id, part || nothing]]))}
              />
            ))}
          </ul>
          <div className={css.foot} aria-live="polite">
            <Text tone={pairs ? 'positive' : 'critical'} weight="medium">
              {pairs
                ? t('cross.even', { amount: money(total, currency), rest: money(left, currency) })
                : t('cross.tooMuch', { amount: money(sizeOf(left), currency) })}
            </Text>
            {own !== null && (
              <Button size="small" onPress={() => setOwn(null)}>
                {t('cross.again')}
              </Button>
            )}
          </div>
          {hasTried && pairs?.length === 0 && <Text tone="critical">{t('cross.nothing')}</Text>}
          <ul className={css.lines} aria-label={t('cross.credits')}>
            {credits.map((one) => (
              <li key={one.id} className={css.line}>
                <div className={css.name}>
                  <Text tone="strong" weight="medium">
                    {titleOf(one)}
                  </Text>
                </div>
                <div className={css.open}>
                  <Text size="sm" tone="muted" isNumeric>
                    {t('cross.toUse', { amount: money(one.balance, currency) })}
                  </Text>
                </div>
                <div className={css.open}>
                  <Text isNumeric weight="medium">
                    {money(usedOf(one.id), currency)}
                  </Text>
                </div>
              </li>
            ))}
          </ul>
        </Stack>
      )}
    </AskDialog>
  );
}

import type { Ref } from '@corredor/core/api';
import { Banner } from '@corredor/ui/Banner';
import { Button } from '@corredor/ui/Button';
import { RadioGroup } from '@corredor/ui/RadioGroup';
import { Select } from '@corredor/ui/Select';
import { Skeleton } from '@corredor/ui/Skeleton';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { TextField } from '@corredor/ui/TextField';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';
import { AskDialog } from '../../../frames/asking/index.ts';
import { sizeOf, usePaymentTitle } from '../parts/index.ts';
import { Problem } from './PayDialogView.tsx';
import * as css from './TransferDialogView.css.ts';
import { TransferLine } from './TransferLine.tsx';
import { type CrossForm, type CrossFormProps, crossingReasons, useCrossForm } from './useCrossForm.ts';

interface CrossDialogViewProps extends CrossFormProps {
  /** It was undone, used or given back meanwhile. */
  isGone?: boolean;
  /** Whom the crossing may be for: the payer, and the contractor where that is another. */
  customers: readonly Ref[];
  onCustomer: (customer: number) => void;
  onClose: () => void;
}

/** Which instalments the credits of a customer pay, to the cent; what stays of them is said. */
export function CrossDialogView({ isGone = false, customers, onCustomer, onClose, ...props }: CrossDialogViewProps) {
  const { rows, customer, error } = props;
  const { t } = useTranslation('payments');
  const { money } = useFormats();
  const cross = useCrossForm(props);
  const { form, currency, credits, has, shares } = cross;
  const dialog = { title: t('cross.title'), verb: t('cross.verb'), form, onClose };
  if (isGone)
    return (
      <AskDialog {...dialog} isOver>
        <Banner tone="caution" isLive title={t('cross.gone')} />
      </AskDialog>
    );
  const isNothing = shares.ordered.length === 0;
  return (
    <AskDialog
      {...dialog}
      size="large"
      description={rows ? t('cross.has', { count: credits.length, amount: money(has, currency) }) : undefined}
      isDisabled={isNothing}
    >
      {error && <Problem error={error} isKept={false} />}
      {customers.length > 1 && (
        <RadioGroup
          label={t('cross.customer')}
          orientation="horizontal"
          items={customers.map((one) => ({ id: String(one.id), label: one.name }))}
          value={String(customer)}
          onChange={(chosen) => {
            form.set({ parts: null });
            onCustomer(Number(chosen));
          }}
        />
      )}
      <div className={css.fields}>
        <Select
          label={t('cross.reason')}
          isRequired
          items={crossingReasons.map((one) => ({ id: one, label: t(`cross.reasons.${one}`) }))}
          value={form.values.reason}
          onChange={(reason) => reason && form.set({ reason, parts: null })}
        />
        <TextField label={t('cross.note')} maxLength={500} {...form.field('note')} />
      </div>
      {rows === null && !error && <Skeleton shape="rows" height="8rem" />}
      {rows !== null && isNothing && <Text tone="muted">{t('cross.none')}</Text>}
      {!isNothing && <Shares {...cross} />}
    </AskDialog>
  );
}

/** What the credits pay, to the cent, and what is used of each. */
function Shares({ form, currency, credits, left, shares, faultOf }: CrossForm) {
  const { t } = useTranslation('payments');
  const { money } = useFormats();
  const titleOf = usePaymentTitle();
  const { ordered, parts, partOf, pairs, total, usedOf } = shares;
  return (
    <Stack gap="small">
      <Text tone="muted">{t(form.values.reason === 'cancellation' ? 'cross.newest' : 'cross.oldest')}</Text>
      <ul className={css.lines} aria-label={t('cross.lines')}>
        {ordered.map((payment) => (
          <TransferLine
            key={payment.id}
            payment={payment}
            part={partOf(payment)}
            problem={faultOf(payment)}
            onChange={(part) => form.set({ parts: new Map([...parts, [payment.id, part || '0.00']]) })}
          />
        ))}
      </ul>
      <div data-fault={pairs === null || undefined} className={css.foot} aria-live="polite">
        <Text tone={pairs ? 'positive' : 'critical'} weight="medium">
          {pairs
            ? t('cross.even', { amount: money(total, currency), rest: money(left, currency) })
            : t('cross.tooMuch', { amount: money(sizeOf(left), currency) })}
        </Text>
        {form.values.parts !== null && (
          <Button size="small" onPress={() => form.set({ parts: null })}>
            {t('cross.again')}
          </Button>
        )}
      </div>
      {form.hasTried && pairs?.length === 0 && (
        <div data-fault>
          <Text tone="critical">{t('cross.nothing')}</Text>
        </div>
      )}
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
  );
}

import type { Payment, PaymentReminder } from '@corredor/core/api';
import type { CallError } from '@corredor/core/errors';
import { remindsWithPlan } from '@corredor/core/instalments';
import { addMoney } from '@corredor/core/money';
import { unwritable } from '@corredor/core/paper';
import { paths } from '@corredor/core/paths';
import { canBeMobile } from '@corredor/core/validation';
import { Banner } from '@corredor/ui/Banner';
import { Button } from '@corredor/ui/Button';
import { Checkbox } from '@corredor/ui/Checkbox';
import { DescriptionList } from '@corredor/ui/DescriptionList';
import { Dialog } from '@corredor/ui/Dialog';
import { Link } from '@corredor/ui/Link';
import { LinkButton } from '@corredor/ui/LinkButton';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan, useFormats, useSession } from '../../../base/app/index.ts';
import { whatsappLink } from '../../../base/brand/index.ts';
import { LetterPreview } from '../../../frames/letters/index.ts';
import { UnwritableNote } from '../../../frames/paper/index.ts';
import { RecordFrame, type RecordState } from '../../../frames/records/index.ts';
import { Problem, What } from './PayDialogView.tsx';

interface ReminderDialogViewProps {
  payment: Payment;
  state: RecordState<PaymentReminder>;
  isSending: boolean;
  error: CallError | null;
  onSend: (withPlan: boolean) => void;
  onRetry: () => void;
  onClose: () => void;
}

/** Reminds the payer of an instalment: shows the mail before it goes out, and offers the same words for a chat where the telephone can be a mobile. */
export function ReminderDialogView({ payment, state, isSending, error, ...props }: ReminderDialogViewProps) {
  const { t } = useTranslation(['payments', 'common']);
  const [withPlan, setWithPlan] = useState(remindsWithPlan(payment));
  const reminder = state.status === 'ready' ? state.record : null;
  return (
    <Dialog
      isOpen
      isDismissable={!isSending}
      onOpenChange={(isOpen) => isOpen || props.onClose()}
      title={t('remind.title')}
      description={<What payment={payment} />}
      actions={
        <>
          <Button onPress={props.onClose} isDisabled={isSending}>
            {t('common:action.close')}
          </Button>
          {reminder?.phone && canBeMobile(reminder.phone) && (
            <LinkButton icon={MessageCircle} href={whatsappLink(reminder.phone, reminder.message)} isExternal>
              {t('remind.whatsapp')}
            </LinkButton>
          )}
          <Button
            tone="accent"
            isPending={isSending}
            isDisabled={!reminder || reminder.refusal !== null}
            onPress={() => props.onSend(withPlan)}
          >
            {t('common:action.notify')}
          </Button>
        </>
      }
    >
      <Stack>
        {error && <Problem error={error} isKept={false} />}
        <RecordFrame state={state} onRetry={props.onRetry}>
          {(record) => (
            <>
              <CreditsFirst payment={payment} reminder={record} />
              <Preview payment={payment} reminder={record} withPlan={withPlan} onPlanChange={setWithPlan} />
            </>
          )}
        </RecordFrame>
      </Stack>
    </Dialog>
  );
}

/** What the payer has in their favour with the same insurer: it is crossed before anybody asks them for money. */
function CreditsFirst({ payment, reminder: { credits, payer } }: { payment: Payment; reminder: PaymentReminder }) {
  const { t } = useTranslation('payments');
  const { money } = useFormats();
  if (credits.length === 0) return null;
  const { currency, provider } = payment;
  const amount = money(addMoney('0.00', ...credits.map((one) => one.amount)), currency);
  return (
    <Banner tone="caution" title={t('remind.credits', { amount, provider: provider.name })}>
      <Stack gap="xxsmall">
        {credits.map((one) => (
          <Text key={one.id} size="sm">
            {t('remind.creditsOf', { policy: one.policy_number, amount: money(one.amount, currency) })}
          </Text>
        ))}
        <Text size="sm">{t('remind.creditsHelp')}</Text>
        <Link href={paths.payments({ payer: payer.id, kind: 'credit', status: 'unpaid' })}>
          {t('remind.toCredits')}
        </Link>
      </Stack>
    </Banner>
  );
}

interface PreviewProps {
  payment: Payment;
  reminder: PaymentReminder;
  withPlan: boolean;
  onPlanChange: (withPlan: boolean) => void;
}

function Preview({ payment, reminder, withPlan, onPlanChange }: PreviewProps) {
  const { t } = useTranslation(['payments', 'common']);
  const { dateTime } = useFormats();
  const { partner } = useSession();
  const canChange = useCan('core_app.change_customer');
  const { payer, email, phone, refusal, last_notified_at } = reminder;
  // Whom and what a payment plan names.
  const onPlan = [payment.payer, payment.contractor, payment.branch, payment.provider, partner];
  const complete = canChange && (
    <Link href={paths.customer(payer.id)}>{t('remind.complete', { name: payer.name })}</Link>
  );
  return (
    <Stack>
      {refusal && (
        <Banner tone="caution" title={t(`remind.refusal.${refusal}`, { when: dateTime(last_notified_at) })}>
          {refusal === 'payer_without_email' ? complete : undefined}
        </Banner>
      )}
      <DescriptionList
        items={[
          { term: t('field.payer'), detail: payer.name },
          { term: t('remind.email'), detail: email },
          {
            term: t(phone && !canBeMobile(phone) ? 'payer.phone' : 'remind.phone'),
            detail: phone ?? t('remind.noPhone'),
          },
          {
            term: t('field.last_notified_at'),
            detail: last_notified_at ? dateTime(last_notified_at) : t('remind.never'),
          },
        ]}
      />
      {!phone && email && complete}
      {refusal === null && (
        <Checkbox isSelected={withPlan} onChange={onPlanChange} description={t('remind.planHelp')}>
          {t('remind.plan')}
        </Checkbox>
      )}
      {refusal === null && withPlan && <UnwritableNote names={unwritable(onPlan.map((one) => one?.name))} />}
      <LetterPreview
        subject={reminder.subject}
        text={withPlan && refusal === null ? reminder.body_with_plan : reminder.body}
        language={reminder.language}
      />
    </Stack>
  );
}

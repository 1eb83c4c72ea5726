import type { Policy } from '@corredor/core/api';
import { daysBetween } from '@corredor/core/dates';
import { type PolicyAction, renewedTerm } from '@corredor/core/policies';
import { renewalEntry } from '@corredor/core/renewals';
import { Banner } from '@corredor/ui/Banner';
import { Button } from '@corredor/ui/Button';
import { Dialog } from '@corredor/ui/Dialog';
import { Inline } from '@corredor/ui/Inline';
import { RadioGroup } from '@corredor/ui/RadioGroup';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { TextArea } from '@corredor/ui/TextArea';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';
import { useLeadToFault } from '../../../frames/asking/index.ts';
import { useLeaving } from '../../../frames/leaving/index.ts';
import { type MoveDialogProps, MoveProblem } from './EnableDialogView.tsx';

interface CloseRenewDialogProps extends Omit<MoveDialogProps, 'policy'> {
  policy: MoveDialogProps['policy'] &
    Partial<Pick<Policy, 'issued_end_date' | 'next_draft' | 'allowed_actions' | 'notification_limit_days'>>;
  onChoose: (action: PolicyAction) => void;
  onWrite: (observations: string) => void;
  /** Leads to a movement that cancels the policy, instead; absent where the reader may not draft one. */
  onCancelPolicy?: () => void;
  /** What closing gives up, as far as it is known. */
  voided?: { count: number; amount: string };
}

/** Closes a policy or renews it: one choice, and why. Renewing is proposed from the day on which its renewal begins to be worked on, nothing before. */
export function CloseRenewDialogView({
  policy,
  view,
  voided,
  onCancelPolicy,
  onChoose,
  onWrite,
  ...on
}: CloseRenewDialogProps) {
  const { t } = useTranslation(['policies', 'common']);
  const canConfirm = view.step === 'confirming' || view.step === 'running';
  const [tries, setTries] = useState(0);
  const { today } = useFormats();
  const daysLeft = policy.end_date ? daysBetween(today(), policy.end_date) : 0;
  const isEarly =
    policy.end_date !== null &&
    today() < renewalEntry(policy.end_date, { noticeDays: policy.notification_limit_days ?? null });
  const [hasChosen, setChosen] = useState(!isEarly);
  const lacksChoice = !hasChosen && tries > 0;
  const body = useLeadToFault<HTMLDivElement>(tries);
  const { close, leaveTo, question } = useLeaving({
    isDirty: view.isOpen && !view.isBusy && view.observations !== '',
    onClose: on.onCancel,
  });
  return (
    <>
      <Dialog
        isOpen={view.isOpen}
        isDismissable={!view.isBusy}
        onOpenChange={(isOpen) => isOpen || close()}
        title={t('move.closeOrRenewTitle', { number: policy.number ?? t('unnumbered') })}
        actions={
          <>
            <Button onPress={close} isDisabled={view.isBusy}>
              {t(canConfirm ? 'common:action.cancel' : 'common:action.close')}
            </Button>
            {canConfirm && (
              <Button
                tone={hasChosen && view.action === 'close' ? 'critical' : 'accent'}
                isPending={view.isBusy}
                onPress={() => {
                  setTries(tries + 1);
                  if (hasChosen) on.onConfirm();
                }}
              >
                {hasChosen ? t(view.action === 'close' ? 'move.close' : 'move.renew') : t('common:action.closeOrRenew')}
              </Button>
            )}
          </>
        }
      >
        <div ref={body}>
          <Stack gap="large">
            <MoveProblem view={view} onRetry={on.onRetry} onReload={on.onReload} />
            <Choice
              policy={policy}
              action={hasChosen ? (view.action === 'close' ? 'close' : 'renew') : null}
              errorMessage={lacksChoice ? t('move.choose') : undefined}
              isDisabled={!canConfirm || view.isBusy}
              onChoose={(action) => {
                setChosen(true);
                onChoose(action);
              }}
            />
            {isEarly && hasChosen && view.action !== 'close' && (
              <Banner tone="caution">{t('move.early', { count: daysLeft })}</Banner>
            )}
            {hasChosen && view.action === 'close' && (
              <Effects
                voided={voided}
                isBusy={view.isBusy}
                onCancelPolicy={onCancelPolicy && (() => leaveTo(onCancelPolicy))}
              />
            )}
            <TextArea
              label={t('field.observations')}
              description={t('move.observationsHelp')}
              isRequired
              isReadOnly={!canConfirm || view.isBusy}
              maxLength={2000}
              value={view.observations}
              onChange={onWrite}
              errorMessage={view.lacksObservations ? t('common:validation.observations') : undefined}
            />
          </Stack>
        </div>
      </Dialog>
      {question}
    </>
  );
}

type ChoiceProps = Pick<CloseRenewDialogProps, 'policy' | 'onChoose'> & {
  /** Null while nothing is chosen. */
  action: 'close' | 'renew' | null;
  errorMessage?: string;
  isDisabled: boolean;
};
function Choice({ policy, action, errorMessage, isDisabled, onChoose }: ChoiceProps) {
  const { t } = useTranslation(['policies', 'common']);
  const { date } = useFormats();
  const { start_date, end_date, issued_end_date, next_draft: draft } = policy;
  const canClose = policy.allowed_actions?.includes('close') ?? true;
  const renewing = () => {
    if (draft) return t('move.renewTextDraft', { number: draft.name || t('unnumbered') });
    if (!start_date || !end_date) return t('move.renewTextUndated');
    const next = renewedTerm({ start_date, end_date, issued_end_date });
    return t('move.renewText', { start: date(next.start_date), end: date(next.end_date) });
  };
  return (
    <RadioGroup
      label={t('move.choice')}
      isDisabled={isDisabled}
      errorMessage={errorMessage}
      value={action}
      onChange={onChoose}
      items={[
        { id: 'renew', label: t('common:policyAction.renew'), description: renewing() },
        {
          id: 'close',
          label: t('common:policyAction.close'),
          description: t(canClose ? 'move.closeText' : 'move.closeHeld'),
          isDisabled: !canClose,
        },
      ]}
    />
  );
}

type EffectsProps = Pick<CloseRenewDialogProps, 'voided' | 'onCancelPolicy'> & { isBusy: boolean };
/** What closing gives up, and the movement that gives money back instead. */
function Effects({ voided, onCancelPolicy, isBusy }: EffectsProps) {
  const { t } = useTranslation('policies');
  return (
    <>
      {voided && voided.count > 0 && <Banner tone="caution">{t('move.voids', voided)}</Banner>}
      {onCancelPolicy && (
        <Stack gap="small">
          <Text size="sm" tone="muted">
            {t('move.closeNoPremium')}
          </Text>
          <Inline>
            <Button size="small" isDisabled={isBusy} onPress={onCancelPolicy}>
              {t('move.cancelWithPremium')}
            </Button>
          </Inline>
        </Stack>
      )}
    </>
  );
}

import type { Movement, MovementInput, MovementPreview, Policy } from '@corredor/core/api';
import type { CallError } from '@corredor/core/errors';
import { asksFor } from '@corredor/core/movements';
import type { MovementDraftStep, MovementDraftView, MovementEnd } from '@corredor/machines/movement-draft';
import { Button } from '@corredor/ui/Button';
import { leadToUnread } from '@corredor/ui/DecimalField';
import { Dialog } from '@corredor/ui/Dialog';
import { Stack } from '@corredor/ui/Stack';
import { TextField } from '@corredor/ui/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';
import { useLeadToFault } from '../../../frames/asking/index.ts';
import { useLeaving } from '../../../frames/leaving/index.ts';
import { lackingIn, lackingInMethod, type MovementDraft, toMovementInput } from '../parts/index.ts';
import { MovementEnds } from './MovementEnds.tsx';
import { MovementHowMuch } from './MovementHowMuch.tsx';
import { MovementNeeds } from './MovementNeeds.tsx';
import { MovementProblem, movementNow } from './MovementProblem.tsx';
import { MovementWhat } from './MovementWhat.tsx';

const steps: readonly MovementDraftStep[] = ['what', 'much', 'end'];

/** Whether a day lies outside of the term of the policy. */
const isOutside = (day: string | null, { start_date, end_date }: Policy) =>
  day !== null && ((start_date !== null && day < start_date) || (end_date !== null && day > end_date));

/** What a step still lacks, or says wrongly, by field. */
function lackingOn(step: MovementDraftStep, draft: MovementDraft, policy: Policy, today: string): Set<string> {
  if (step !== 'what') return lackingInMethod(draft);
  const lacking = lackingIn(draft);
  if (isOutside(draft.effective_date, policy)) lacking.add('effective_date');
  if (asksFor(draft.kind, 'fields') && !toMovementInput(draft, policy, today).fields) lacking.add('fields');
  return lacking;
}
/** What is asked with a draft; null where it lacks something on this step or one before. */
function wholeInput(step: MovementDraftStep, draft: MovementDraft, policy: Policy, today: string) {
  const before = step === 'what' ? 0 : lackingOn('what', draft, policy, today).size;
  return before + lackingOn(step, draft, policy, today).size > 0 ? null : toMovementInput(draft, policy, today);
}

interface NewMovementViewProps {
  policy: Policy;
  /** Whether something was typed that is stored nowhere. */
  isTyped: boolean;
  view: MovementDraftView<MovementDraft>;
  /** The number that the insurer gave it. */
  insurerNumber: string;
  onInsurerNumber: (insurerNumber: string) => void;
  /** Whether the reader may also send and issue it. */
  canIssue: boolean;
  onEvent: (
    event:
      | { type: 'draft.change'; draft: MovementDraft; input: MovementInput | null }
      | { type: 'step.next'; input: MovementInput | null }
      | { type: 'step.back' }
      | { type: 'draft.save'; end: MovementEnd; insurerNumber: string | null },
  ) => void;
  /** Shows it as it is now, where it has changed meanwhile. */
  onSee: (movement: Movement) => void;
  onClose: () => void;
}

/** A new movement in three steps: what changes, how much that is and why, and what becomes of it. */
export function NewMovementView({
  policy,
  isTyped,
  view,
  insurerNumber,
  onInsurerNumber,
  canIssue,
  onEvent,
  onSee,
  onClose,
}: NewMovementViewProps) {
  const { t } = useTranslation(['movements', 'common']);
  const { today } = useFormats();
  const { step, draft, stored, preview, isComputing, isSaving, tries, error } = view;
  const over = useOver(error);
  const told = over ?? error;
  const { close, question } = useLeaving({ isDirty: isTyped && !isSaving && over === null, onClose });
  const lacking = tries > 0 ? lackingOn(step, draft, policy, today()) : new Set<string>();
  const change = (patch: Partial<MovementDraft>) => {
    const next = { ...draft, ...patch };
    onEvent({ type: 'draft.change', draft: next, input: wholeInput(step, next, policy, today()) });
  };
  const body = useLeadToFault<HTMLDivElement>(tries);
  const whenRead = (then: () => void) => leadToUnread(body.current) || then();
  const shown = { policy, draft, lacking, onChange: change };
  return (
    <>
      <Dialog
        isOpen
        size="large"
        isDismissable={!isSaving}
        onOpenChange={(isOpen) => isOpen || isSaving || close()}
        title={stored ? t('new.change', { number: stored.number }) : t('new.title')}
        description={t('new.step', { number: steps.indexOf(step) + 1, name: t(`new.steps.${step}`) })}
        actions={
          over ? (
            <Button isDisabled={isSaving} onPress={close}>
              {t('common:action.close')}
            </Button>
          ) : (
            <Actions
              view={view}
              canIssue={canIssue}
              onCancel={close}
              onBack={() => whenRead(() => onEvent({ type: 'step.back' }))}
              onNext={() =>
                whenRead(() => onEvent({ type: 'step.next', input: wholeInput(step, draft, policy, today()) }))
              }
              onSave={(end) =>
                whenRead(() => onEvent({ type: 'draft.save', end, insurerNumber: insurerNumber.trim() || null }))
              }
            />
          )
        }
      >
        <div ref={body}>
          <Stack>
            {told && (
              <MovementProblem error={told} onSee={onSee}>
                {Object.values(told.fields).join(' ')}
              </MovementProblem>
            )}
            {step === 'what' && <MovementWhat {...shown} isStored={stored !== null} tries={tries} />}
            {step === 'much' && (
              <MovementHowMuch {...shown} preview={preview} isComputing={isComputing} hasFailed={error !== null} />
            )}
            {step === 'end' && preview && (
              <End
                preview={preview}
                draft={draft}
                stored={stored}
                onChange={change}
                canIssue={canIssue}
                insurerNumber={insurerNumber}
                onInsurerNumber={onInsurerNumber}
              />
            )}
          </Stack>
        </div>
      </Dialog>
      {question}
    </>
  );
}

/** However it is typed on, what has changed meanwhile cannot be saved from here. */
function useOver(error: CallError | null) {
  const [over, setOver] = useState<CallError | null>(null);
  if (error && error !== over && movementNow(error)) setOver(error);
  return over;
}

interface EndProps {
  preview: MovementPreview;
  draft: MovementDraft;
  stored: Movement | null;
  onChange: (patch: Partial<MovementDraft>) => void;
  canIssue: boolean;
  insurerNumber: string;
  onInsurerNumber: (insurerNumber: string) => void;
}
/** What becomes of it, what it needs, and the insurer's number. */
function End({ preview, draft, stored, onChange, canIssue, insurerNumber, onInsurerNumber }: EndProps) {
  const { t } = useTranslation('movements');
  return (
    <Stack>
      <MovementEnds preview={preview} draft={draft} onChange={onChange} />
      <MovementNeeds checklist={stored?.checklist ?? preview.checklist} />
      {canIssue && (
        <TextField
          label={t('field.insurer_number')}
          description={t('help.insurerNumber')}
          maxLength={60}
          value={insurerNumber}
          onChange={onInsurerNumber}
        />
      )}
    </Stack>
  );
}

interface ActionsProps {
  view: MovementDraftView<MovementDraft>;
  canIssue: boolean;
  onCancel: () => void;
  onBack: () => void;
  onNext: () => void;
  onSave: (end: MovementEnd) => void;
}
/** The ways on and back from a step. */
function Actions({ view, canIssue, onCancel, onBack, onNext, onSave }: ActionsProps) {
  const { t } = useTranslation(['movements', 'common']);
  const { step, isComputing, isSaving } = view;
  const saving = { isDisabled: isComputing, isPending: isSaving };
  return (
    <>
      <Button isDisabled={isSaving} onPress={step === 'what' ? onCancel : onBack}>
        {t(step === 'what' ? 'common:action.cancel' : 'new.back')}
      </Button>
      {step !== 'end' && (
        <Button tone="accent" isPending={view.isLeaving} onPress={onNext}>
          {t('new.next')}
        </Button>
      )}
      {step === 'end' && (
        <Button {...saving} onPress={() => onSave('draft')}>
          {t('new.draft')}
        </Button>
      )}
      {step === 'end' && canIssue && (
        <>
          <Button {...saving} onPress={() => onSave('send')}>
            {t('verb.send')}
          </Button>
          <Button {...saving} tone="accent" onPress={() => onSave('issue')}>
            {t('verb.issue')}
          </Button>
        </>
      )}
    </>
  );
}

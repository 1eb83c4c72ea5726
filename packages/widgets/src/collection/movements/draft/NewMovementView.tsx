import type { Movement, MovementInput, Policy } from '@corredor/core/api';
import type { CallError } from '@corredor/core/errors';
import { asksFor } from '@corredor/core/movements';
import type { MovementDraftStep, MovementDraftView, MovementEnd } from '@corredor/machines/movement-draft';
import { Button } from '@corredor/ui/Button';
import { leadToUnread } from '@corredor/ui/DecimalField';
import { Dialog } from '@corredor/ui/Dialog';
import { Stack } from '@corredor/ui/Stack';
import { TextField } from '@corredor/ui/TextField';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';
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
  // However it is typed on, what has changed meanwhile cannot be saved from here.
  const [over, setOver] = useState<CallError | null>(null);
  if (error && error !== over && movementNow(error)) setOver(error);
  const told = over ?? error;
  const { close, question } = useLeaving({ isDirty: isTyped && !isSaving && over === null, onClose });
  const hasTried = tries > 0;
  const lacking = lackingOn(step, draft, policy, today());
  const change = (patch: Partial<MovementDraft>) => {
    const next = { ...draft, ...patch };
    onEvent({ type: 'draft.change', draft: next, input: wholeInput(step, next, policy, today()) });
  };
  const body = useRef<HTMLDivElement>(null);
  const isRead = () => !leadToUnread(body.current);
  const next = () => isRead() && onEvent({ type: 'step.next', input: wholeInput(step, draft, policy, today()) });
  const save = (end: MovementEnd) =>
    isRead() && onEvent({ type: 'draft.save', end, insurerNumber: insurerNumber.trim() || null });
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
          <>
            <Button
              isDisabled={isSaving}
              onPress={step === 'what' || over ? close : () => isRead() && onEvent({ type: 'step.back' })}
            >
              {over ? t('common:action.close') : t(step === 'what' ? 'common:action.cancel' : 'new.back')}
            </Button>
            {!over && step !== 'end' && (
              <Button tone="accent" isPending={view.isLeaving} onPress={next}>
                {t('new.next')}
              </Button>
            )}
            {!over && step === 'end' && (
              <>
                <Button isDisabled={isComputing} isPending={isSaving} onPress={() => save('draft')}>
                  {t('new.draft')}
                </Button>
                {canIssue && (
                  <Button isDisabled={isComputing} isPending={isSaving} onPress={() => save('send')}>
                    {t('verb.send')}
                  </Button>
                )}
                {canIssue && (
                  <Button tone="accent" isDisabled={isComputing} isPending={isSaving} onPress={() => save('issue')}>
                    {t('verb.issue')}
                  </Button>
                )}
              </>
            )}
          </>
        }
      >
        <div ref={body}>
          <Stack>
            {told && (
              <MovementProblem error={told} onSee={onSee}>
                {Object.values(told.fields).join(' ')}
              </MovementProblem>
            )}
            {step === 'what' && (
              <MovementWhat
                policy={policy}
                draft={draft}
                isStored={stored !== null}
                lacking={hasTried ? lacking : new Set()}
                tries={tries}
                onChange={change}
              />
            )}
            {step === 'much' && (
              <MovementHowMuch
                policy={policy}
                preview={preview}
                isComputing={isComputing}
                hasFailed={error !== null}
                draft={draft}
                lacking={hasTried ? lacking : new Set()}
                onChange={change}
              />
            )}
            {step === 'end' && preview && (
              <Stack>
                <MovementEnds preview={preview} draft={draft} onChange={change} />
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
            )}
          </Stack>
        </div>
      </Dialog>
      {question}
    </>
  );
}

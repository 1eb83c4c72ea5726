import type { Movement, MovementInput, MovementPreview, Policy } from '@corredor/core/api';
import type { CallError } from '@corredor/core/errors';
import type { MovementKind } from '@corredor/core/movements';
import { Banner } from '@corredor/ui/Banner';
import { Button } from '@corredor/ui/Button';
import { Dialog } from '@corredor/ui/Dialog';
import { Stack } from '@corredor/ui/Stack';
import { TextField } from '@corredor/ui/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import { MovementEnds } from './MovementEnds.tsx';
import { MovementHowMuch } from './MovementHowMuch.tsx';
import { MovementNeeds } from './MovementNeeds.tsx';
import { MovementWhat } from './MovementWhat.tsx';
import {
  emptyDraft,
  lackingIn,
  lackingInMethod,
  type MovementDraft,
  type MovementEnd,
  toMovementInput,
} from './movementDraft.ts';
import { draftOf } from './storedDraft.ts';

const steps = ['what', 'much', 'end'] as const;
type Step = (typeof steps)[number];

interface NewMovementViewProps {
  policy: Policy;
  /** The draft that is changed; none for a new movement. */
  stored?: Movement | undefined;
  /** The kind that a new one begins with. */
  kind?: MovementKind | undefined;
  /** What it comes to; null while it is computed. */
  preview: MovementPreview | null;
  isComputing: boolean;
  /** Whether the reader may also send and issue it. */
  canIssue: boolean;
  isSaving: boolean;
  error: CallError | null;
  onAsk: (input: MovementInput | null) => void;
  onSave: (draft: MovementDraft, end: MovementEnd, insurerNumber: string | null) => void;
  onClose: () => void;
}

/** A new movement in three steps: what changes, how much that is and why, and what becomes of it. */
export function NewMovementView(props: NewMovementViewProps) {
  const { policy, stored, kind, preview, isComputing, canIssue, isSaving, error, onAsk, onSave, onClose } = props;
  const { t } = useTranslation(['movements', 'common']);
  const { today } = useFormats();
  const [draft, setDraft] = useState(() =>
    stored ? draftOf(stored, policy, today()) : { ...emptyDraft(policy, today()), ...(kind && { kind }) },
  );
  const [step, setStep] = useState<Step>('what');
  /** How often it was pressed to go on from this step in vain. */
  const [tries, setTries] = useState(0);
  const hasTried = tries > 0;
  const [insurerNumber, setInsurerNumber] = useState(stored?.insurer_number ?? '');
  /** It was pressed to go on from the second step, and what it comes to is not known yet. */
  const [isLeaving, setLeaving] = useState(false);
  const lacking = step === 'what' ? lackingIn(draft) : lackingInMethod(draft);
  if (step === 'what' && draft.kind === 'data' && !toMovementInput(draft, policy, today()).fields)
    lacking.add('fields');
  const isKnown = preview !== null && !isComputing && !error;
  if (isLeaving && !isComputing) {
    setLeaving(false);
    if (isKnown) setStep('end');
  }
  const input = (next = draft) => toMovementInput(next, policy, today());
  const change = (patch: Partial<MovementDraft>) => {
    const next = { ...draft, ...patch };
    setDraft(next);
    // What is seen on the second step follows what is chosen there.
    if (step !== 'what' && lackingIn(next).size === 0 && lackingInMethod(next).size === 0) onAsk(input(next));
  };
  const goOn = () => {
    setTries(tries + 1);
    if (lacking.size > 0) return;
    setTries(0);
    if (step === 'much' && isKnown) return setStep('end');
    onAsk(input());
    if (step === 'what') setStep('much');
    else setLeaving(true);
  };
  const goBack = () => {
    setTries(0);
    setLeaving(false);
    if (step === 'much') onAsk(null);
    setStep(step === 'end' ? 'much' : 'what');
  };
  const save = (end: MovementEnd) => onSave(draft, end, insurerNumber.trim() || null);
  return (
    <Dialog
      isOpen
      size="large"
      isDismissable={!isSaving}
      onOpenChange={(isOpen) => isOpen || isSaving || onClose()}
      title={stored ? t('new.change', { number: stored.number }) : t('new.title')}
      description={t('new.step', { number: steps.indexOf(step) + 1, name: t(`new.steps.${step}`) })}
      actions={
        <>
          <Button isDisabled={isSaving} onPress={step === 'what' ? onClose : goBack}>
            {t(step === 'what' ? 'common:action.cancel' : 'new.back')}
          </Button>
          {step !== 'end' && (
            <Button tone="accent" isPending={isLeaving} onPress={goOn}>
              {t('new.next')}
            </Button>
          )}
          {step === 'end' && (
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
      <Stack>
        {error && (
          <Banner tone="critical" isLive title={error.message}>
            {Object.values(error.fields).join(' ')}
          </Banner>
        )}
        {step === 'what' && (
          <MovementWhat
            policy={policy}
            draft={draft}
            isStored={stored !== undefined}
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
                onChange={setInsurerNumber}
              />
            )}
          </Stack>
        )}
      </Stack>
    </Dialog>
  );
}

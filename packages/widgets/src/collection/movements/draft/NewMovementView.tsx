import type { Movement, MovementInput, MovementPreview, Policy } from '@corredor/core/api';
import type { CallError } from '@corredor/core/errors';
import { openChecks } from '@corredor/core/movements';
import type { MovementDraftStep, MovementDraftView, MovementEnd } from '@corredor/machines/movement-draft';
import { Banner } from '@corredor/ui/Banner';
import { Breadcrumbs } from '@corredor/ui/Breadcrumbs';
import { Button } from '@corredor/ui/Button';
import { leadToUnread } from '@corredor/ui/DecimalField';
import { FormFrame, FormGroup } from '@corredor/ui/FormFrame';
import { keepFocus } from '@corredor/ui/keepFocus';
import { LinkButton } from '@corredor/ui/LinkButton';
import { Stack } from '@corredor/ui/Stack';
import { WizardSteps } from '@corredor/ui/Stepper';
import { TextField } from '@corredor/ui/TextField';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';
import { useLeaveGuard } from '../../../base/navigation/index.ts';
import { useLeadToFault } from '../../../frames/asking/index.ts';
import { LeaveDialog } from '../../../frames/leaving/index.ts';
import type { MovementDraft } from '../parts/index.ts';
import { MovementEnds } from './MovementEnds.tsx';
import { MovementHowMuch } from './MovementHowMuch.tsx';
import { MovementLedger, MovementSums } from './MovementLedger.tsx';
import { MovementNeeds } from './MovementNeeds.tsx';
import { MovementProblem, movementNow } from './MovementProblem.tsx';
import { MovementWhat } from './MovementWhat.tsx';
import { lackingOn, wholeInput } from './movementStep.ts';
import * as css from './NewMovementView.css.ts';

const steps: readonly MovementDraftStep[] = ['what', 'much', 'end'];

interface NewMovementViewProps {
  policy: Policy;
  /** Where the page leads back to. */
  parent: { label: string; href: string };
  /** Whether something was typed that is stored nowhere. */
  isTyped: boolean;
  view: MovementDraftView<MovementDraft>;
  /** The number that the insurer gave it. */
  insurerNumber: string;
  onInsurerNumber: (insurerNumber: string) => void;
  /** Whether the reader may also send and issue it. */
  canIssue: boolean;
  /** A tick is on its way. */
  isTicking: boolean;
  /** The movement as somebody else has changed it meanwhile. */
  changed: Movement | null;
  /** Told of a draft with what is proposed, before it is taken. */
  onProposed: (draft: MovementDraft) => void;
  /** The checklist of the stored draft, to be ticked. */
  checklistOf: (movement: Movement) => ReactNode;
  onEvent: (
    event:
      | { type: 'draft.change'; draft: MovementDraft; input: MovementInput | null }
      | { type: 'step.next'; input: MovementInput | null }
      | { type: 'step.back' }
      | { type: 'draft.save'; end: MovementEnd; insurerNumber: string | null },
  ) => void;
  /** Shows it as it is now, where it has changed meanwhile. */
  onSee: (movement: Movement) => void;
}

/** A movement is drafted in three steps, what changes, how much that is and why, and what becomes of it; beside them what the policy costs before and after. */
export function NewMovementView({
  policy,
  parent,
  isTyped,
  view,
  insurerNumber,
  onInsurerNumber,
  canIssue,
  isTicking,
  changed,
  onProposed,
  checklistOf,
  onEvent,
  onSee,
}: NewMovementViewProps) {
  const { t } = useTranslation(['movements', 'common']);
  const { today } = useFormats();
  const { step, draft, stored, preview, isComputing, isSaving, tries, error } = view;
  const over = useOver(error);
  const told = over ?? error;
  const isOver = over !== null || changed !== null;
  // Saving and issuing are two requests: who leaves between them leaves a draft.
  const { pending: leaving } = useLeaveGuard((isTyped || isSaving) && !isOver);
  const lacking = tries > 0 ? lackingOn(step, draft, policy, today()) : new Set<string>();
  const change = (patch: Partial<MovementDraft>) => {
    const next = { ...draft, ...patch };
    onEvent({ type: 'draft.change', draft: next, input: wholeInput(step, next, policy, today()) });
  };
  const propose = (patch: Partial<MovementDraft>) => {
    const next = { ...draft, ...patch };
    onProposed(next);
    onEvent({ type: 'draft.change', draft: next, input: wholeInput(step, next, policy, today()) });
  };
  const known = error && step !== 'end' ? null : preview;
  const body = useLeadToFault<HTMLDivElement>(tries);
  useLeadToStep(body, step);
  const whenRead = (then: () => void) => leadToUnread(body.current) || then();
  const save = (end: MovementEnd) =>
    whenRead(() => onEvent({ type: 'draft.save', end, insurerNumber: insurerNumber.trim() || null }));
  const shown = { policy, draft, lacking, onChange: change };
  const title = stored ? t('new.change', { number: stored.number }) : t('new.title');
  return (
    <>
      <FormFrame
        title={title}
        breadcrumbs={<Breadcrumbs items={[parent, { label: title }]} />}
        context={[policy.number, policy.contractor?.name, policy.branch?.name].filter(Boolean).join(' · ')}
        errorSummary={
          <>
            {changed && (
              <Banner
                tone="critical"
                isLive
                title={t('changed')}
                action={
                  <Button size="small" onPress={() => onSee(changed)}>
                    {t('seeNow')}
                  </Button>
                }
              />
            )}
            {told && (
              <MovementProblem error={told} onSee={onSee}>
                {Object.values(told.fields).join(' ')}
              </MovementProblem>
            )}
          </>
        }
        isAsideWide
        aside={
          <MovementLedger
            policy={policy}
            draft={draft}
            preview={known}
            isComputing={isComputing}
            isSingle={draft.plan === 'single'}
          />
        }
        actionsNote={known && <MovementSums preview={known} />}
        actions={
          isOver ? (
            <LinkButton href={parent.href}>{t('common:action.close')}</LinkButton>
          ) : (
            <Actions
              view={view}
              isTicking={isTicking}
              canIssue={canIssue}
              parentHref={parent.href}
              onBack={() => whenRead(() => onEvent({ type: 'step.back' }))}
              onNext={() =>
                whenRead(() => onEvent({ type: 'step.next', input: wholeInput(step, draft, policy, today()) }))
              }
              onSave={save}
            />
          )
        }
      >
        <WizardSteps
          label={t('new.label')}
          steps={steps.map((id) => ({ id, title: t(`new.steps.${id}`) }))}
          current={step}
        />
        <div ref={body} className={css.step}>
          <FormGroup title={t(`new.heads.${step}`)}>
            {step === 'what' && (
              <MovementWhat {...shown} onPropose={propose} isStored={stored !== null} tries={tries} />
            )}
            {step === 'much' && <MovementHowMuch {...shown} preview={preview} hasFailed={error !== null} />}
            {step === 'end' && preview && (
              <End
                preview={preview}
                draft={draft}
                stored={stored}
                onChange={change}
                canIssue={canIssue}
                checklistOf={checklistOf}
                isSaving={isSaving}
                isComputing={isComputing}
                onTick={() => save('stay')}
                insurerNumber={insurerNumber}
                onInsurerNumber={onInsurerNumber}
              />
            )}
          </FormGroup>
        </div>
      </FormFrame>
      <LeaveDialog isOpen={leaving !== null} onLeave={() => leaving?.proceed()} onStay={() => leaving?.stay()} />
    </>
  );
}

/** However it is typed on, what has changed meanwhile cannot be saved from here. */
function useOver(error: CallError | null) {
  const [over, setOver] = useState<CallError | null>(null);
  if (error && error !== over && movementNow(error)) setOver(error);
  return over;
}

/** Another step begins at its head: there the page stands, and there the keyboard goes on. */
function useLeadToStep(body: RefObject<HTMLElement | null>, step: MovementDraftStep) {
  const seen = useRef(step);
  useEffect(() => {
    if (seen.current === step) return;
    seen.current = step;
    const head = body.current?.querySelector('h2');
    if (!head) return;
    head.tabIndex = -1;
    head.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [body, step]);
}

/** What is open of what the movement must have before it is issued. */
const openOf = (preview: MovementPreview | null, stored: Movement | null): readonly { label: string }[] =>
  stored ? openChecks(stored.checklist) : (preview?.checklist ?? []).filter(({ is_required }) => is_required);

interface EndProps {
  preview: MovementPreview;
  draft: MovementDraft;
  stored: Movement | null;
  onChange: (patch: Partial<MovementDraft>) => void;
  canIssue: boolean;
  checklistOf: (movement: Movement) => ReactNode;
  isSaving: boolean;
  isComputing: boolean;
  /** Saves the draft, so that its checklist can be ticked. */
  onTick: () => void;
  insurerNumber: string;
  onInsurerNumber: (insurerNumber: string) => void;
}
/** What becomes of it, what it needs, and the insurer's number. */
function End(props: EndProps) {
  const { preview, draft, stored, onChange, canIssue, checklistOf, isSaving, isComputing, onTick } = props;
  const { t } = useTranslation('movements');
  const open = openOf(preview, stored);
  return (
    <Stack>
      <MovementEnds preview={preview} draft={draft} onChange={onChange} />
      {canIssue && open.length > 0 && (
        <Banner
          tone="caution"
          title={
            stored?.checklist_blocks === false ? t('checklist.open') : t('checklist.missing', { count: open.length })
          }
        >
          {open.map(({ label }) => label).join(', ')}
        </Banner>
      )}
      <div ref={keepFocus}>
        {stored ? (
          checklistOf(stored)
        ) : (
          <MovementNeeds checklist={preview.checklist} isSaving={isSaving} isComputing={isComputing} onTick={onTick} />
        )}
      </div>
      {canIssue && (
        <TextField
          label={t('field.insurer_number')}
          description={t('help.insurerNumber')}
          maxLength={60}
          value={props.insurerNumber}
          onChange={props.onInsurerNumber}
        />
      )}
    </Stack>
  );
}

interface ActionsProps {
  view: MovementDraftView<MovementDraft>;
  isTicking: boolean;
  canIssue: boolean;
  parentHref: string;
  onBack: () => void;
  onNext: () => void;
  onSave: (end: MovementEnd) => void;
}
/** The ways on and back from a step. */
function Actions({ view, isTicking, canIssue, parentHref, onBack, onNext, onSave }: ActionsProps) {
  const { t } = useTranslation(['movements', 'common']);
  const { step, isComputing, isSaving, preview, stored } = view;
  // A draft is saved as it is once its ticks are there.
  const saving = { isDisabled: isComputing || isTicking, isPending: isSaving };
  // What is still missing makes a draft of it: nothing that would be refused is offered first.
  const isReady = canIssue && (stored?.checklist_blocks === false || openOf(preview, stored).length === 0);
  return (
    <>
      {step === 'what' ? (
        <LinkButton href={parentHref}>{t('common:action.cancel')}</LinkButton>
      ) : (
        <Button isDisabled={isSaving} onPress={onBack}>
          {t('new.back')}
        </Button>
      )}
      {step !== 'end' && (
        <Button tone="accent" isPending={view.isLeaving} onPress={onNext}>
          {t('new.next')}
        </Button>
      )}
      {step === 'end' && (
        <Button {...saving} tone={isReady ? 'neutral' : 'accent'} onPress={() => onSave('draft')}>
          {t('new.draft')}
        </Button>
      )}
      {step === 'end' && canIssue && (
        <>
          <Button {...saving} onPress={() => onSave('send')}>
            {t('verb.send')}
          </Button>
          <Button {...saving} tone={isReady ? 'accent' : 'neutral'} onPress={() => onSave('issue')}>
            {t('verb.issue')}
          </Button>
        </>
      )}
    </>
  );
}

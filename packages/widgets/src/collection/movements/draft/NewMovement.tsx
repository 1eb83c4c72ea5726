import type { Movement, MovementPreview, Policy } from '@corredor/core/api';
import { call, ifMatch } from '@corredor/core/client';
import type { MovementKind } from '@corredor/core/movements';
import { createMovement, issueMovement, previewMovement, updateMovement } from '@corredor/core/operations';
import { createMovementDraftMachine, movementDraftView } from '@corredor/machines/movement-draft';
import { toast } from '@corredor/ui/Toast';
import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';
import { useCan, useClient, useFormats } from '../../../base/app/index.ts';
import { refreshAfter, useRequestKey } from '../../../base/data/index.ts';
import { useKeepAtEnd, useKept } from '../../../frames/kept/index.ts';
import {
  checklistKey,
  emptyDraft,
  keptPlace,
  type MovementDraft,
  toMovementInput,
  useKeepMovement,
  useMoveMovement,
} from '../parts/index.ts';
import { wholeInput } from './movementStep.ts';
import { NewMovementView } from './NewMovementView.tsx';
import { draftOf, toMovementPatch } from './storedDraft.ts';

interface NewMovementProps {
  policy: Policy;
  /** The draft that is changed; none for a new movement. */
  stored?: Movement;
  /** The kind that a new one begins with. */
  kind?: MovementKind;
  /** Where the page leads back to. */
  parent: { label: string; href: string };
  /** The checklist of a stored draft, to be ticked; `onSaved` hears how the movement is then. */
  checklistOf: (movement: Movement, onSaved: (movement: Movement) => void) => ReactNode;
  /** Opens what asks before the saved draft is sent, or issued while something that it needs is open. */
  onStep: (movement: Movement, step: 'send' | 'issue') => void;
  /** Shows a movement that has changed meanwhile. */
  onSee: (movement: Movement) => void;
  /** After a new movement was saved as a draft while its form stays. */
  onStored: (movement: Movement) => void;
  /** After it was issued, or saved as a draft to be left. */
  onDone: () => void;
}
/** What was typed into the form when a session ended, and what of it the server had by then. */
interface KeptMovement {
  draft: MovementDraft;
  insurerNumber: string;
  stored: Movement | null;
}

/** Drafts a change of a policy in its page, in three steps: what, how much, and what becomes of it. */
export function NewMovement({
  policy,
  stored,
  kind,
  parent,
  checklistOf,
  onStep,
  onSee,
  onStored,
  onDone,
}: NewMovementProps) {
  const { t } = useTranslation('movements');
  const queries = useQueryClient();
  const { today } = useFormats();
  const keep = useKeepMovement();
  const machine = useDraftMachine(policy);
  const [first] = useState(() =>
    stored ? draftOf(stored, policy, today()) : { ...emptyDraft(policy, today()), ...(kind && { kind }) },
  );
  const kept = useKept<KeptMovement>(keptPlace(policy.id, stored?.id));
  const [snapshot, send, actor] = useMachine(machine, {
    input: {
      draft: kept?.draft ?? first,
      stored: kept?.stored ?? stored ?? null,
      input: wholeInput('what', kept?.draft ?? first, policy, today()),
    },
  });
  const view = movementDraftView(snapshot);
  const storedNumber = view.stored?.insurer_number ?? '';
  const [typedNumber, setTypedNumber] = useState<string | null>(kept?.insurerNumber ?? null);
  const insurerNumber = typedNumber ?? storedNumber;
  // What is proposed before anybody typed is nothing that could be lost.
  const [base, setBase] = useState(first);
  const isTyped = view.done === null && (view.draft !== (view.kept ?? base) || insurerNumber !== storedNumber);
  // A draft that was stored here is gone on with too.
  const isBegun = isTyped || (view.done === null && view.kept !== null);
  useKeepAtEnd<KeptMovement>(keptPlace(policy.id, view.stored?.id), {
    read: () => (isBegun ? { draft: view.draft, insurerNumber, stored: view.stored } : null),
  });
  const isTicking = useIsMutating({ mutationKey: checklistKey(view.stored?.id ?? 0) }) > 0;
  // Ticked was what somebody else had changed meanwhile: from here it could not be saved.
  const [changed, setChanged] = useState<Movement | null>(null);
  const ticked = (movement: Movement) => {
    const before = actor.getSnapshot().context.stored;
    if (before && movement.version === before.version + 1) send({ type: 'checklist.change', movement });
    else setChanged(movement);
  };
  const finish = useEffectEvent(() => {
    if (!view.done) return;
    const { movement, end, isIssued } = view.done;
    toast.success(t(isIssued ? 'done.issue' : 'done.draft', { number: movement.number }));
    if (!isIssued && (end === 'send' || end === 'issue')) onStep(movement, end);
    else onDone();
    void refreshAfter(queries, isIssued ? issueMovement : updateMovement);
  });
  const tellStored = useEffectEvent(() => {
    if (view.stored && !stored && view.done === null) onStored(view.stored);
  });
  const storedId = view.stored?.id;
  useEffect(() => {
    if (storedId !== undefined) tellStored();
  }, [storedId]);
  const isDone = view.done !== null;
  useEffect(() => {
    if (isDone) finish();
  }, [isDone]);
  return (
    <NewMovementView
      policy={policy}
      isTyped={isTyped}
      view={view}
      insurerNumber={insurerNumber}
      onInsurerNumber={setTypedNumber}
      parent={parent}
      canIssue={useCan('policy_app.change_movement')}
      isTicking={isTicking}
      changed={changed}
      onProposed={(next) => view.draft === base && setBase(next)}
      checklistOf={(some) => checklistOf(some, ticked)}
      onEvent={send}
      onSee={(movement) => onSee(keep(movement))}
    />
  );
}

/** The machine with its requests. */
function useDraftMachine(policy: Policy) {
  const client = useClient();
  const queries = useQueryClient();
  const keyOf = useRequestKey();
  const keep = useKeepMovement();
  const move = useMoveMovement();
  const { today } = useFormats();
  const [machine] = useState(() => {
    const path = { policyId: policy.id };
    const save = (draft: MovementDraft, stored: Movement | null, insurer_number: string | null) => {
      if (!stored) {
        const body = { ...toMovementInput(draft, policy, today()), insurer_number };
        return call(client, createMovement, { path, header: keyOf(body), body });
      }
      const { id, version } = stored;
      const patch = { ...toMovementPatch(draft, policy, today()), insurer_number };
      return call(client, updateMovement, {
        path: { movementId: id },
        header: { ...ifMatch(version), ...keyOf({ id, version, patch }) },
        body: patch,
      });
    };
    /** After a refusal too: somebody else may have changed it, or the draft is stored and only its issue was refused. */
    const andRefresh = (work: Promise<Movement>) =>
      work.finally(() => {
        void refreshAfter(queries, updateMovement);
      });
    return createMovementDraftMachine<MovementDraft>().provide({
      actors: {
        computePremium: fromPromise(async ({ input: { input, storedId } }) =>
          withoutItself(await call(client, previewMovement, { path, body: input }), storedId),
        ),
        saveDraft: fromPromise(({ input: { stored, draft, insurerNumber } }) =>
          andRefresh(save(draft, stored, insurerNumber).then(keep)),
        ),
        issueDraft: fromPromise(({ input: { movement, insurerNumber } }) =>
          andRefresh(move(movement, { action: 'issue', insurer_number: insurerNumber })),
        ),
      },
    });
  });
  return machine;
}

/** A draft does not clash with itself. */
const withoutItself = (preview: MovementPreview, storedId: number | null): MovementPreview => ({
  ...preview,
  clashes: preview.clashes.filter(({ id }) => id !== storedId),
});

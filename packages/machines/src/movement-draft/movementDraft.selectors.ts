import type { Movement, MovementPreview } from '@corredor/core/api';
import type { CallError } from '@corredor/core/errors';
import type { SnapshotFrom } from 'xstate';
import type { createMovementDraftMachine, MovementEnd } from './movementDraft.machine.ts';

type Snapshot<Draft> = SnapshotFrom<ReturnType<typeof createMovementDraftMachine<Draft>>>;
/** What became of a movement: saved as a draft to be sent, issued or left, or issued at once. */
export type MovementDone = { movement: Movement; end: MovementEnd; isIssued: boolean };
export type MovementDraftStep = 'what' | 'much' | 'end';

export type MovementDraftView<Draft> = {
  step: MovementDraftStep;
  draft: Draft;
  /** What it comes to; the last that is known while something changes, null before anything is. */
  preview: MovementPreview | null;
  isComputing: boolean;
  /** Somebody wanted to go on, and it is still being computed. */
  isLeaving: boolean;
  /** How often somebody wanted to go on from this step in vain. */
  tries: number;
  isSaving: boolean;
  error: CallError | null;
  /** The draft as the server has it; null before it was saved. */
  stored: Movement | null;
  /** What the form held when it was stored last here; null before it was. */
  kept: Draft | null;
  /** What became of it, once that is known. */
  done: MovementDone | null;
};

/** All that the form of a movement may know. */
export function movementDraftView<Draft>(snapshot: Snapshot<Draft>): MovementDraftView<Draft> {
  const { draft, preview, tries, wantsOn, error, stored, kept, end } = snapshot.context;
  const isDone = snapshot.matches('saved') || snapshot.matches('issued');
  return {
    step: stepOf(snapshot),
    draft,
    preview,
    isComputing: snapshot.hasTag('computing'),
    isLeaving: wantsOn,
    tries,
    isSaving: snapshot.hasTag('busy'),
    error,
    stored,
    kept,
    done: isDone && stored ? { movement: stored, end, isIssued: snapshot.matches('issued') } : null,
  };
}

function stepOf(snapshot: { hasTag: (tag: 'what' | 'much') => boolean }): MovementDraftStep {
  if (snapshot.hasTag('what')) return 'what';
  return snapshot.hasTag('much') ? 'much' : 'end';
}

import type { CallError } from '@corredor/core/errors';
import type { SnapshotFrom } from 'xstate';
import type { createRowEditingMachine, RowProblem, SavedRow } from './rowEditing.machine.ts';

/** The row that is being added, which has no number yet. */
export const newRowId = 0;

export type RowEditingView<Saved, Draft> = {
  /** A row is written and not saved yet. */
  isPending: boolean;
  isSaving: boolean;
  /** The row that is being written; null while none is. */
  editingId: number | null;
  draft: Draft | null;
  problem: RowProblem | null;
  error: CallError | null;
  /** The row as somebody else saved it, while that is to be decided. */
  theirs: Saved | null;
};

type Snapshot<Saved extends SavedRow, Draft> = SnapshotFrom<ReturnType<typeof createRowEditingMachine<Saved, Draft>>>;

/** All that a list edited in place may know. */
export function rowEditingView<Saved extends SavedRow, Draft>(
  snapshot: Snapshot<Saved, Draft>,
): RowEditingView<Saved, Draft> {
  const { saved, draft, problem, error, theirs } = snapshot.context;
  const isPending = snapshot.hasTag('pending');
  return {
    isPending,
    isSaving: isPending && snapshot.hasTag('busy'),
    editingId: isPending ? (saved?.id ?? newRowId) : null,
    draft: isPending ? draft : null,
    problem,
    error,
    theirs,
  };
}

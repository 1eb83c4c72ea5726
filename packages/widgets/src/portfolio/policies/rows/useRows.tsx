import type { Policy } from '@corredor/core/api';
import { idempotencyKey } from '@corredor/core/client';
import type { MovementKind } from '@corredor/core/movements';
import { newRowId } from '@corredor/machines/row-editing';
import { toast } from '@corredor/ui/Toast';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ConflictDialog } from '../../../frames/forms/index.ts';
import { useConfirmDelete } from '../../../frames/lists/index.ts';
import { useMovementRefusal } from '../parts/useMovementRefusal.ts';
import { MovementOnly } from './MovementOnly.tsx';
import { type RowObstacle, toProblem, useRowEditing, useRowWords, type Versioned } from './useRowEditing.ts';

/** A row of a policy's list as it is drawn: one that is saved, or the one that is being written. */
export type ListRow<Saved> = { id: number; saved: Saved | null };

interface RowsOptions<Saved extends Versioned, Draft> {
  policy: Policy;
  /** The kind of movement that changes the list; none where movements leave it alone. */
  byMovement?: MovementKind;
  saved: readonly Saved[];
  toDraft: (saved: Saved | null) => Draft;
  /** What is still wrong with the row; null stands for a new one. */
  check: (draft: Draft, saved: Saved | null) => RowObstacle;
  create: (draft: Draft, key: string) => Promise<unknown>;
  update: (saved: Saved, draft: Draft) => Promise<unknown>;
  remove: (saved: Saved) => Promise<unknown>;
  nameOf: (saved: Saved) => string;
  messages: { created: string; updated: string; deleted: string; deleteLabel: string };
  /** Why no row can be added; asked when somebody wants to. */
  refuseAdd?: () => Promise<RowObstacle>;
  /** The values of a row in words, to show two versions beside each other. */
  describe?: (draft: Draft) => { name: string; label: string; text: string }[];
  onSaved: () => void;
  /** Whether the user may add, change and delete rows. */
  isEditable: boolean;
  onPendingChange: ((isPending: boolean) => void) | undefined;
}

/** A policy's list that is edited in place: one row at a time, which is saved before anything else is done. */
export function useRows<Saved extends Versioned, Draft>(options: RowsOptions<Saved, Draft>) {
  const { saved, onPendingChange, policy, byMovement } = options;
  const { t } = useTranslation('common');
  const textOf = useRowWords();
  const heedRefusal = useMovementRefusal(policy.id);
  const needsMovement = byMovement !== undefined && policy.needs_movement;
  const isEditable = options.isEditable && !needsMovement;
  const { view, send } = useRowEditing<Saved, Draft>({
    create: (row, key) => heedRefusal(options.create(row, key)),
    update: (row, values) => heedRefusal(options.update(row, values)),
    refuseAdd: options.refuseAdd,
    onAnswer: (answer) => {
      if (answer.type === 'row.refused') return toast.info(textOf(answer.problem));
      toast.success(answer.isNew ? options.messages.created : options.messages.updated);
      options.onSaved();
    },
  });
  const { isPending, editingId, draft, problem, error, theirs } = view;
  useEffect(() => {
    onPendingChange?.(isPending);
    return () => onPendingChange?.(false);
  }, [isPending, onPendingChange]);

  const deletion = useConfirmDelete<Saved>({
    label: options.messages.deleteLabel,
    nameOf: options.nameOf,
    remove: (row) => heedRefusal(options.remove(row)),
    successMessage: options.messages.deleted,
    onDeleted: options.onSaved,
  });
  const errorMessage = problem ? textOf(problem) : error && (Object.values(error.fields)[0] ?? error.message);
  const edited = saved.find(({ id }) => id === editingId) ?? null;
  const rows: ListRow<Saved>[] = saved.map((row) => ({ id: row.id, saved: row }));
  const start = (row: Saved | null) => ({ draft: options.toDraft(row), key: idempotencyKey() });
  const add = () => send({ type: 'row.add', ...start(null) });
  const edit = (row: ListRow<Saved>) => {
    if (row.saved) send({ type: 'row.edit', saved: row.saved, ...start(row.saved) });
  };
  const remove = (row: ListRow<Saved>) => {
    if (isPending) send({ type: 'row.remove' });
    else if (row.saved) deletion.ask(row.saved);
  };
  return {
    rows: editingId === newRowId ? [...rows, { id: newRowId, saved: null }] : rows,
    draft,
    /** The row that is being written, as it is saved; null for a new one. */
    edited,
    /** Somebody tried to save it, and something is wrong with it. */
    isRefused: problem !== null,
    /** What the server finds wrong with it, by field. */
    fieldErrors: error?.fields ?? {},
    change: (values: Partial<Draft>) => send({ type: 'draft.change', values }),
    editing: {
      editingId,
      isSaving: view.isSaving,
      errorMessage: errorMessage || undefined,
      addDisabledReason: isPending ? t('validation.saveRowFirst') : undefined,
      rowId: (row: ListRow<Saved>) => row.id,
      rowName: (row: ListRow<Saved>) => (row.saved ? options.nameOf(row.saved) : t('action.add')),
      onSave: () => {
        if (draft !== null) send({ type: 'row.save', problem: toProblem(options.check(draft, edited)) });
      },
      onCancel: () => send({ type: 'row.cancel' }),
      onAdd: isEditable ? add : undefined,
      onEdit: isEditable ? edit : undefined,
      onDelete: isEditable ? remove : undefined,
    },
    /** What stands in the place of the buttons where a movement is needed. */
    notice: needsMovement && options.isEditable && <MovementOnly policy={policy} kind={byMovement} />,
    dialog: (
      <>
        {deletion.dialog}
        {theirs && draft !== null && (
          <ConflictDialog
            fields={compare(options, draft, theirs)}
            onKeepMine={() => send({ type: 'mine.keep' })}
            onTakeTheirs={() => {
              send({ type: 'theirs.take', draft: options.toDraft(theirs) });
              options.onSaved();
            }}
            onClose={() => {
              send({ type: 'row.cancel' });
              options.onSaved();
            }}
          />
        )}
      </>
    ),
  };
}

/** A row's own and its other version, value by value. */
function compare<Saved extends Versioned, Draft>(
  { describe, toDraft }: RowsOptions<Saved, Draft>,
  mine: Draft,
  theirs: Saved,
) {
  const other = new Map(describe?.(toDraft(theirs)).map(({ name, text }) => [name, text]));
  return (describe?.(mine) ?? []).map(({ name, label, text }) => ({
    name,
    label,
    mine: text,
    theirs: other.get(name) ?? '',
  }));
}

import { idempotencyKey } from '@corredor/core/client';
import { toCallError } from '@corredor/core/errors';
import { toast } from '@corredor/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfirmDelete } from '../crud/index.ts';
import type { Versioned } from './policies.queries.ts';

/** A row of a policy's list as it is drawn: one that is saved, or the one that is being written. */
export type ListRow<Saved> = { id: number; saved: Saved | null };
const newId = 0;

interface RowsOptions<Saved extends Versioned, Draft> {
  saved: readonly Saved[];
  toDraft: (saved: Saved | null) => Draft;
  /** What is still wrong with the row, in words. */
  check: (draft: Draft) => string | undefined;
  create: (draft: Draft, key: string) => Promise<unknown>;
  update: (saved: Saved, draft: Draft) => Promise<unknown>;
  remove: (saved: Saved) => Promise<unknown>;
  nameOf: (saved: Saved) => string;
  messages: { created: string; updated: string; deleted: string; deleteLabel: string };
  /** Why no row can be added; asked when somebody wants to. */
  refuseAdd?: () => Promise<string | undefined>;
  onSaved: () => void;
  onPendingChange: ((isPending: boolean) => void) | undefined;
}

/** A policy's list that is edited in place: one row at a time, which is saved before anything else is done. */
export function useRows<Saved extends Versioned, Draft>(options: RowsOptions<Saved, Draft>) {
  const { saved, onPendingChange } = options;
  const { t } = useTranslation('common');
  const [edited, setEdited] = useState<{ id: number; draft: Draft; key: string } | null>(null);
  const [problem, setProblem] = useState<string>();
  const isPending = edited !== null;
  useEffect(() => {
    onPendingChange?.(isPending);
    return () => onPendingChange?.(false);
  }, [isPending, onPendingChange]);

  const stop = () => {
    setEdited(null);
    setProblem(undefined);
  };
  const start = (row: Saved | null) => {
    setProblem(undefined);
    setEdited({ id: row?.id ?? newId, draft: options.toDraft(row), key: idempotencyKey() });
  };
  const saving = useMutation({
    mutationFn: ({ row, draft, key }: { row: Saved | undefined; draft: Draft; key: string }) =>
      row ? options.update(row, draft) : options.create(draft, key),
    onSuccess: (_answer, { row }) => {
      stop();
      toast.success(row ? options.messages.updated : options.messages.created);
      options.onSaved();
    },
    onError: (error) => {
      const { message, fields, status } = toCallError(error);
      setProblem(Object.values(fields)[0] ?? (status === 412 ? t('error.changedMeanwhile') : message));
      if (status === 412) options.onSaved();
    },
  });
  const deletion = useConfirmDelete<Saved>({
    label: options.messages.deleteLabel,
    nameOf: options.nameOf,
    remove: options.remove,
    successMessage: options.messages.deleted,
    onDeleted: options.onSaved,
  });
  const add = async () => {
    const reason = await options.refuseAdd?.();
    if (reason) toast.info(reason);
    else start(null);
  };
  const rows: ListRow<Saved>[] = saved.map((row) => ({ id: row.id, saved: row }));
  return {
    rows: edited?.id === newId ? [...rows, { id: newId, saved: null }] : rows,
    draft: edited?.draft ?? null,
    change: (values: Partial<Draft>) => {
      setProblem(undefined);
      setEdited((last) => last && { ...last, draft: { ...last.draft, ...values } });
    },
    editing: {
      editingId: edited?.id ?? null,
      isSaving: saving.isPending,
      ...(problem ? { errorMessage: problem } : {}),
      ...(isPending ? { addDisabledReason: t('validation.saveRowFirst') } : {}),
      rowId: (row: ListRow<Saved>) => row.id,
      rowName: (row: ListRow<Saved>) => (row.saved ? options.nameOf(row.saved) : t('action.add')),
      onSave: () => {
        if (!edited) return;
        const wrong = options.check(edited.draft);
        setProblem(wrong);
        if (!wrong) saving.mutate({ ...edited, row: saved.find((row) => row.id === edited.id) });
      },
      onCancel: stop,
    },
    /** Given to the list only where the user may change it. */
    changing: {
      onAdd: () => void add(),
      onEdit: (row: ListRow<Saved>) => row.saved && start(row.saved),
      onDelete: (row: ListRow<Saved>) => row.saved && deletion.ask(row.saved),
    },
    dialog: deletion.dialog,
  };
}

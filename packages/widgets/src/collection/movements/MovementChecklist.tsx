import type { Movement, MovementCheck, MovementCheckInput } from '@corredor/core/api';
import { call, ifMatch } from '@corredor/core/client';
import { toCallError } from '@corredor/core/errors';
import { getMovement, getPolicyFile, updateMovementChecklist } from '@corredor/core/operations';
import { toast } from '@corredor/ui/Toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCan, useClient, useFormats } from '../../base/app/index.ts';
import { queryOf, refreshAfter } from '../../base/data/index.ts';
import { saveFile } from '../../frames/lists/index.ts';
import { ChecklistFiles } from './ChecklistFiles.tsx';
import { MovementChecklistView } from './MovementChecklistView.tsx';
import { useMovementRights } from './useMovementActions.ts';

interface MovementChecklistProps {
  movement: Movement;
  /** Shows these entries only, to be ticked. */
  only?: readonly MovementCheck[] | undefined;
}

/** The checklist of a movement: each tick, file and entry is saved as it is made. */
export default function MovementChecklist({ movement, only }: MovementChecklistProps) {
  const client = useClient();
  const queries = useQueryClient();
  const today = useFormats().today();
  const may = useMovementRights();
  const seesFiles = useCan('policy_app.view_policy');
  const { id, policy_id, status, checklist, undoes_id } = movement;
  const path = { movementId: id };
  const saving = useMutation({
    mutationFn: (entries: MovementCheckInput[]) =>
      call(client, updateMovementChecklist, {
        path,
        header: ifMatch(movement.version),
        body: { checklist: entries },
      }),
    onSuccess: (saved) => queries.setQueryData(queryOf(client, getMovement, { path }).queryKey, saved),
    onError: (error) => toast.error(toCallError(error).message),
    // After a refusal too: somebody else may have changed it meanwhile.
    onSettled: () => refreshAfter(queries, updateMovementChecklist),
  });
  const entries = checklist.map(({ position, done_on, file }) => ({ position, done_on, file_id: file?.id ?? null }));
  const change = ({ position }: MovementCheck, values: Partial<MovementCheckInput>) =>
    saving.mutate(entries.map((one) => (one.position === position ? { ...one, ...values } : one)));
  const download = async (file: { id: number; name: string }) => {
    try {
      const input = { path: { policyId: policy_id, fileId: file.id }, parseAs: 'blob' as const };
      saveFile(await call(client, getPolicyFile, input), file.name);
    } catch (error) {
      toast.error(toCallError(error).message);
    }
  };
  const isOpen = status === 'draft' || status === 'sent';
  const canTick = (may.add || may.change) && undoes_id === null && (isOpen || status === 'issued');
  return (
    <MovementChecklistView
      checklist={only ?? checklist}
      canTick={canTick}
      canChange={canTick && isOpen && !only}
      isBusy={saving.isPending}
      onTick={(check, isDone) => change(check, { done_on: isDone ? today : null })}
      onUnlink={(check) => change(check, { file_id: null })}
      onAdd={(label) => saving.mutate([...entries, { position: null, label, done_on: null, file_id: null }])}
      onRemove={({ position }) => saving.mutate(entries.filter((one) => one.position !== position))}
      onDownload={(file) => void download(file)}
      filesFor={
        seesFiles
          ? (check, close) => (
              <ChecklistFiles
                policyId={policy_id}
                label={check.label}
                onChoose={(file_id) => {
                  close();
                  // What proves an entry also ticks it.
                  change(check, { file_id, done_on: check.done_on ?? today });
                }}
                onClose={close}
              />
            )
          : undefined
      }
    />
  );
}

import type { Movement, MovementCheck, MovementCheckInput } from '@corredor/core/api';
import { call, ifMatch } from '@corredor/core/client';
import { toCallError } from '@corredor/core/errors';
import { getMovement, getPolicyFile, updateMovementChecklist } from '@corredor/core/operations';
import { toast } from '@corredor/ui/Toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCan, useClient, useFormats } from '../../../base/app/index.ts';
import { queryOf, refreshAfter } from '../../../base/data/index.ts';
import { saveFile } from '../../../frames/lists/index.ts';
import { checklistKey, useMovementRights } from '../parts/index.ts';
import { ChecklistFiles } from './ChecklistFiles.tsx';
import { MovementChecklistView } from './MovementChecklistView.tsx';

interface MovementChecklistProps {
  movement: Movement;
  /** Shows these entries only, to be ticked. */
  only?: readonly MovementCheck[];
  /** Hears how the movement is after each change. */
  onSaved?: (movement: Movement) => void;
}

/** How the entries are to be; places may change where some are added or removed. */
interface Change {
  change: (entries: MovementCheckInput[]) => MovementCheckInput[];
  isOfList?: boolean;
}
const asStored = ({ position, done_on, file }: MovementCheck): MovementCheckInput => ({
  position,
  done_on,
  file_id: file?.id ?? null,
});

/** The checklist of a movement: each tick, file and entry is saved as it is made. */
export default function MovementChecklist({ movement, only, onSaved }: MovementChecklistProps) {
  const client = useClient();
  const queries = useQueryClient();
  const today = useFormats().today();
  const may = useMovementRights();
  const seesFiles = useCan('policy_app.view_policy');
  const { id, policy_id, status, checklist, undoes_id } = movement;
  const path = { movementId: id };
  const { queryKey } = queryOf(client, getMovement, { path });
  const saving = useMutation({
    mutationKey: checklistKey(id),
    // Ticks that come one after the other wait for each other, and each begins with what the one before left.
    scope: { id: `checklist of movement ${id}` },
    mutationFn: ({ change }: Change) => {
      const latest = queries.getQueryData<Movement>(queryKey) ?? movement;
      const body = { checklist: change(latest.checklist.map(asStored)) };
      return call(client, updateMovementChecklist, { path, header: ifMatch(latest.version), body });
    },
    onSuccess: (saved) => {
      queries.setQueryData(queryKey, saved);
      onSaved?.(saved);
    },
    onError: (error) => toast.error(toCallError(error).message),
    // After a refusal too: somebody else may have changed it meanwhile.
    onSettled: () => void refreshAfter(queries, updateMovementChecklist),
  });
  const fill = ({ position }: MovementCheck, values: Partial<MovementCheckInput>) =>
    saving.mutate({ change: (all) => all.map((one) => (one.position === position ? { ...one, ...values } : one)) });
  const changeList = (change: Change['change']) => saving.mutate({ change, isOfList: true });
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
      all={checklist}
      canTick={canTick}
      canChange={canTick && isOpen && !only}
      isBusy={saving.isPending && saving.variables.isOfList === true}
      onTick={(check, isDone) => fill(check, { done_on: isDone ? today : null })}
      onUnlink={(check) => fill(check, { file_id: null })}
      onAdd={(label) => changeList((all) => [...all, { position: null, label, done_on: null, file_id: null }])}
      onRemove={({ position }) => changeList((all) => all.filter((one) => one.position !== position))}
      onDownload={(file) => void download(file)}
      filesFor={
        seesFiles
          ? (check, close) => (
              <ChecklistFiles
                policyId={policy_id}
                onChoose={(file_id) => {
                  close();
                  // What proves an entry also ticks it.
                  fill(check, { file_id, done_on: check.done_on ?? today });
                }}
                onClose={close}
              />
            )
          : undefined
      }
    />
  );
}

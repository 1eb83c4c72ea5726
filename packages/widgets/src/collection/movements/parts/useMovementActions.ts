import type { Movement, MovementSend } from '@corredor/core/api';
import { call, ifMatch } from '@corredor/core/client';
import {
  discardMovement,
  getMovement,
  issueMovement,
  rejectMovement,
  reopenMovement,
  sendMovement,
  undoMovement,
} from '@corredor/core/operations';
import { toast } from '@corredor/ui/Toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCan, useClient } from '../../../base/app/index.ts';
import { queryOf, refreshAfter, useRequestKey } from '../../../base/data/index.ts';
import { useFailureToast } from '../../../frames/records/index.ts';

/** A move of a movement, with what it asks for. */
export type MovementMove =
  | { action: 'reopen' | 'discard' | 'undo' }
  | ({ action: 'send' } & MovementSend)
  | { action: 'issue'; insurer_number: string | null }
  | { action: 'reject'; reason: string };

const operations = {
  send: sendMovement,
  issue: issueMovement,
  reject: rejectMovement,
  reopen: reopenMovement,
  discard: discardMovement,
  undo: undoMovement,
};

/** What a move has to know of a movement. */
type MovedMovement = Pick<Movement, 'id' | 'version' | 'total_delta'> & Partial<Pick<Movement, 'first_due_date'>>;

/** What the reader may do with movements. */
export const useMovementRights = () => ({
  add: useCan('policy_app.add_movement'),
  change: useCan('policy_app.change_movement'),
  delete: useCan('policy_app.delete_movement'),
});

/** Keeps a movement as the server answered it, so that it is not shown as it was before. */
export function useKeepMovement() {
  const client = useClient();
  const queries = useQueryClient();
  return (movement: Movement): Movement => {
    const { queryKey } = queryOf(client, getMovement, { path: { movementId: movement.id } });
    // What was asked before the change would answer what it was.
    void queries.cancelQueries({ queryKey });
    queries.setQueryData(queryKey, movement);
    return movement;
  };
}

/** Answers a way to move a movement; trying the same again moves it once. */
export function useMoveMovement() {
  const client = useClient();
  const keep = useKeepMovement();
  const keyOf = useRequestKey();
  const send = (movement: MovedMovement, move: MovementMove): Promise<Movement> => {
    const { id, version, total_delta, first_due_date } = movement;
    const path = { movementId: id };
    const header = { ...ifMatch(version), ...keyOf({ id, version, ...move }) };
    switch (move.action) {
      case 'issue':
        return call(client, issueMovement, {
          path,
          header,
          body: { total_delta, insurer_number: move.insurer_number, first_due_date: first_due_date || undefined },
        });
      case 'send':
        return call(client, sendMovement, { path, header, body: { by: move.by, note: move.note ?? null } });
      case 'reject':
        return call(client, rejectMovement, { path, header, body: { reason: move.reason } });
      default:
        return call(client, operations[move.action] as typeof reopenMovement, { path, header });
    }
  };
  return async (movement: MovedMovement, move: MovementMove): Promise<Movement> => keep(await send(movement, move));
}

/** Moves a movement on its way, and says so; `onRefreshed` hears when all that tells of it was read again. */
export function useMovementActions(onDone: (after: Movement) => void, onRefreshed?: () => void) {
  const { t } = useTranslation('movements');
  const queries = useQueryClient();
  const move = useMoveMovement();
  const tellFailure = useFailureToast();
  const reopen = async (movement: Movement) => {
    try {
      const { number } = await move(movement, { action: 'reopen' });
      toast.success(t('done.reopen', { number }));
    } catch (error) {
      tellFailure(error);
    }
    await refreshAfter(queries, reopenMovement);
  };
  // What was rejected by mistake is a draft again by one press; issuing is undone in its own dialog, which says what goes back.
  const offerOf = (after: Movement, { action }: MovementMove) =>
    action === 'reject' ? { action: { label: t('verb.reopen'), onAction: () => void reopen(after) } } : {};
  return useMutation({
    mutationFn: ({ movement, move: wanted }: { movement: MovedMovement; move: MovementMove }) => move(movement, wanted),
    onSuccess: (after, { move }) => {
      const told = 'by' in move && move.by === 'other' ? 'done.sendTold' : 'done.sendMail';
      const done = move.action === 'send' ? told : (`done.${move.action}` as const);
      toast.success(t(done, { number: after.number }), offerOf(after, move));
      onDone(after);
    },
    onSettled: async (_after, error, { move }) => {
      await refreshAfter(queries, operations[move.action]);
      if (!error) onRefreshed?.();
    },
  });
}

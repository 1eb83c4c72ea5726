import type { Movement, MovementSend } from '@corredor/core/api';
import { call, ifMatch } from '@corredor/core/client';
import {
  discardMovement,
  issueMovement,
  rejectMovement,
  reopenMovement,
  sendMovement,
  undoMovement,
} from '@corredor/core/operations';
import { toast } from '@corredor/ui/Toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCan, useClient } from '../../base/app/index.ts';
import { refreshAfter } from '../../base/data/index.ts';
import { useRequestKey } from '../../frames/forms/index.ts';

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

/** Moves a movement on its way, and says so; `onRefreshed` hears when all that tells of it was read again. */
export function useMovementActions(onDone: (after: Movement) => void, onRefreshed?: () => void) {
  const { t } = useTranslation('movements');
  const client = useClient();
  const queries = useQueryClient();
  const keyOf = useRequestKey();
  return useMutation({
    mutationFn: ({ movement, move }: { movement: MovedMovement; move: MovementMove }): Promise<Movement> => {
      const { id, version, total_delta, first_due_date } = movement;
      const path = { movementId: id };
      const header = { ...ifMatch(version), ...keyOf({ id, version, ...move }) };
      switch (move.action) {
        case 'issue':
          return call(client, issueMovement, {
            path,
            header,
            body: { total_delta, insurer_number: move.insurer_number, ...(first_due_date && { first_due_date }) },
          });
        case 'send':
          return call(client, sendMovement, { path, header, body: { by: move.by, note: move.note ?? null } });
        case 'reject':
          return call(client, rejectMovement, { path, header, body: { reason: move.reason } });
        default:
          return call(client, operations[move.action] as typeof reopenMovement, { path, header });
      }
    },
    onSuccess: (after, { move }) => {
      const told = 'by' in move && move.by === 'other' ? 'done.sendTold' : 'done.sendMail';
      const done = move.action === 'send' ? told : (`done.${move.action}` as const);
      toast.success(t(done, { number: after.number }));
      onDone(after);
    },
    onSettled: async (_after, error, { move }) => {
      await refreshAfter(queries, operations[move.action]);
      if (!error) onRefreshed?.();
    },
  });
}

import type { Movement } from '@corredor/core/api';
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
import { useClient } from '../../base/app/index.ts';
import { refreshAfter } from '../../base/data/index.ts';
import { useRequestKey } from '../../frames/forms/index.ts';

/** A move of a movement, with what it asks for. */
export type MovementMove =
  | { action: 'send' | 'reopen' | 'discard' | 'undo' }
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

/** Moves a movement on its way, and says so. */
export function useMovementActions(onDone: (after: Movement) => void) {
  const { t } = useTranslation('movements');
  const client = useClient();
  const queries = useQueryClient();
  const keyOf = useRequestKey();
  return useMutation({
    mutationFn: ({ movement, move }: { movement: Movement; move: MovementMove }): Promise<Movement> => {
      const { id, version, total_delta } = movement;
      const path = { movementId: id };
      const header = { ...ifMatch(version), ...keyOf({ id, version, ...move }) };
      switch (move.action) {
        case 'issue':
          return call(client, issueMovement, {
            path,
            header,
            body: { total_delta, insurer_number: move.insurer_number },
          });
        case 'reject':
          return call(client, rejectMovement, { path, header, body: { reason: move.reason } });
        default:
          return call(client, operations[move.action] as typeof sendMovement, { path, header });
      }
    },
    onSuccess: (after, { move }) => {
      toast.success(t(`done.${move.action}`, { number: after.number }));
      onDone(after);
    },
    onSettled: (_after, _error, { move }) => refreshAfter(queries, operations[move.action]),
  });
}

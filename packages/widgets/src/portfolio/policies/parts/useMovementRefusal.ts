import { CallError } from '@corredor/core/errors';
import { getPolicy } from '@corredor/core/operations';
import { useQueryClient } from '@tanstack/react-query';
import { useClient } from '../../../base/app/index.ts';
import { queryOf } from '../../../base/data/index.ts';

/** Reads a policy anew where a change was refused because it takes a movement: it was read before the brokerage wanted it so. */
export function useMovementRefusal(policyId: number) {
  const client = useClient();
  const queries = useQueryClient();
  return async <Answer>(work: Promise<Answer>): Promise<Answer> => {
    try {
      return await work;
    } catch (error) {
      if (error instanceof CallError && error.code === 'movement_required')
        void queries.invalidateQueries({ queryKey: queryOf(client, getPolicy, { path: { policyId } }).queryKey });
      throw error;
    }
  };
}

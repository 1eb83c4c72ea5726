import type { PolicyRow } from '@corredor/core/api';
import { listPolicies } from '@corredor/core/operations';
import { useQuery } from '@tanstack/react-query';
import { useCan, useClient } from '../../../base/app/index.ts';
import { pageOf } from '../../../base/data/index.ts';

/** More are not looked through for them. */
const read = 25;
const none: readonly PolicyRow[] = [];

/** The terms of a customer that are over while nobody has decided what becomes of them, the last first; none while they are on their way, for who may not see policies, and without a customer. */
export function useLapsedTerms(customer: number | undefined): { rows: readonly PolicyRow[]; isPending: boolean } {
  const query = { customer, status: 'expired', ordering: '-end_date', page_size: read } as const;
  const canView = useCan('policy_app.view_policy');
  const ended = useQuery({
    ...pageOf(useClient(), listPolicies, { query }),
    enabled: canView && customer !== undefined,
  });
  const rows = ended.data?.results.filter(({ is_lapsed }) => is_lapsed);
  return { rows: rows ?? none, isPending: ended.isLoading };
}

import type { Branch } from '@corredor/core/api';
import { listBranches } from '@corredor/core/operations';
import { useQuery } from '@tanstack/react-query';
import { useCan, useClient } from '../../../base/app/index.ts';
import { queryOf } from '../../../base/data/index.ts';

/** A branch that adds fields of its own to its policies. */
export type ExtraBranch = Pick<Branch, 'id' | 'name' | 'extra_fields'>;
export const noExtraBranches: readonly ExtraBranch[] = [];

/** The branches that add fields of their own; none where they may not be read, or are not known yet. */
export function useExtraBranches(): readonly ExtraBranch[] {
  const canRead = useCan('policy_app.view_branch');
  const { data } = useQuery({
    ...queryOf(useClient(), listBranches, { query: { has_extra_fields: true, page_size: 200 } }),
    enabled: canRead,
    staleTime: 60_000,
  });
  return data?.results ?? noExtraBranches;
}

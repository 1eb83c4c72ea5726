import type { ApiClient } from '@corredor/core/client';
import { getRenewalBoard } from '@corredor/core/operations';
import { vListRenewalsQuery } from '@corredor/core/schemas';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../base/app/index.ts';
import { queryOf } from '../../base/data/index.ts';
import { checkedQuery, type ListControls } from '../../frames/lists/index.ts';
import type { RenewalFilter } from './RenewalFilters.tsx';

/** What the address narrows the board by, and the query of its stages with their first cards. */
export function boardOf(client: ApiClient, controls: ListControls<RenewalFilter>) {
  const { page: _p, page_size: _s, kind: _k, ordering: _o, ...query } = checkedQuery(vListRenewalsQuery, controls);
  return { query, reading: queryOf(client, getRenewalBoard, { query }) };
}

/** Asks for the board while its code is on its way. */
export function useBoardAhead(controls: ListControls<RenewalFilter>, isBoard: boolean): void {
  useQuery({ ...boardOf(useClient(), controls).reading, enabled: isBoard });
}

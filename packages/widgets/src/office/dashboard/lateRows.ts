import type { DashboardBand } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import type { OwnRows } from './useOwnRows.ts';

/** Where what is late leads, band by band: as the address of its rows. */
export const lateRows = (own: OwnRows['own'], band?: Pick<DashboardBand, 'due_from' | 'due_to'>) =>
  paths.payments({
    status: 'delayed',
    due_from: band?.due_from ?? undefined,
    due_to: band?.due_to ?? undefined,
    ...own,
  });

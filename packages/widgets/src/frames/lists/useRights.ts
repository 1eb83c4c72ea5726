import type { Permission } from '@corredor/core/permissions';
import { useCan } from '../../base/app/index.ts';

/** The permission that each thing to do with a record needs; what has none, nobody may do. */
export interface NeededRights {
  create?: Permission;
  change?: Permission;
  remove?: Permission;
}
/** What the reader may do with records of one kind. */
export type Rights = Record<keyof NeededRights, boolean>;

/** What the reader may do with records of one kind, by permissions. */
export function useRights(needed: NeededRights): Rights {
  const canCreate = useCan(needed.create ?? []);
  const canChange = useCan(needed.change ?? []);
  const canRemove = useCan(needed.remove ?? []);
  return {
    create: needed.create !== undefined && canCreate,
    change: needed.change !== undefined && canChange,
    remove: needed.remove !== undefined && canRemove,
  };
}

import { RoleCopy, RoleEditor, RoleForm } from '../identity/roles/index.ts';
import { PlanUseNotice } from '../subscription/planUse/index.ts';

interface RoleScreenProps {
  id?: number;
  /** The role whose permissions a new one begins with. */
  from?: number;
}

/** `/app/admin/roles/create` and `/{id}/update` */
export function RoleScreen({ id, from }: RoleScreenProps) {
  if (id !== undefined) return <RoleEditor id={id} />;
  const notice = <PlanUseNotice limit="groups" isOnForm />;
  return from === undefined ? <RoleForm notice={notice} /> : <RoleCopy from={from} notice={notice} />;
}

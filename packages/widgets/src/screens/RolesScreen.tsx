import { RoleList } from '../identity/roles/index.ts';
import { PlanUseNotice } from '../subscription/planUse/index.ts';

/** `/app/admin/roles` */
export function RolesScreen() {
  return <RoleList banner={<PlanUseNotice limit="groups" />} />;
}

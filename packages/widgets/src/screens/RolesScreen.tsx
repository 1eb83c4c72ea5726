import { PlanUseNotice } from '../planUse/index.ts';
import { RoleList } from '../roles/index.ts';

/** `/app/admin/roles` */
export function RolesScreen() {
  return <RoleList banner={<PlanUseNotice limit="groups" />} />;
}

import { RoleList } from '../roles/index.ts';

/** `/app/admin/roles` */
export function RolesScreen() {
  return <RoleList />;
}

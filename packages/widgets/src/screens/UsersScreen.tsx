import { UserList } from '../identity/users/index.ts';
import { PlanUseNotice } from '../subscription/planUse/index.ts';

/** `/app/admin/users` */
export function UsersScreen() {
  return <UserList banner={<PlanUseNotice limit="users" />} />;
}

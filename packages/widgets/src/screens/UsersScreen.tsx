import { PlanUseNotice } from '../planUse/index.ts';
import { UserList } from '../users/index.ts';

/** `/app/admin/users` */
export function UsersScreen() {
  return <UserList banner={<PlanUseNotice limit="users" />} />;
}

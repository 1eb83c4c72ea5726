import { UserList } from '../users/index.ts';

/** `/app/admin/users` */
export function UsersScreen() {
  return <UserList />;
}

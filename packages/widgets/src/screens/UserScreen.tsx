import { UserEditor, UserForm } from '../identity/users/index.ts';
import { PlanUseNotice } from '../subscription/planUse/index.ts';

/** `/app/admin/users/create` and `/{id}/update` */
export function UserScreen({ id }: { id?: number }) {
  return id === undefined ? <UserForm notice={<PlanUseNotice limit="users" isOnForm />} /> : <UserEditor id={id} />;
}

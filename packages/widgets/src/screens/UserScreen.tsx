import { UserEditor, UserForm } from '../identity/users/index.ts';

/** `/app/admin/users/create` and `/{id}/update` */
export function UserScreen({ id }: { id?: number }) {
  return id === undefined ? <UserForm /> : <UserEditor id={id} />;
}

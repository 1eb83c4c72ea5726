import { RoleCopy, RoleEditor, RoleForm } from '../identity/roles/index.ts';

interface RoleScreenProps {
  id?: number;
  /** The role whose permissions a new one begins with. */
  from?: number | undefined;
}

/** `/app/admin/roles/create` and `/{id}/update` */
export function RoleScreen({ id, from }: RoleScreenProps) {
  if (id !== undefined) return <RoleEditor id={id} />;
  return from === undefined ? <RoleForm /> : <RoleCopy from={from} />;
}

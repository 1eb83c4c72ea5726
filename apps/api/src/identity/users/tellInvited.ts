import type { User } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import type { Scope } from '../../server/request/scope.ts';
import { notify } from '../../services/notifications/index.ts';

/** Tells the colleagues who may view users of somebody new. */
export const tellInvited = (scope: Scope, { id, name, last_name, email, role }: User) =>
  notify(scope, {
    to: { permission: 'auth_app.view_user' },
    kind: 'user_invited',
    params: { user_id: id, name: `${name} ${last_name}`.trim() || email, role: role.name },
    link: paths.userDetail(id),
  });

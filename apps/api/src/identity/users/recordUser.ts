import type { User } from '@corredor/core/api';
import { audit } from '../../server/records/audit.ts';
import type { Scope } from '../../server/request/scope.ts';

type Person = Omit<User, 'is_last_administrator'>;

const businessFields = ({ email, name, last_name, role, language, can_use_mobile_app, is_active }: Person) => ({
  email,
  name,
  last_name,
  language,
  can_use_mobile_app,
  is_active,
  role: role.name,
});

/** Writes a change of a user into the history; `more` is what the user's own fields do not say. */
export const recordUser = (
  scope: Scope,
  event: string,
  before: Person | null,
  after: Person | null,
  more: Record<string, unknown> = {},
) =>
  audit(scope, {
    event,
    model: 'user',
    object_id: after?.id ?? before?.id ?? 0,
    before: before && businessFields(before),
    after: after && { ...businessFields(after), ...more },
  });

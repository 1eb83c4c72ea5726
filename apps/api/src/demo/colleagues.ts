import { type SeededRole, seededRoles } from '@corredor/core/permissions';
import { sql } from 'kysely';
import type { Scope } from '../server/request/scope.ts';

interface Colleague {
  email: string;
  name: string;
  lastName: string;
  role: SeededRole['code'];
  language: 'es' | 'en';
  /** What became of the account; an invited one has no password yet. */
  state?: 'inactive' | 'invited';
}
/** One for each role besides the administrator, one who has left, and one who has not answered yet. */
const colleagues: Colleague[] = [
  { email: 'broker@corredor.example', name: 'Santiago', lastName: 'Benalcázar', role: 'broker', language: 'es' },
  { email: 'assistant@corredor.example', name: 'Gabriela', lastName: 'Núñez', role: 'assistant', language: 'es' },
  { email: 'viewer@corredor.example', name: 'Hugo', lastName: 'Salazar', role: 'viewer', language: 'en' },
  {
    email: 'inactive@corredor.example',
    name: 'Ximena',
    lastName: 'Chávez',
    role: 'broker',
    language: 'es',
    state: 'inactive',
  },
  {
    email: 'invited@corredor.example',
    name: 'Mateo',
    lastName: 'Jaramillo',
    role: 'assistant',
    language: 'es',
    state: 'invited',
  },
];

/** Gives the brokerage its people, all with the demo's password. */
export async function addColleagues({ trx, caller }: Scope, passwordHash: string) {
  const roles = await trx
    .selectFrom('roles')
    .select(['id', 'name'])
    .where('partner_id', '=', caller.partnerId)
    .execute();
  const roleId = (code: Colleague['role']) => {
    const names = Object.values(seededRoles.find((role) => role.code === code)?.name ?? {});
    return roles.find(({ name }) => names.includes(name))?.id ?? null;
  };
  for (const { email, name, lastName, role, language, state } of colleagues) {
    const isInvited = state === 'invited';
    await trx
      .insertInto('users')
      .values({
        partner_id: caller.partnerId,
        role_id: roleId(role),
        email,
        name,
        last_name: lastName,
        language,
        password_hash: isInvited ? null : passwordHash,
        confirmed_at: isInvited ? null : sql<string>`app_now()`,
        is_active: state !== 'inactive',
        can_use_mobile_app: role === 'broker',
      })
      .execute();
  }
}

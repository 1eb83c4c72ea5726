import type { UserPatch } from '@corredor/core/api';
import { isEmail } from '@corredor/core/validation';
import { tidyTexts } from '../../server/checks/texts.ts';
import type { RequestContext } from '../../server/request/handlers.ts';
import type { Operations } from '../../server/request/operations.ts';
import { conflict, invalidField, stale } from '../../server/request/problems.ts';
import { created, ok } from '../../server/request/replies.ts';
import type { Scope } from '../../server/request/scope.ts';
import { queueMail } from '../../services/mail/index.ts';
import { type AuthWorld, endSessionsOf } from '../accounts/index.ts';
import { requireGoodPassword } from '../passwords/index.ts';
import { administratorStore } from '../roles/index.ts';
import { mailNewUser } from './invitations.ts';
import { recordUser } from './recordUser.ts';
import { tellInvited } from './tellInvited.ts';
import { userRules, withLast } from './userRules.ts';
import { userStore } from './users.store.ts';

/** Adding and changing users may hash a password, which no connection waits for. */
export const userAccountOperations = (request: RequestContext, world: AuthWorld) => {
  const hashOf = async (input: UserPatch, email: string, names: readonly string[]) => {
    if ((input.password ?? '') !== (input.confirm_password ?? ''))
      throw invalidField('confirm_password', 'field.passwords_differ');
    if (!input.password) return null;
    const office = await request.asCaller((scope) => userStore(scope).partnerNames());
    requireGoodPassword('password', input.password, { email, words: [world.brand, ...names, ...office] });
    return world.passwords.hashPassword(input.password);
  };
  const at = (scope: Scope) => {
    const users = userStore(scope);
    const administrators = administratorStore(scope);
    return { users, administrators, rules: userRules(scope, users, administrators) };
  };
  return {
    createUser: async ({ body }) => {
      const { password, confirm_password, ...input } = tidyTexts({ can_use_mobile_app: false, ...body });
      if (!isEmail(input.email)) throw invalidField('email', 'field.email_invalid');
      const hash = await hashOf(body, input.email, [input.name, input.last_name]);
      const reply = await request.onceAsCaller(async (scope) => {
        const { users, administrators, rules } = at(scope);
        await administrators.lock();
        await rules.requireRole(input.role_id);
        if (await users.isColleague(input.email)) throw invalidField('email', 'field.user_exists');
        const { id, isTaken } = await users.create(input, hash);
        await mailNewUser(scope, world, users, { user: { id, ...input }, isTaken, hasPassword: hash !== null });
        const [user] = await withLast(administrators, [await rules.open(id)]);
        if (!user) throw new Error(`User ${id} vanished inside its own transaction.`);
        await recordUser(scope, 'user_created', null, user);
        await tellInvited(scope, user);
        return created(user);
      });
      world.kickMail();
      return reply;
    },
    updateUser: async ({ path, body, version }) => {
      const { password, confirm_password, ...patch } = tidyTexts(body);
      const seen = await request.asCaller((scope) => at(scope).rules.open(path.userId, version));
      const hash = await hashOf(body, seen.email, [seen.name, seen.last_name]);
      const answer = await request.asCaller(async (scope) => {
        const { users, administrators, rules } = at(scope);
        const before = await rules.open(path.userId, version);
        // Somebody with a stolen session must not get a password by this way; the own one asks for the current one.
        if (hash !== null && before.id === scope.caller.userId) throw invalidField('password', 'field.password_own');
        const hasNewRole = patch.role_id !== undefined && patch.role_id !== before.role_id;
        if (hasNewRole) {
          const role = await rules.requireRole(patch.role_id ?? 0);
          if (!role.isAdministrator) await rules.requireAnotherAdministrator(before.id);
        }
        const after = await users.update(before.id, version, patch, hash);
        if (!after) return stale(await users.find(before.id));
        if (hasNewRole || hash !== null)
          await endSessionsOf(scope.trx, before.id, hash ? 'password_set' : 'role_changed');
        if (hash !== null) await tellOfPassword(scope, before, await users.isTaken(before.id));
        await recordUser(scope, 'user_updated', before, after, { password: hash === null ? undefined : '***' });
        const [user] = await withLast(administrators, [after]);
        return user ? ok(user) : conflict('last_administrator');
      });
      world.kickMail();
      return answer;
    },
  } satisfies Partial<Operations>;

  async function tellOfPassword(
    scope: Scope,
    { email, language }: { email: string; language: 'es' | 'en' },
    isTaken: boolean,
  ) {
    if (isTaken) return;
    const link = `${world.publicUrl}/password-recovery`;
    await queueMail(scope.trx, world.brand, { to: email, kind: 'password_changed', language, link });
  }
};

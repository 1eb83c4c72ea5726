import { toPage } from '../../server/records/paging.ts';
import type { Operations } from '../../server/request/operations.ts';
import { conflict, heldBy, invalidField, notFound, stale } from '../../server/request/problems.ts';
import { accepted, noContent, ok } from '../../server/request/replies.ts';
import type { Scope } from '../../server/request/scope.ts';
import { say } from '../../server/request/wording.ts';
import { type UndoChecks, undoneRun } from '../../services/runs/index.ts';
import { type AuthWorld, endSessionsOf } from '../accounts/index.ts';
import type { AdministratorStore } from '../roles/index.ts';
import { mailNewUser } from './invitations.ts';
import { recordUser } from './recordUser.ts';
import { userRules, withLast } from './userRules.ts';
import type { UserStore } from './users.store.ts';
import { handOver, holdersOf, workOf } from './userWork.ts';

/** The people of a brokerage: listed, let in and out, and deleted where nothing names them. */
export const userOperations = (
  scope: Scope,
  users: UserStore,
  administrators: AdministratorStore,
  world: Pick<AuthWorld, 'brand' | 'publicUrl' | 'kickMail'>,
) => {
  const rules = userRules(scope, users, administrators);
  const answer = async (id: number) => {
    const user = await users.find(id);
    const [whole] = user ? await withLast(administrators, [user]) : [];
    return whole ? ok(whole) : notFound('user');
  };
  const requireHeir = async (leavingId: number, heirId: number | null) => {
    if (heirId === null) throw invalidField('heir_id', 'field.heir_required');
    const heir = await users.find(heirId);
    if (!heir) throw invalidField('heir_id', 'field.not_found');
    if (!heir.is_active || heir.id === leavingId) throw invalidField('heir_id', 'field.heir_inactive');
    return heir;
  };
  return {
    listUsers: async ({ query, url }) => {
      const { count, rows } = await users.page(query);
      return ok(toPage({ query, url }, { count, rows: await withLast(administrators, rows) }));
    },
    getUser: async ({ path }) => answer(path.userId),
    listUserWork: async ({ path }) => {
      if (!(await users.find(path.userId))) return notFound('user');
      const results = await workOf(scope, path.userId);
      return ok({ count: results.length, next: null, previous: null, results });
    },
    deactivateUser: async ({ path, body, version, runId = null }) => {
      const before = await rules.open(path.userId, version);
      rules.refuseOwn(before.id);
      await rules.requireAnotherAdministrator(before.id);
      const work = await workOf(scope, before.id);
      const heirId = body.heir_id ?? null;
      const heir = work.length > 0 || heirId !== null ? await requireHeir(before.id, heirId) : null;
      if (heir) await handOver(scope, before.id, heir.id);
      const after = await users.setActive(before.id, version, false, runId);
      if (!after) return stale(await users.find(before.id));
      await endSessionsOf(scope.trx, before.id, 'deactivated');
      await recordUser(scope, 'user_deactivated', before, after, heir ? { heir: heir.email, work } : {});
      return answer(before.id);
    },
    activateUser: async ({ path, version, runId = null }) => {
      const before = await rules.open(path.userId, version);
      const undone = await undoneRun(scope, runId);
      if (undone !== undefined && (await users.deactivatedIn([before.id])).get(before.id) !== undone)
        return conflict('step_superseded');
      const after = await users.setActive(before.id, version, true);
      if (!after) return stale(await users.find(before.id));
      await recordUser(scope, 'user_activated', before, after);
      return answer(before.id);
    },
    resendInvitation: async ({ path }) => {
      const user = await rules.open(path.userId);
      if (user.status !== 'invited') return conflict('not_invited');
      const isTaken = await users.isTaken(user.id);
      await mailNewUser(scope, world, users, { user, isTaken, hasPassword: false });
      await recordUser(scope, 'user_invited', user, user);
      scope.afterCommit(world.kickMail);
      return accepted({ detail: say(scope.locale, 'answer.check_mail') });
    },
    deleteUserSessions: async ({ path }) => {
      const user = await rules.open(path.userId);
      rules.refuseOwn(user.id);
      const ended = await endSessionsOf(scope.trx, user.id, 'administrator');
      await recordUser(scope, 'authn_session_revoked', user, user, { sessions: ended });
      return noContent();
    },
    deleteUser: async ({ path, version }) => {
      const before = await rules.open(path.userId, version);
      rules.refuseOwn(before.id);
      await rules.requireAnotherAdministrator(before.id);
      const holders = await holdersOf(scope, before.id);
      if (holders.length > 0) return heldBy(holders);
      await users.forget(before.id);
      await users.remove(before.id);
      await recordUser(scope, 'user_deleted', before, null);
      return noContent();
    },
  } satisfies Partial<Operations>;
};

/** Why what a run did to a user could not be taken back now. */
export const userUndoChecks = (scope: Scope, users: UserStore, administrators: AdministratorStore): UndoChecks => ({
  activateUser: async (ids, { runId }) => {
    const refusals = await userRules(scope, users, administrators).refusals(ids);
    const runs = await users.deactivatedIn(ids);
    const superseded = ids.filter((id) => !refusals.has(id) && runs.get(id) !== runId);
    return new Map([...refusals, ...superseded.map((id) => [id, conflict('step_superseded')] as const)]);
  },
});

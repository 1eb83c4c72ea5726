import type { AuditModel } from '@corredor/core/api';
import { can, type Permission } from '@corredor/core/permissions';
import type { Input, Operations } from '../server/operations.ts';
import { toPage } from '../server/paging.ts';
import { invalidField, Problem } from '../server/problems.ts';
import { ok } from '../server/replies.ts';
import type { Scope } from '../server/scope.ts';
import type { AuditStore } from './audit.store.ts';

const viewOf: Record<AuditModel, Permission> = {
  policy: 'policy_app.view_policy',
  payment: 'policy_app.view_payment',
  provider: 'policy_app.view_provider',
  coverage: 'policy_app.view_coverage',
  branch: 'policy_app.view_branch',
  customer: 'core_app.view_customer',
  vehicle: 'core_app.view_vehicle',
  partner: 'core_app.view_partner',
  user: 'auth_app.view_user',
  group: 'auth.view_group',
};

/** Who changed what; whoever may view a record may view its history. */
export const auditOperations = (scope: Scope, history: AuditStore) =>
  ({
    listAudit: async ({ query, url }) => {
      const permission = viewOf[query.model];
      if (!can(scope.caller.permissions, permission)) return new Problem(403, 'permission_denied', { permission });
      if (query.cursor === undefined) return ok(toPage({ query, url }, await history.page(query)));
      const before = query.cursor === 'first' ? null : readCursor(query.cursor);
      if (before === undefined) return invalidField('cursor', 'field.wrong');
      const { count, rows, hasMore } = await history.pageBefore(query, before);
      const last = rows.at(-1);
      return ok({ count, next: hasMore && last ? nextLink(url, last.id) : null, previous: null, results: rows });
    },
  }) satisfies Partial<Operations>;

/** A cursor is the number of the last event that was read. */
const readCursor = (cursor: NonNullable<Input<'listAudit'>['query']['cursor']>) =>
  /^\d{1,15}$/.test(cursor) ? Number(cursor) : undefined;
function nextLink(url: string, id: number) {
  const next = new URL(url, 'http://localhost');
  next.searchParams.set('cursor', String(id));
  return `${next.pathname}${next.search}`;
}

import type { AuditModel } from '@corredor/core/api';
import { can, type Permission } from '@corredor/core/permissions';
import { everyRecord, kinds } from '@corredor/core/records';
import { readCursor, toCursorPage, toPage } from '../../server/records/paging.ts';
import type { Operations } from '../../server/request/operations.ts';
import { Problem } from '../../server/request/problems.ts';
import { ok } from '../../server/request/replies.ts';
import type { Scope } from '../../server/request/scope.ts';
import type { AuditStore } from './audit.store.ts';

/** Whoever may view a record may view its history. */
const viewOf = new Map(
  kinds.flatMap((kind): [AuditModel, Permission][] => {
    const { may, history } = everyRecord[kind];
    return may && history ? [[history, may.view]] : [];
  }),
);
/** Of an event's number: there are more of them than of any record. */
const digits = 15;

/** Who changed what; whoever may view a record may view its history. */
export const auditOperations = (scope: Scope, history: AuditStore) =>
  ({
    listAudit: async ({ query, url }) => {
      const permission = viewOf.get(query.model);
      if (!permission || !can(scope.caller.permissions, permission))
        return new Problem(403, 'permission_denied', { permission });
      if (query.cursor === undefined) return ok(toPage({ query, url }, await history.page(query)));
      const before = readCursor(query.cursor, digits);
      return ok(toCursorPage(url, await history.pageBefore(query, before)));
    },
  }) satisfies Partial<Operations>;

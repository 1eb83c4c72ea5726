import type { AuditChange, AuditEvent, AuditModel, MovementKind } from '@corredor/core/api';
import { roleNameIn } from '@corredor/core/permissions';
import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { fullNameOf, ifGiven } from '../../database/fragments.ts';
import { countedFrom, countQuery } from '../../server/records/counting.ts';
import { cappedPage, pageOf } from '../../server/records/paging.ts';
import type { Scope } from '../../server/request/scope.ts';

interface Wanted {
  model: AuditModel;
  object_id?: number;
  page?: number;
  page_size?: number;
}
const longest = 4000;

/** The history of the caller's brokerage, newest first. */
export function auditStore({ trx, caller }: Scope) {
  const find = ({ model, object_id }: Wanted) =>
    trx
      .selectFrom('audit_log')
      .where('model', '=', model)
      .where('object_id', 'is not', null)
      // What somebody keeps to himself has no history for others; nor has a task that is gone, of which nobody knows any more whose it was.
      .where(
        model === 'task'
          ? sql<boolean>`exists (select from tasks k where k.id = audit_log.object_id)`
          : sql<boolean>`true`,
      )
      .where((eb) => eb.and({ object_id }));
  const countOf = (wanted: Wanted, skipped = 0) =>
    countQuery(trx, find(wanted).select('id'), { skipped, table: 'audit_log' });
  const read = (wanted: Wanted) =>
    find(wanted)
      .select(['id', 'at', 'event', 'object_id', 'request_id', 'before', 'after'])
      .select((eb) =>
        jsonObjectFrom(
          eb
            .selectFrom('users')
            .select(['users.id', fullNameOf('users').as('name')])
            .whereRef('users.id', '=', 'audit_log.user_id'),
        ).as('actor'),
      )
      .orderBy('id', 'desc');
  type Row = Awaited<ReturnType<ReturnType<typeof read>['execute']>>[number];
  const toEvent =
    (model: AuditModel, name: Naming) =>
    ({ before, after, ...row }: Row): AuditEvent => ({
      ...row,
      id: Number(row.id),
      model,
      object_id: row.object_id ?? 0,
      ...movementOf(row.event, after ?? before),
      changes: changesOf(before, after, name),
    });
  /** Roles that every brokerage starts with are called in its present language. */
  const namingOf = async (model: AuditModel): Promise<Naming> => {
    const field = nameOfRole[model];
    if (!field) return (_field, text) => text;
    const { language } = await trx
      .selectFrom('partners')
      .select('language')
      .where('id', '=', caller.partnerId)
      .executeTakeFirstOrThrow();
    return (one, text) => (one === field && text !== null ? roleNameIn(language, text) : text);
  };
  return {
    page: async (wanted: Wanted) => {
      const page = await cappedPage(
        wanted,
        (skipped) => countOf(wanted, skipped),
        ({ limit, offset }) => read(wanted).limit(limit).offset(offset).execute(),
      );
      return { ...page, rows: page.rows.map(toEvent(wanted.model, await namingOf(wanted.model))) };
    },
    /** The events before one that was already read; steady while new ones come in. */
    pageBefore: async (wanted: Wanted, before: number | null) => {
      const { size } = pageOf(wanted);
      const rows = await read(wanted)
        .where((eb) => ifGiven(before, (id) => eb('id', '<', String(id))))
        .limit(size + 1)
        .execute();
      const shown = rows.slice(0, size).map(toEvent(wanted.model, await namingOf(wanted.model)));
      return { ...countedFrom(await countOf(wanted)), rows: shown, hasMore: rows.length > size };
    },
  };
}
export type AuditStore = ReturnType<typeof auditStore>;

/** How a field's text is shown. */
type Naming = (field: string, text: string | null) => string | null;
/** Where the history of a kind of record holds the name of a role. */
const nameOfRole: Partial<Record<AuditModel, string>> = { group: 'name', user: 'role' };

/** Which movement of its policy an event is of. */
function movementOf(event: string, told: unknown): Pick<AuditEvent, 'movement'> {
  const { movement: number, movement_kind: kind } = Object(told) as { movement?: number; movement_kind?: MovementKind };
  return event.startsWith('movement_') && number !== undefined && kind ? { movement: { number, kind } } : {};
}

const secret = /password|hash|token|secret|storage_key/i;

/** The fields that differ between what was and what is. */
function changesOf(before: unknown, after: unknown, name: Naming): AuditChange[] {
  const was = new Map(Object.entries(before ?? {}));
  const is = new Map(Object.entries(after ?? {}));
  const fields = [...new Set([...was.keys(), ...is.keys()])].filter((field) => !secret.test(field));
  return fields.flatMap((field) => {
    const change = {
      field,
      before: name(field, toText(was.get(field))),
      after: name(field, toText(is.get(field))),
    };
    return change.before === change.after ? [] : [change];
  });
}
function toText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, longest);
}

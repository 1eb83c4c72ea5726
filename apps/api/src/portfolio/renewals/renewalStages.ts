import type { RenewalStage, RenewalStagePatch } from '@corredor/core/api';
import { sql } from 'kysely';
import { recordChanges } from '../../server/records/recordChanges.ts';
import type { Operations } from '../../server/request/operations.ts';
import {
  conflict,
  type FieldErrors,
  heldBy,
  invalid,
  invalidField,
  notFound,
  stale,
} from '../../server/request/problems.ts';
import { created, noContent, ok } from '../../server/request/replies.ts';
import type { Scope } from '../../server/request/scope.ts';

const mostStages = 12;
const fewestStages = 3;

/** A stage as the history keeps it: its name in both languages, each reader's own is shown. */
export const stageInHistory = ({ name_es, name_en }: Pick<RenewalStage, 'name_es' | 'name_en'>) => ({
  name_es,
  name_en,
});

/** The stages through which a brokerage's renewals go, in their order. */
export function renewalStageStore({ trx, caller }: Scope) {
  const read = () =>
    trx
      .selectFrom('renewal_stages as s')
      .select([
        's.id',
        's.version',
        's.created_at',
        's.updated_at',
        's.name_es',
        's.name_en',
        's.kind',
        's.position',
        's.stale_after_days',
        's.reached_by',
        sql<number>`(select count(*)::int from renewals r where r.partner_id = s.partner_id and r.stage_id = s.id)`.as(
          'renewals_count',
        ),
      ]);
  const find = (id: number): Promise<RenewalStage | undefined> => read().where('s.id', '=', id).executeTakeFirst();
  const found = async (id: number) => {
    const stage = await find(id);
    if (!stage) throw new Error(`Stage ${id} vanished inside its own transaction.`);
    return stage;
  };
  return {
    find,
    all: (): Promise<RenewalStage[]> => read().orderBy('s.position').orderBy('s.id').execute(),
    /** Holds the stages until the commit, so that two who delete leave enough. */
    hold: () => sql`select pg_advisory_xact_lock(hashtextextended(${`stages of ${caller.partnerId}`}, 0))`.execute(trx),
    create: async (values: Pick<RenewalStage, 'name_es' | 'name_en' | 'kind' | 'position' | 'stale_after_days'>) => {
      const row = { ...values, partner_id: caller.partnerId };
      const { id } = await trx.insertInto('renewal_stages').values(row).returning('id').executeTakeFirstOrThrow();
      return found(id);
    },
    update: async (id: number, version: number, values: RenewalStagePatch) => {
      const change = trx.updateTable('renewal_stages').set({ ...values, updated_at: sql`app_now()` });
      const row = await change.where('id', '=', id).where('version', '=', version).returning('id').executeTakeFirst();
      return row && found(id);
    },
    /** Its cards go to another stage of the same kind. */
    empty: (id: number, to: number) =>
      trx.updateTable('renewals').set({ stage_id: to }).where('stage_id', '=', id).execute(),
    /** Puts all of them in this order at once; those that stand there already keep their version. */
    order: (ids: readonly number[]) =>
      sql`update renewal_stages s set position = o.place, updated_at = app_now()
        from (select id, place::int from unnest(${sql.val([...ids])}::integer[]) with ordinality as o(id, place)) o
        where s.id = o.id and s.position <> o.place`.execute(trx),
    remove: (id: number) => trx.deleteFrom('renewal_stages').where('id', '=', id).execute(),
  };
}

export const renewalStageOperations = (scope: Scope, stages: ReturnType<typeof renewalStageStore>) => {
  const record = recordChanges(scope, 'partner', (stage: RenewalStage) => ({
    stage: stageInHistory(stage),
    stale_after_days: stage.stale_after_days,
  }));
  const recordOrder = recordChanges(scope, 'partner', (all: readonly RenewalStage[]) => ({
    stages: all.map(stageInHistory),
  }));
  return {
    listRenewalStages: async () => ok({ results: await stages.all() }),
    createRenewalStage: async ({ body }) => {
      await stages.hold();
      if ((await stages.all()).length >= mostStages) return conflict('too_many_stages');
      if (body.kind !== 'open' && body.stale_after_days != null)
        return invalidField('stale_after_days', 'field.not_allowed');
      const { name_es, name_en } = body;
      const stale_after_days = body.stale_after_days ?? null;
      const after = await stages.create({
        ...body,
        name_es: name_es.trim(),
        name_en: name_en.trim(),
        stale_after_days,
      });
      await record('renewal_stage_created', scope.caller.partnerId, { after });
      return created(after);
    },
    updateRenewalStage: async ({ path, body, version }) => {
      const before = await stages.find(path.renewalStageId);
      if (!before) return notFound('renewal_stage');
      if (before.version !== version) return stale(before);
      if (before.kind !== 'open' && body.stale_after_days != null)
        return invalidField('stale_after_days', 'field.not_allowed');
      const texts = { name_es: body.name_es?.trim(), name_en: body.name_en?.trim() };
      const after = await stages.update(before.id, version, { ...body, ...texts });
      if (!after) return stale(await stages.find(before.id));
      await record('renewal_stage_updated', scope.caller.partnerId, { before, after });
      return ok(after);
    },
    orderRenewalStages: async ({ body }) => {
      await stages.hold();
      const before = await stages.all();
      const known = new Set(before.map(({ id }) => id));
      const errors: FieldErrors = {};
      for (const [place, id] of body.ids.entries())
        if (!known.has(id)) errors[`ids.${place}`] = [{ key: 'field.not_found' }];
        else if (body.ids.indexOf(id) !== place) errors[`ids.${place}`] = [{ key: 'field.named_twice' }];
      if (Object.keys(errors).length > 0) return invalid(errors);
      // A stage that somebody added meanwhile stays, behind those that are named.
      await stages.order([...body.ids, ...[...known].filter((id) => !body.ids.includes(id))]);
      const after = await stages.all();
      await recordOrder('renewal_stages_ordered', scope.caller.partnerId, { before, after });
      return ok({ results: after });
    },
    deleteRenewalStage: async ({ path, query, version }) => {
      await stages.hold();
      const all = await stages.all();
      const before = all.find(({ id }) => id === path.renewalStageId);
      if (!before) return notFound('renewal_stage');
      if (before.version !== version) return stale(before);
      const like = all.filter(({ id, kind }) => id !== before.id && kind === before.kind);
      if (all.length <= fewestStages || like.length === 0) return conflict('last_stage');
      if (query.move_to !== undefined) {
        if (!like.some(({ id }) => id === query.move_to)) return invalidField('move_to', 'field.not_found');
        await stages.empty(before.id, query.move_to);
      } else if (before.renewals_count > 0) return heldBy([{ model: 'renewal', count: before.renewals_count }]);
      await stages.remove(before.id);
      await record('renewal_stage_deleted', scope.caller.partnerId, { before });
      return noContent();
    },
  } satisfies Partial<Operations>;
};

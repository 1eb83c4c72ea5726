import type { TaskRule, TaskRuleInput, TaskRulePatch } from '@corredor/core/api';
import { hasPolicy, mayBeBefore } from '@corredor/core/tasks';
import { sql } from 'kysely';
import { fullNameOf } from '../../database/fragments.ts';
import { tidyTexts } from '../../server/checks/texts.ts';
import { byName } from '../../server/records/ordering.ts';
import { recordChanges } from '../../server/records/recordChanges.ts';
import type { Operations } from '../../server/request/operations.ts';
import { conflict, invalidField, notFound, stale } from '../../server/request/problems.ts';
import { created, noContent, ok } from '../../server/request/replies.ts';
import type { Scope } from '../../server/request/scope.ts';
import { closeResolvedTasks, countLateOfRule, makeLateOfRule, makeTasksByRules } from './followRules.ts';

const mostActive = 50;
const mostKept = 200;
/** So many tasks for what is late already are added by one request. */
const mostLateAtOnce = 500;
const today = sql<string>`(select today from partner_today)`;
const filters = ['branch_id', 'provider_id', 'insured_select_type', 'min_net'] as const;

/** The rules by which tasks of a brokerage are added. */
export function taskRuleStore({ trx, caller }: Scope) {
  const ref = (table: 'branches' | 'providers', column: string) =>
    sql<{
      id: number;
      name: string;
    } | null>`(select json_build_object('id', x.id, 'name', x.name) from ${sql.table(table)} x where x.id = ${sql.ref(column)})`;
  const person = (column: string) =>
    sql<{
      id: number;
      name: string;
    }>`(select json_build_object('id', u.id, 'name', ${fullNameOf('u')})
      from users u where u.id = ${sql.ref(column)})`;
  const read = () =>
    trx
      .selectFrom('task_rules as r')
      .select([
        'r.id',
        'r.version',
        'r.created_at',
        'r.updated_at',
        'r.name',
        'r.trigger',
        'r.branch_id',
        'r.provider_id',
        'r.insured_select_type',
        'r.min_net',
        'r.offset_days',
        'r.business_days',
        'r.assign',
        'r.user_id',
        'r.title',
        'r.kind',
        'r.priority',
        'r.stop_when_resolved',
        'r.is_active',
        ref('branches', 'r.branch_id').as('branch'),
        ref('providers', 'r.provider_id').as('provider'),
        person('r.user_id').as('user'),
        person('r.author_id').as('author'),
        sql<number>`(select count(*)::int from tasks k where k.partner_id = r.partner_id and k.rule_id = r.id and k.status = 'open')`.as(
          'open_count',
        ),
      ]);
  const find = (id: number): Promise<TaskRule | undefined> => read().where('r.id', '=', id).executeTakeFirst();
  const found = async (id: number) => {
    const rule = await find(id);
    if (!rule) throw new Error(`Rule ${id} vanished inside its own transaction.`);
    return rule;
  };
  return {
    find,
    all: (): Promise<TaskRule[]> => read().orderBy(byName('r.name')).orderBy('r.id').execute(),
    /** Holds the rules until the commit, so that two who add do not pass the most there may be. */
    hold: () => sql`select pg_advisory_xact_lock(hashtextextended(${`rules of ${caller.partnerId}`}, 0))`.execute(trx),
    counts: () =>
      trx
        .selectFrom('task_rules')
        .select([
          sql<number>`count(*)::int`.as('all'),
          sql<number>`(count(*) filter (where is_active))::int`.as('active'),
        ])
        .executeTakeFirstOrThrow(),
    isThere: async (table: 'branches' | 'providers' | 'users', id: number) => {
      const rows = trx.selectFrom(table).select('id').where('id', '=', id).where('partner_id', '=', caller.partnerId);
      const living = table === 'users' ? rows.where(sql<boolean>`is_active`) : rows;
      return (await living.executeTakeFirst()) !== undefined;
    },
    create: async (values: TaskRuleInput) => {
      const row = { ...values, partner_id: caller.partnerId, author_id: caller.userId, active_since: today };
      const { id } = await trx.insertInto('task_rules').values(row).returning('id').executeTakeFirstOrThrow();
      return found(id);
    },
    update: async (id: number, version: number, values: TaskRulePatch, isSwitchedOn: boolean) => {
      const row = await trx
        .updateTable('task_rules')
        .set({ ...values, ...(isSwitchedOn ? { active_since: today } : {}), updated_at: sql`app_now()` })
        .where('id', '=', id)
        .where('version', '=', version)
        .returning('id')
        .executeTakeFirst();
      return row && found(id);
    },
    remove: (id: number) => trx.deleteFrom('task_rules').where('id', '=', id).execute(),
  };
}

/** A rule as the history of the brokerage keeps it. */
const inHistory = ({ name, trigger, offset_days, business_days, title, is_active }: TaskRule) => ({
  task_rule: name,
  trigger,
  offset_days,
  business_days,
  title,
  is_active,
});

export const taskRuleOperations = (scope: Scope, rules: ReturnType<typeof taskRuleStore>) => {
  const record = recordChanges(scope, 'partner', inHistory);
  /** What a rule asks for must be there, and fit what it waits for. */
  const check = async (rule: TaskRuleInput, given: TaskRulePatch) => {
    const { trigger, offset_days, assign, user_id, branch_id, provider_id } = rule;
    if (offset_days < 0 && !mayBeBefore(trigger)) throw invalidField('offset_days', 'field.offset_before');
    const filter = hasPolicy(trigger) ? undefined : filters.find((name) => rule[name] != null);
    if (filter) throw invalidField(filter, 'field.only_of_policies');
    if (assign === 'user' && user_id == null) throw invalidField('user_id', 'field.required');
    if (given.user_id != null && user_id != null && !(await rules.isThere('users', user_id)))
      throw invalidField('user_id', 'field.not_found');
    if (given.branch_id != null && branch_id != null && !(await rules.isThere('branches', branch_id)))
      throw invalidField('branch_id', 'field.not_found');
    if (given.provider_id != null && provider_id != null && !(await rules.isThere('providers', provider_id)))
      throw invalidField('provider_id', 'field.not_found');
  };
  const isFull = async (added: { all: number; active: number }) => {
    await rules.hold();
    const { all, active } = await rules.counts();
    return all + added.all > mostKept || active + added.active > mostActive;
  };
  return {
    listTaskRules: async () => ok({ results: await rules.all() }),
    createTaskRule: async ({ body }) => {
      const input = tidyTexts(body);
      const isActive = input.is_active ?? true;
      if (await isFull({ all: 1, active: isActive ? 1 : 0 })) return conflict('too_many_rules');
      await check(input, input);
      const after = await rules.create(forOne(input));
      await record('task_rule_created', scope.caller.partnerId, { after });
      await makeTasksByRules(scope, [after.trigger]);
      return created((await rules.find(after.id)) ?? after);
    },
    updateTaskRule: async ({ path, body, version }) => {
      const before = await rules.find(path.taskRuleId);
      if (!before) return notFound('task_rule');
      if (before.version !== version) return stale(before);
      const patch = tidyTexts(body);
      const isSwitchedOn = !before.is_active && patch.is_active === true;
      if (isSwitchedOn && (await isFull({ all: 0, active: 1 }))) return conflict('too_many_rules');
      const whole = { ...before, ...patch };
      await check(whole, patch);
      const { user_id } = forOne(whole);
      const after = await rules.update(before.id, version, { ...patch, user_id }, isSwitchedOn);
      if (!after) return stale(await rules.find(before.id));
      await record('task_rule_updated', scope.caller.partnerId, { before, after });
      await makeTasksByRules(scope, [after.trigger]);
      await closeResolvedTasks(scope);
      return ok((await rules.find(after.id)) ?? after);
    },
    getLateOfTaskRule: async ({ path }) => {
      const count = await countLateOfRule(scope, path.taskRuleId);
      return count === undefined ? notFound('task_rule') : ok({ count, left: count });
    },
    createLateOfTaskRule: async ({ path, query }) => {
      const added = await makeLateOfRule(scope, path.taskRuleId, query.most ?? mostLateAtOnce);
      return added ? ok(added) : notFound('task_rule');
    },
    deleteTaskRule: async ({ path, version }) => {
      const before = await rules.find(path.taskRuleId);
      if (!before) return notFound('task_rule');
      if (before.version !== version) return stale(before);
      await rules.remove(before.id);
      await record('task_rule_deleted', scope.caller.partnerId, { before });
      return noContent();
    },
  } satisfies Partial<Operations>;
};

/** One user is named only where one user does the tasks. */
const forOne = <Values extends Pick<TaskRuleInput, 'assign' | 'user_id'>>(values: Values): Values => ({
  ...values,
  user_id: values.assign === 'user' ? values.user_id : null,
});

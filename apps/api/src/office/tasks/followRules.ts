import type { TaskTrigger } from '@corredor/core/api';
import type { PlainDate } from '@corredor/core/dates';
import { keysOf } from '@corredor/core/keys';
import { paths } from '@corredor/core/paths';
import type { Permission } from '@corredor/core/permissions';
import { lateBefore, type RuleDays, ruleDays } from '@corredor/core/tasks';
import { type RawBuilder, sql } from 'kysely';
import { topSeller } from '../../database/fragments.ts';
import { type NotifyScope, notify } from '../../services/notifications/index.ts';
import { aboutColumns, viewOf } from './taskAbout.ts';

/** A request's scope will do; a job brings a transaction with the partner set, and no user. */
type RuleScope = NotifyScope;
interface Rule extends RuleDays {
  id: number;
}
interface Cause {
  /** Of which kind what happened is, and the record that the task is about. */
  model: 'policy' | 'payment' | 'movement' | 'customer';
  about: 'policy' | 'payment' | 'customer';
  /** What happened on the days `w`: the record of each, what the task is about, and the policy whose people may have to do it. */
  rows: (today: PlainDate) => RawBuilder<unknown>;
}
/** A moment of the day on which it was caused, at the brokerage; asked so that an index finds what happened then. */
const thatDay = (moment: string) => sql`(${sql.ref(moment)} >= w.caused_on::timestamp at time zone b.timezone
  and ${sql.ref(moment)} < (w.caused_on + 1)::timestamp at time zone b.timezone)`;
const isImported = (model: 'policy' | 'customer', id: string) =>
  sql`exists (select from import_records i where i.partner_id = r.partner_id and i.model = ${sql.lit(model)} and i.outcome = 'created' and i.record_id = ${sql.ref(id)})`;
/** The policy that a customer is known by: the one that goes on longest. */
const policyOfCustomer = sql`(select p.id from policies p where p.partner_id = c.partner_id and p.contractor_id = c.id
  and p.status = 'active' and p.deleted_at is null order by p.end_date desc, p.id limit 1)`;

const causes: Record<TaskTrigger, Cause> = {
  policy_activated: {
    model: 'policy',
    about: 'policy',
    rows: () => sql`select p.id as cause_id, p.id as about_id, p.id as policy_id, w.*
      from w join policies p on p.partner_id = r.partner_id and ${thatDay('p.activated_at')}
      where p.status = 'active' and p.closes_on is null and not ${isImported('policy', 'p.id')}`,
  },
  policy_near_end: {
    model: 'policy',
    about: 'policy',
    rows: (today) => sql`select p.id as cause_id, p.id as about_id, p.id as policy_id, w.*
      from w join policies p on p.end_date = w.caused_on
      where p.status = 'active' and p.closes_on is null
        and (p.end_date - p.notification_limit_days <= ${today}::date or w.due_on <= ${today}::date)`,
  },
  payment_delayed: {
    model: 'payment',
    about: 'payment',
    rows: () => sql`select y.id as cause_id, y.id as about_id, y.policy_id, w.*
      from w join payment_states y on y.due_date + 1 = w.caused_on where y.status = 'delayed'`,
  },
  movement_sent: {
    model: 'movement',
    about: 'policy',
    rows: () => sql`select m.id as cause_id, m.policy_id as about_id, m.policy_id, w.*
      from w join movements m on m.sent_on = w.caused_on where m.status = 'sent'`,
  },
  customer_birthday: {
    model: 'customer',
    about: 'customer',
    rows: () => sql`select c.id as cause_id, c.id as about_id, ${policyOfCustomer} as policy_id, w.*
      from w join customers c on (c.birthdate + make_interval(years => extract(year from w.caused_on)::integer - extract(year from c.birthdate)::integer))::date = w.caused_on
      where c.deleted_at is null and not c.is_sample and c.birthdate < w.caused_on`,
  },
  customer_added: {
    model: 'customer',
    about: 'customer',
    rows: () => sql`select c.id as cause_id, c.id as about_id, ${policyOfCustomer} as policy_id, w.*
      from w join customers c on c.partner_id = r.partner_id and ${thatDay('c.created_at')}
      where c.deleted_at is null and not c.is_sample and not ${isImported('customer', 'c.id')}`,
  },
};
const everyTrigger = keysOf(causes);

/** Adds the tasks that the brokerage's rules ask for now, each once, and answers how many. */
export async function makeTasksByRules(scope: RuleScope, triggers: readonly TaskTrigger[] = everyTrigger) {
  const { trx } = scope;
  const rules = await trx
    .selectFrom('task_rules')
    .select(['id', 'trigger', 'offset_days', 'business_days', 'active_since'])
    .where('is_active', '=', true)
    .where('trigger', 'in', [...triggers])
    .orderBy('id')
    .execute();
  if (rules.length === 0) return 0;
  const today = await todayOf(scope);
  let made = 0;
  for (const rule of rules) made += await makeTasks(scope, rule, today);
  return made;
}

/** What happened on the days of a rule, each with the due date of its task. */
function ofItsDays(rule: Rule, today: PlainDate) {
  const days = ruleDays(rule, today);
  return {
    days: sql`select * from unnest(
        ${sql.val(days.map(({ caused_on }) => caused_on))}::date[], ${sql.val(days.map(({ due_on }) => due_on))}::date[]) d (caused_on, due_on)`,
    rows: causes[rule.trigger].rows(today),
  };
}
/** The instalments that were late before a rule, each with a task for today; undefined for a rule that is off or waits for something else. */
function lateOf(rule: Rule & { is_active: boolean }, today: PlainDate) {
  if (rule.trigger !== 'payment_delayed' || !rule.is_active) return undefined;
  return {
    days: sql`select null::date as caused_on, null::date as due_on where false`,
    rows: sql`select y.id as cause_id, y.id as about_id, y.policy_id, y.due_date + 1 as caused_on, ${today}::date as due_on
      from payment_states y where y.status = 'delayed' and y.due_date < ${lateBefore(rule, today)}::date - 1`,
  };
}
const lateRule = ({ trx }: RuleScope, id: number) =>
  trx
    .selectFrom('task_rules')
    .select(['id', 'trigger', 'offset_days', 'business_days', 'active_since', 'is_active'])
    .where('id', '=', id)
    .executeTakeFirst();

/** Counts the instalments that were late before a rule for them; undefined where there is no such rule. */
export async function countLateOfRule(scope: RuleScope, id: number): Promise<number | undefined> {
  const rule = await lateRule(scope, id);
  if (!rule) return undefined;
  const today = await todayOf(scope);
  const late = lateOf(rule, today);
  if (!late) return 0;
  const { rows } = await sql<{ count: number }>`with ${foundBy(rule, today, late)}
    select count(*)::int as count from found where assignee_id is not null`.execute(scope.trx);
  return rows[0]?.count ?? 0;
}

/** Adds a task, due today, for so many of them at most, the oldest first, each once, and answers how many were added and are left; undefined where there is no such rule. */
export async function makeLateOfRule(
  scope: RuleScope,
  id: number,
  most: number,
): Promise<{ count: number; left: number } | undefined> {
  const rule = await lateRule(scope, id);
  if (!rule) return undefined;
  const today = await todayOf(scope);
  const late = lateOf(rule, today);
  if (!late) return { count: 0, left: 0 };
  const made = await addTasks(scope, rule, today, late, most);
  return { count: made.length, left: made.length < most ? 0 : ((await countLateOfRule(scope, id)) ?? 0) };
}

async function makeTasks(scope: RuleScope, rule: Rule, today: PlainDate) {
  const { caller } = scope;
  const made = await addTasks(scope, rule, today, ofItsDays(rule, today));
  // The morning tells what is due; what comes in the course of the day is told at once.
  if (caller.userId !== null)
    for (const { id, title, due_on, assignee_id } of made)
      if (due_on <= today)
        await notify(scope, {
          to: { userIds: [assignee_id] },
          kind: 'task_assigned',
          params: { task_id: id, task: title, due_date: due_on },
          link: paths.taskRecord(id),
        });
  return made.length;
}

interface Causes {
  /** The days that count, as `w`. */
  days: RawBuilder<unknown>;
  rows: RawBuilder<unknown>;
}
/** What a rule has to add tasks for, and who does each: those of its branch, insurer and so on that it has not added one for yet. */
const foundBy = (rule: Rule, today: PlainDate, { days, rows }: Causes) => {
  const { model, about } = causes[rule.trigger];
  return sql`w as materialized (${days}),
    found as (
      select f.*, ${assigneeOf(viewOf(about), today)} as assignee_id
      from task_rules r join partners b on b.id = r.partner_id
      cross join lateral (${rows}) f
      left join policies q on q.partner_id = r.partner_id and q.id = f.policy_id
      where r.id = ${rule.id} and coalesce(q.deleted_at is null and not q.is_sample, true)
        and (r.branch_id is null or q.branch_id = r.branch_id) and (r.provider_id is null or q.provider_id = r.provider_id)
        and (r.insured_select_type is null or q.insured_select_type = r.insured_select_type) and (r.min_net is null or q.net_premium >= r.min_net)
        and not exists (select from task_causes k where k.partner_id = r.partner_id and k.rule_id = r.id and k.model = ${model}
          and k.record_id = f.cause_id and k.caused_on = f.caused_on)
    )`;
};

async function addTasks(scope: RuleScope, rule: Rule, today: PlainDate, wanted: Causes, most: number | null = null) {
  const { trx, caller } = scope;
  const { model, about } = causes[rule.trigger];
  const { rows: made } = await sql<{ id: number; title: string; due_on: string; assignee_id: number }>`
    with ${foundBy(rule, today, wanted)},
    fresh as (
      insert into task_causes (partner_id, rule_id, model, record_id, caused_on)
      select ${caller.partnerId}, ${rule.id}, ${model}, cause_id, caused_on from found where assignee_id is not null
      order by caused_on, cause_id limit ${most}
      on conflict do nothing returning record_id, caused_on
    )
    insert into tasks (partner_id, title, kind, priority, due_on, anchor_on, author_id, assignee_id, ${sql.ref(aboutColumns[about])}, rule_id, cause_id, caused_on)
    select r.partner_id, r.title, r.kind, r.priority, f.due_on, f.due_on, r.author_id, f.assignee_id, f.about_id, r.id, f.cause_id, f.caused_on
    from fresh n join found f on f.cause_id = n.record_id and f.caused_on = n.caused_on join task_rules r on r.id = ${rule.id}
    order by f.due_on, f.cause_id
    returning id, title, due_on, assignee_id`.execute(trx);
  await note(scope, {
    event: 'task_made_by_rule',
    ids: made.map(({ id }) => id),
    state: sql`jsonb_build_object('title', k.title, 'due_on', k.due_on, 'rule', (select r.name from task_rules r where r.id = k.rule_id))`,
  });
  return made;
}

/** Closes the tasks of rules whose cause is gone, each once, and answers how many. */
export async function closeResolvedTasks(scope: RuleScope) {
  const { rows } = await sql<{ id: number }>`
    with gone as (
      select k.id, nullif(case
        when r.trigger = 'payment_delayed' then coalesce((select case when y.voided_at is not null then 'voided' when y.is_paid then 'paid'
            when y.due_date >= k.caused_on then 'extended' else '' end from payments y where y.id = k.cause_id), 'deleted')
        when r.trigger in ('policy_activated', 'policy_near_end') then coalesce((select case when p.deleted_at is not null then 'deleted'
            when p.closes_as is not null then p.closes_as when p.status = 'closed' then coalesce(p.closed_reason, 'closed')
            when p.status = 'draft' then 'withdrawn'
            when r.trigger = 'policy_near_end' and p.end_date > k.caused_on then 'extended' else '' end from policies p where p.id = k.cause_id), 'deleted')
        when r.trigger = 'movement_sent' then coalesce((select case m.status when 'sent' then '' when 'issued' then 'issued' when 'rejected' then 'rejected'
            else 'withdrawn' end from movements m where m.id = k.cause_id), 'deleted')
        else coalesce((select case when c.deleted_at is null then '' else 'deleted' end from customers c where c.id = k.cause_id), 'deleted') end, '') as reason
      from tasks k join task_rules r on r.partner_id = k.partner_id and r.id = k.rule_id
      where k.status = 'open' and not k.was_resolved and r.stop_when_resolved
    )
    update tasks k set status = 'done', done_on = t.today, resolution = g.reason, was_resolved = true
    from gone g, partner_today t where k.id = g.id and g.reason is not null and t.partner_id = k.partner_id and k.status = 'open'
    returning k.id`.execute(scope.trx);
  await note(scope, {
    event: 'task_resolved',
    ids: rows.map(({ id }) => id),
    state: sql`jsonb_build_object('status', k.status, 'resolution', k.resolution, 'done_on', k.done_on)`,
  });
  return rows.length;
}

/** Who does a task: whom the rule names, else whoever works on the policy or has added the customer, else who made the rule, else who runs the brokerage; always somebody who may view its record. */
const assigneeOf = (view: Permission, today: PlainDate) => {
  const seller = topSeller(sql`f.policy_id`, sql`${today}::date`);
  const renewal = sql`(select n.assignee_id from renewals n where n.partner_id = r.partner_id and n.policy_id = f.policy_id)`;
  const prepared = sql`(select a.user_id from audit_log a where a.model = 'policy' and a.object_id = f.policy_id
    and a.event in ('policy_created_by_renewal', 'policy_created') order by a.id desc limit 1)`;
  const added = sql`(select a.user_id from audit_log a where f.policy_id is null and a.model = 'customer' and a.object_id = f.cause_id
    and a.event = 'customer_created' order by a.id limit 1)`;
  return sql`coalesce(
    (select u.id from (values (1, r.user_id), (2, case when r.assign = 'renewal_owner' then ${renewal} end), (3, ${seller}), (4, ${prepared}), (5, ${added}),
        (6, r.author_id)) who (turn, id)
      join users u on u.partner_id = r.partner_id and u.id = who.id and u.is_active join roles o on o.id = u.role_id and ${view} = any (o.permissions)
      order by who.turn limit 1),
    (select u.id from users u join roles o on o.id = u.role_id where u.partner_id = r.partner_id and u.is_active
      and ${view} = any (o.permissions) and 'core_app.change_partner' = any (o.permissions) order by u.id limit 1))`;
};

/** Nobody did it: the history names no user. */
async function note(
  { trx, caller }: RuleScope,
  { event, ids, state }: { event: string; ids: number[]; state: RawBuilder<unknown> },
) {
  if (ids.length === 0) return;
  await sql`insert into audit_log (partner_id, event, model, object_id, after)
    select ${caller.partnerId}, ${event}, 'task', k.id, ${state}
    from tasks k where k.id = any (${sql.val(ids)}::integer[]) order by k.id`.execute(trx);
}
const todayOf = async ({ trx }: RuleScope) =>
  (await trx.selectFrom('partner_today').select('today').executeTakeFirstOrThrow()).today;

import { addDays, type PlainDate } from '@corredor/core/dates';
import { can, type Permission } from '@corredor/core/permissions';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** How far a calendar reaches, in days, and how many dates of each kind it holds before and from today on. */
export const calendarReach = { back: 30, ahead: 400, mostBack: 100, mostAhead: 400 };

interface Dated {
  id: number;
  version: number;
  updated_at: string;
  day: PlainDate;
  /** The customer whom it is about; null where names are not wanted, or not the reader's business. */
  name: string | null;
}
/** What a policy insures and with whom. */
interface Insured {
  branch: string | null;
  provider: string | null;
}
/** What a person has to do and to expect. */
export interface CalendarDates {
  tasks: (Dated & { title: string; due_time: string | null })[];
  ends: (Dated & Insured & { number: string | null })[];
  instalments: (Dated & Insured & { number: number; policy: string | null; balance: string })[];
}
interface Reader {
  userId: number;
  permissions: readonly Permission[];
  showsNames: boolean;
  /** Which kinds of dates are wanted; all unless told. */
  shows?: Record<keyof CalendarDates, boolean>;
}

/** Reads the dates around today that somebody may see: the own open tasks, ends of terms and what is to be collected, of the kinds that are wanted. */
export async function readDates(
  trx: Transaction<Database>,
  { userId, permissions, showsNames, shows = { tasks: true, ends: true, instalments: true } }: Reader,
): Promise<CalendarDates> {
  const { today } = await trx.selectFrom('partner_today').select('today').executeTakeFirstOrThrow();
  const may = (permission: Permission) => can(permissions, permission);
  const nobody = sql<string | null>`null::text`;
  const contractor = (policyId: RawBuilder<unknown>) => sql<string | null>`(select c.name from policies q
    join customers c on c.id = q.contractor_id and c.deleted_at is null where q.id = ${policyId} and q.deleted_at is null)`;
  const named = (permission: Permission, name: RawBuilder<string | null>) =>
    showsNames && may(permission) ? name : nobody;
  const tasks = trx
    .selectFrom('task_states as k')
    .select(['k.id', 'k.version', 'k.updated_at', 'k.day', 'k.title', 'k.due_time'])
    .select(
      sql<string | null>`case
        when k.customer_id is not null then ${named(
          'core_app.view_customer',
          sql`(select c.name from customers c where c.id = k.customer_id and c.deleted_at is null)`,
        )}
        when k.policy_id is not null then ${named('policy_app.view_policy', contractor(sql`k.policy_id`))}
        when k.payment_id is not null then ${named(
          'policy_app.view_payment',
          contractor(sql`(select y.policy_id from payments y where y.id = k.payment_id and y.voided_at is null)`),
        )}
        when k.renewal_id is not null then ${named(
          'policy_app.view_renewal',
          contractor(sql`(select w.policy_id from renewals w where w.id = k.renewal_id)`),
        )}
        when k.movement_id is not null then ${named(
          'policy_app.view_movement',
          contractor(sql`(select m.policy_id from movements m where m.id = k.movement_id)`),
        )} end`.as('name'),
    )
    .where('k.assignee_id', '=', userId)
    .where('k.status', '=', 'open');
  // What has its next term, or was ended before, no longer comes to an end that anybody waits for.
  const ends = trx
    .selectFrom('policy_states as p')
    .leftJoin('branches as b', 'b.id', 'p.branch_id')
    .leftJoin('providers as r', 'r.id', 'p.provider_id')
    .select(['p.id', 'p.version', 'p.updated_at', 'p.number', 'b.name as branch', 'r.name as provider'])
    .select(sql<PlainDate>`p.end_date`.as('day'))
    .select(named('policy_app.view_policy', contractor(sql`p.id`)).as('name'))
    .where('p.current_status', 'in', ['active', 'expired'])
    .where('p.closes_on', 'is', null);
  const instalments = trx
    .selectFrom('payment_states as y')
    .innerJoin('policies as p', 'p.id', 'y.policy_id')
    .leftJoin('branches as b', 'b.id', 'p.branch_id')
    .leftJoin('providers as r', 'r.id', 'p.provider_id')
    .select(['y.id', 'y.version', 'y.updated_at', 'y.due_date as day', 'y.number', 'y.balance', 'p.number as policy'])
    .select(['b.name as branch', 'r.name as provider'])
    .select(named('policy_app.view_payment', contractor(sql`y.policy_id`)).as('name'))
    .where('y.kind', '=', 'premium')
    .where('y.is_paid', '=', false)
    .where('p.deleted_at', 'is', null);
  /** The nearest dates on both sides of today. */
  const around = async <Row>(
    read: (side: 'back' | 'ahead') => { execute: () => Promise<Row[]> },
    isAllowed: boolean,
  ): Promise<Row[]> =>
    isAllowed ? [...(await read('back').execute()).toReversed(), ...(await read('ahead').execute())] : [];
  const { back, ahead, mostBack, mostAhead } = calendarReach;
  const first = addDays(today, -back);
  const last = addDays(today, ahead);
  return {
    tasks: await around(
      (side) =>
        side === 'back'
          ? tasks
              .where('k.day', '>=', first)
              .where('k.day', '<', today)
              .orderBy('k.day', 'desc')
              .orderBy('k.id', 'desc')
              .limit(mostBack)
          : tasks
              .where('k.day', '>=', today)
              .where('k.day', '<=', last)
              .orderBy('k.day')
              .orderBy('k.id')
              .limit(mostAhead),
      shows.tasks,
    ),
    ends: await around(
      (side) =>
        side === 'back'
          ? ends
              .where('p.end_date', '>=', first)
              .where('p.end_date', '<', today)
              .orderBy('p.end_date', 'desc')
              .orderBy('p.id', 'desc')
              .limit(mostBack)
          : ends
              .where('p.end_date', '>=', today)
              .where('p.end_date', '<=', last)
              .orderBy('p.end_date')
              .orderBy('p.id')
              .limit(mostAhead),
      shows.ends && may('policy_app.view_policy'),
    ),
    instalments: await around(
      (side) =>
        side === 'back'
          ? instalments
              .where('y.due_date', '>=', first)
              .where('y.due_date', '<', today)
              .orderBy('y.due_date', 'desc')
              .orderBy('y.id', 'desc')
              .limit(mostBack)
          : instalments
              .where('y.due_date', '>=', today)
              .where('y.due_date', '<=', last)
              .orderBy('y.due_date')
              .orderBy('y.id')
              .limit(mostAhead),
      shows.instalments && may('policy_app.view_payment'),
    ),
  };
}

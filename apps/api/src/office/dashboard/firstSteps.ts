import type { DashboardSummary } from '@corredor/core/api';
import { allowedBy } from '@corredor/core/billing';
import { keysOf } from '@corredor/core/keys';
import { can, type Requirement } from '@corredor/core/permissions';
import { sql } from 'kysely';
import { readCurrentPlan } from '../../server/checks/currentPlan.ts';
import type { Scope } from '../../server/request/scope.ts';

type Start = Pick<DashboardSummary, 'has_sample' | 'first_steps'>;
type Step = NonNullable<Start['first_steps']>['steps'][number];

/** A brokerage with as many policies of its own has found its way. */
const youngUntil = 10;
/** What each step asks for; one's own name is everybody's. */
const needs: Record<Step['id'], Requirement> = {
  name: 'all',
  profile: 'core_app.change_partner',
  branches: 'policy_app.add_branch',
  insurers: 'policy_app.add_provider',
  customers: 'core_app.add_customer',
  policy: 'policy_app.add_policy',
  colleague: 'auth_app.add_user',
};

/** Whether a sample book is loaded, and what a young brokerage has still to do; of one with work little more than that is asked. */
export async function readStart(scope: Scope): Promise<Start> {
  const { trx, caller } = scope;
  const found = await sql<{ has_sample: boolean; own: number }>`
    select exists (select from sample_books) as has_sample,
      (select count(*)::int from (
        select from policies where deleted_at is null and not is_sample limit ${sql.lit(youngUntil)}) p) as own`.execute(
    trx,
  );
  const { has_sample = false, own = 0 } = found.rows[0] ?? {};
  if (own >= youngUntil) return { has_sample, first_steps: null };
  const asked = await sql<Record<Step['id'], boolean> & { is_put_away: boolean; users: number }>`
    select trim(u.name) <> '' as name,
      coalesce((u.preferences ->> 'first_steps_put_away')::boolean, false) as is_put_away,
      (select coalesce(trim(b.resume), '') <> '' and coalesce(trim(b.city), '') <> '' from partners b) as profile,
      exists (select from branches where not is_sample) as branches,
      exists (select from providers where not is_sample) as insurers,
      exists (select from customers where not is_sample and deleted_at is null) as customers,
      ${own > 0}::boolean as policy,
      (select count(*)::int from users c where c.partner_id = app_partner_id() and c.is_active) as users
    from users u where u.id = ${caller.userId}`.execute(trx);
  const [facts] = asked.rows;
  if (!facts) throw new Error('First steps were asked for by nobody.');
  const plan = await readCurrentPlan(scope);
  const room = plan && allowedBy(plan.amounts, 'users');
  const isDone: Record<Step['id'], boolean> = { ...facts, colleague: facts.users > 1 };
  const steps = keysOf(needs)
    .filter((id) => can(caller.permissions, needs[id]))
    .map((id): Step => {
      const is_done = isDone[id];
      return { id, is_done, needs_plan: id === 'colleague' && !is_done && room !== null && room <= facts.users };
    });
  // What waits for a larger plan keeps nobody from being done, and one's own name alone is no list of steps.
  const isOver = steps.length < 2 || steps.every(({ is_done, needs_plan }) => is_done || needs_plan);
  const first_steps = isOver ? null : { steps, is_put_away: facts.is_put_away, has_policies: own > 0 || has_sample };
  return { has_sample, first_steps };
}

import type { Policy, PolicyRow } from '@corredor/core/api';
import type { Instalment, PlannedInstalment } from '@corredor/core/instalments';
import { paths } from '@corredor/core/paths';
import { sql } from 'kysely';
import { exactCount } from '../../server/records/counting.ts';
import { recordChanges } from '../../server/records/recordChanges.ts';
import type { Input } from '../../server/request/operations.ts';
import { conflict } from '../../server/request/problems.ts';
import type { Scope } from '../../server/request/scope.ts';
import { notify } from '../../services/notifications/index.ts';
import { ownPacksIn } from '../../services/settings/index.ts';
import { extraForHistory } from './extraValues.ts';
import { fallenVehicles, writeFallen } from './fallingSums.ts';
import type { NamedRecords } from './policyChecks.ts';
import {
  type BroughtInstalment,
  copyLists,
  emptyRowExtras,
  remakeInstalments,
  returnInstalments,
  voidLaterInstalments,
} from './policyInstalments.ts';
import { findPage, type PolicyQuery, summarisePolicies } from './policyListing.ts';
import type { PremiumFacts } from './policyPremium.ts';
import { readPolicy, readRows } from './policyRows.ts';
import { type Reopening, readReopening, toAnswer } from './reopening.ts';
import type { StoredPolicy } from './storedPolicy.ts';
import { readYearLine, yearLineSight } from './yearLine.ts';

type Move = Partial<{
  status: 'active' | 'closed';
  closed_reason: 'closed' | 'renewed';
  closes_as: 'renewed' | 'closed' | null;
  closes_on: string | null;
  closed_on: string;
  closed_at: ReturnType<typeof sql<string>>;
  given_up: ReturnType<typeof sql<string>>;
  observations: string | null;
  renewed_to_id: number;
}>;

/** The policies of the caller's brokerage. */
export function policyStore(scope: Scope) {
  const { trx, caller } = scope;
  const sight = () => yearLineSight(caller.permissions);
  const find = (id: number) => readPolicy(trx, caller.currency, id);
  const read = async (id: number): Promise<Policy> => {
    const policy = await find(id);
    if (!policy) throw new Error(`Policy ${id} vanished inside its own transaction.`);
    return policy;
  };
  return {
    find,
    /** A policy that this transaction has in its hands. */
    read,
    page: async (query: PolicyQuery) => {
      const { ids, ...found } = await findPage(trx, query);
      const rows: PolicyRow[] = await readRows(trx, caller.currency, sight(), ids);
      return { ...found, rows };
    },
    /** What lies on the term of a policy. */
    yearLine: (id: number) => readYearLine(trx, sight(), id),
    /** Counts and premiums by state of what a query finds. */
    summary: async (query: Input<'getPolicySummary'>['query']) => ({
      currency: caller.currency,
      ...(await summarisePolicies(trx, query)),
    }),
    /** Reads a policy and holds it until the commit, so that two changes cannot pass each other. */
    lock: async (id: number) => ((await lockPolicy(scope, id)) ? find(id) : undefined),
    /** Holds the term that a policy renews. */
    lockTermBefore: async (id: number) => {
      const row = await trx.selectFrom('policies').select('renewed_from_id').where('id', '=', id).executeTakeFirst();
      if (row?.renewed_from_id) await lockPolicy(scope, row.renewed_from_id);
    },
    /** What the next term starts from: the net premium of the whole term without its extensions, and the end as it was issued. */
    expiring: (id: number) =>
      trx
        .selectFrom('policies as p')
        .select('p.issued_end_date')
        .select(
          sql<string>`(select (p.net_premium + coalesce(sum(m.term_net_delta), 0))::text from movements m
            where m.policy_id = p.id and m.status = 'issued' and m.undoes_id is null and m.kind <> 'extension')`.as(
            'net',
          ),
        )
        .where('p.id', '=', id)
        .executeTakeFirstOrThrow(),
    renewalObservations: async (id: number) => {
      const row = await trx
        .selectFrom('policies')
        .select('renewal_observations')
        .where('id', '=', id)
        .executeTakeFirst();
      return row?.renewal_observations ?? null;
    },
    facts: async (): Promise<PremiumFacts> => {
      const { sections, ...own } = await trx
        .selectFrom('partner_today as t')
        .innerJoin('partners as r', 'r.id', 't.partner_id')
        .leftJoin('partner_settings as s', 's.partner_id', 'r.id')
        .select(['t.today', 'r.language', 's.sections'])
        .executeTakeFirstOrThrow();
      return {
        countryId: caller.countryId,
        currency: caller.currency,
        packs: ownPacksIn(sections ?? {}),
        ...own,
      };
    },
    branch: (id: number) =>
      trx.selectFrom('branches').select(['code', 'group', 'premium_tax']).where('id', '=', id).executeTakeFirst(),
    /** What is known of the records that a policy names; the policy itself is null while it is new. */
    namedRecords: (id: number | null, policy: StoredPolicy) => readRecords(scope, id, policy),
    countInsureds: (id: number) => countInsureds(scope, id),
    add: async (
      policy: StoredPolicy,
      renewing: { from: number; observations: string | null } | null = null,
      renewal_owner_id: number | null = null,
    ): Promise<Policy> => {
      const renewal = { renewed_from_id: renewing?.from ?? null, renewal_observations: renewing?.observations ?? null };
      const { id } = await trx
        .insertInto('policies')
        .values({ partner_id: caller.partnerId, renewal_owner_id, ...renewal, ...columnsOf(policy) })
        .returning('id')
        .executeTakeFirstOrThrow();
      return read(id);
    },
    save: async (id: number, policy: StoredPolicy) => {
      await knowingNumber(trx.updateTable('policies').set(columnsOf(policy)).where('id', '=', id).execute());
      await refuseTakenNumber(scope, id);
    },
    /** Another branch has other fields: its rows let go what they have of the former one. */
    emptyRowExtras: (id: number) => emptyRowExtras(scope, id),
    move: async (id: number, move: Move) => {
      const activated = move.status === 'active' ? { activated_at: sql<string>`app_now()` } : {};
      await knowingNumber(
        trx
          .updateTable('policies')
          .set({ ...move, ...activated })
          .where('id', '=', id)
          .execute(),
      );
      await refuseTakenNumber(scope, id);
    },
    /** What taking back its closing would change. */
    reopening: (id: number) => readReopening(scope, id),
    tellReopening: (reopening: Reopening) => toAnswer(reopening, scope),
    /** Takes back a closing: the state, what the observations said, and the instalments that it gave up. */
    reopen: async (id: number, observations: string | null) => {
      const state = { status: 'active', closed_reason: null, closed_on: null, closed_at: null } as const;
      const back = await returnInstalments(scope, id);
      const values = { ...state, observations, given_up: sql<string>`given_up - ${back}::numeric` };
      await knowingNumber(trx.updateTable('policies').set(values).where('id', '=', id).execute());
      await refuseTakenNumber(scope, id);
    },
    remove: (id: number) =>
      trx.updateTable('policies').set({ deleted_at: sql<string>`app_now()` }).where('id', '=', id).execute(),
    /** Takes back a policy that an import brought, with its instalments and what came in for them. */
    takeOut: async (id: number) => {
      const now = sql<string>`app_now()`;
      const own = trx.selectFrom('payments').select('id').where('policy_id', '=', id).where('voided_at', 'is', null);
      await trx
        .updateTable('receipts')
        .set({ voided_at: now })
        .where('payment_id', 'in', own)
        .where('voided_at', 'is', null)
        .execute();
      await trx
        .updateTable('payments')
        .set({ voided_at: now, voided_reason: 'undone' })
        .where('policy_id', '=', id)
        .where('voided_at', 'is', null)
        .execute();
      await trx
        .updateTable('policies')
        .set({ status: 'draft', activated_at: null, deleted_at: now })
        .where('id', '=', id)
        .execute();
    },
    remakeInstalments: (id: number, plan: Instalment[]) => remakeInstalments(scope, id, plan),
    /** Takes back what came in for the instalments of a policy. */
    voidReceipts: async (id: number) => {
      const own = trx.selectFrom('payments').select('id').where('policy_id', '=', id).where('voided_at', 'is', null);
      await trx
        .updateTable('receipts')
        .set({ voided_at: sql<string>`app_now()` })
        .where('payment_id', 'in', own)
        .where('voided_at', 'is', null)
        .execute();
    },
    /** The instalments of a policy itself, without those of its movements. */
    livingPlan: (id: number) =>
      trx
        .selectFrom('payments')
        .select(['due_date', 'amount'])
        .where('policy_id', '=', id)
        .where('voided_at', 'is', null)
        .where('kind', '=', 'premium')
        .where('movement_id', 'is', null)
        .orderBy('number')
        .execute(),
    /** Puts instalments of its own in the place of a policy's plan. */
    replacePlan: async (id: number, instalments: BroughtInstalment[], plan: PlannedInstalment[] | null) => {
      const own_plan = plan && JSON.stringify(plan);
      await trx.updateTable('policies').set({ own_plan }).where('id', '=', id).execute();
      await remakeInstalments(scope, id, instalments);
    },
    voidLaterInstalments: (id: number, today: string) => voidLaterInstalments(scope, id, today),
    countInstalments: async (id: number) => {
      const count = await exactCount(trx.selectFrom('payments').where('policy_id', '=', id));
      return count;
    },
    copyLists: (from: number, to: number, end: string) => copyLists(scope, { from, to, end }),
    /** The vehicles that its next term insures for less, by their age. */
    fallenVehicles: (falling: Parameters<typeof fallenVehicles>[1]) => fallenVehicles(scope, falling),
    writeFallen: (id: number, vehicles: Parameters<typeof writeFallen>[2]) => writeFallen(scope, id, vehicles),
    /** Tells the colleagues who may view policies. */
    tellClosed: (policy: Policy) =>
      notify(scope, {
        to: { permission: 'policy_app.view_policy' },
        kind: 'policy_closed',
        params: forNotice(policy),
        link: paths.policyDetail(policy.id),
      }),
    tellRenewed: (policy: Policy, renewed_to_id: number) =>
      notify(scope, {
        to: { permission: 'policy_app.view_policy' },
        kind: 'policy_renewed',
        params: { ...forNotice(policy), renewed_to_id },
        link: paths.policyDetail(renewed_to_id),
      }),
    record: recordChanges(scope, 'policy', forHistory),
  };
}
export type PolicyStore = ReturnType<typeof policyStore>;

/** Holds a policy until the commit, with its state of today; undefined where the brokerage has no such policy. */
export async function lockPolicy({ trx }: Scope, id: number) {
  const row = trx.selectFrom('policies').select('id').where('id', '=', id).where('deleted_at', 'is', null);
  if (!(await row.forUpdate().executeTakeFirst())) return undefined;
  return trx
    .selectFrom('policy_states')
    .select([
      'id',
      'current_status as status',
      'branch_id',
      'number',
      'insured_select_type',
      'is_insured',
      'contractor_id',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
}

const forNotice = ({ id, number, contractor }: Policy) => ({
  policy_id: id,
  number: number ?? null,
  contractor: contractor?.name ?? null,
});

const columnsOf = (policy: StoredPolicy) => ({
  ...policy,
  charges: JSON.stringify(policy.charges),
  extra: JSON.stringify(policy.extra),
  own_plan: policy.own_plan && JSON.stringify(policy.own_plan),
});

/** Turns the unique index on numbers into a refusal that people understand. */
async function knowingNumber(work: Promise<unknown>) {
  try {
    await work;
  } catch (error) {
    if (error instanceof Error && 'constraint' in error && error.constraint === 'policies_number') throw numberTaken();
    throw error;
  }
}

/** A number stays its policy's when the next term goes on with another; only terms of one policy share it. */
async function refuseTakenNumber({ trx }: Scope, id: number) {
  // From term to term by what is indexed: the one before by its id, the next one by what it was renewed from.
  const { rows } = await sql`with recursive terms(id, renewed_from_id) as (
      select one.id, one.renewed_from_id from policies one where one.id = ${id} union
      select x.id, x.renewed_from_id from terms t cross join lateral (
        select before.id, before.renewed_from_id from policies before where before.id = t.renewed_from_id union all
        select next.id, next.renewed_from_id from policies next where next.renewed_from_id = t.id) x)
    select from policies p cross join lateral policies_numbered(p.provider_id, p.number) as same(id)
      join policies o on o.id = same.id
    where p.id = ${id} and p.status <> 'draft' and o.status <> 'draft' and o.id not in (select id from terms)`.execute(
    trx,
  );
  if (rows.length > 0) throw numberTaken();
}
const numberTaken = () => conflict('number_taken', { errors: { number: [{ key: 'problem.number_taken' }] } });

/** So many instalments of a plan of its own are told. */
const mostTold = 12;
/** Plain values only, with the names of what is referred to: the history is read by people. */
function forHistory(policy: Policy): Record<string, unknown> {
  const {
    missing: _m,
    doubts: _d,
    allowed_actions: _a,
    locked_fields: _l,
    needs_movement: _nm,
    instalments_summary: _s,
    premium_balance: _b,
    commission: _co,
    own_plan,
    extra,
    extra_fields,
    is_in_force: _f,
    next_draft: _n,
    ...rest
  } = policy;
  const { charges: _c, version: _v, created_at: _cr, updated_at: _u, currency: _cu, is_sample: _is, ...plain } = rest;
  const planned = own_plan?.slice(0, mostTold).map(({ due_date, amount }) => `${due_date}: ${amount}`);
  const told = Object.entries(plain).map(([field, value]) => [
    field,
    typeof value === 'object' && value !== null ? value.name : value,
  ]);
  return {
    ...Object.fromEntries(told),
    ...(planned && { own_plan: planned }),
    ...extraForHistory(extra_fields, extra),
  };
}

async function countInsureds({ trx }: Scope, policyId: number) {
  const count = await exactCount(trx.selectFrom('policy_insureds').where('policy_id', '=', policyId));
  return count;
}
async function readRecords({ trx }: Scope, policyId: number | null, values: StoredPolicy): Promise<NamedRecords> {
  const { rows } = await sql<NamedRecords>`select
    (select json_build_object('code', code, 'group', "group", 'premium_tax', premium_tax, 'extra_fields', extra_fields) from branches where id = ${values.branch_id}) as branch,
    exists (select from providers where id = ${values.provider_id}) as "hasProvider",
    exists (select from provider_offices where id = ${values.provider_office_id} and provider_id = ${values.provider_id}) as "hasOffice",
    exists (select from customers where id = ${values.contractor_id} and deleted_at is null) as "hasContractor",
    exists (select from customers where id = ${values.payer_id} and deleted_at is null) as "hasPayer",
    (select count(*)::int from policy_coverages l join coverages c on c.id = l.coverage_id
      where l.policy_id = ${policyId} and c.branch_id is distinct from ${values.branch_id}) as "strayCoverages"`.execute(
    trx,
  );
  const row = rows[0];
  if (!row) throw new Error('A select without a table answered no row.');
  return row;
}

import type { PolicySheet } from '@corredor/core/api';
import { can, type Permission } from '@corredor/core/permissions';
import { type RawBuilder, sql } from 'kysely';
import { isCountedMovement } from '../../database/fragments.ts';
import { policyStore } from '../../portfolio/policies/index.ts';
import { policyBeneficiaryStore } from '../../portfolio/policyBeneficiaries/index.ts';
import { policyCoverageStore } from '../../portfolio/policyCoverages/index.ts';
import { policyGeneralStore } from '../../portfolio/policyGenerals/index.ts';
import { policyInsuredStore } from '../../portfolio/policyInsureds/index.ts';
import { policySellerStore } from '../../portfolio/policySellers/index.ts';
import { policyVehicleStore } from '../../portfolio/policyVehicles/index.ts';
import { notFound } from '../../server/request/problems.ts';
import type { Scope } from '../../server/request/scope.ts';

/** How many insureds a paper has at most; it says where there are more. */
const mostInsureds = 5_000;
type SheetInstalment = NonNullable<PolicySheet['instalments']>[number];
type SheetCredit = NonNullable<PolicySheet['credits']>[number];
type SheetMovement = NonNullable<PolicySheet['movements']>[number];

/** A policy with all that it shows on paper, as far as the caller may see it; 404 where the brokerage has no such policy. */
export async function readPolicySheet(scope: Scope, id: number): Promise<PolicySheet> {
  const head = await readHead(scope, id);
  const maySee = (permission: Permission) => can(scope.caller.permissions, permission);
  const insureds = policyInsuredStore(scope);
  const vehicles = policyVehicleStore(scope);
  const generals = policyGeneralStore(scope);
  return {
    ...head,
    coverages: await policyCoverageStore(scope).all(id),
    insureds: await insureds.first(id, mostInsureds),
    insureds_count: await insureds.count(id),
    vehicles: await vehicles.all(id),
    vehicles_count: await vehicles.count(id),
    generals: await generals.all(id),
    generals_count: await generals.count(id),
    beneficiaries: await policyBeneficiaryStore(scope).all(id),
    sellers: await policySellerStore(scope).all(id),
    movements: maySee('policy_app.view_movement') ? await readMovements(scope, id) : null,
    instalments: maySee('policy_app.view_payment') ? await readInstalments(scope, id) : null,
    credits: maySee('policy_app.view_payment') ? await readCredits(scope, id) : null,
  };
}

/** The same for a payment plan, which says nothing of what is insured: nothing of it is read. */
export async function readPlanSheet(scope: Scope, id: number): Promise<PolicySheet> {
  const nothing = {
    coverages: [],
    insureds: [],
    insureds_count: 0,
    vehicles: [],
    vehicles_count: 0,
    generals: [],
    generals_count: 0,
    beneficiaries: [],
    sellers: [],
    movements: null,
  };
  const head = await readHead(scope, id);
  return { ...head, ...nothing, instalments: await readInstalments(scope, id), credits: await readCredits(scope, id) };
}

/** The brokerage as its papers name it. */
export const readBrokerage = ({ trx, caller }: Scope) =>
  trx
    .selectFrom('partners')
    .select(['name', 'tax_id', 'country_id', 'phone', 'email', 'direction', 'city', 'website', 'image'])
    .where('id', '=', caller.partnerId)
    .executeTakeFirstOrThrow();

async function readHead(scope: Scope, id: number) {
  const { trx } = scope;
  const policy = await policyStore(scope).find(id);
  if (!policy) throw notFound('policy');
  const brokerage = await readBrokerage(scope);
  const { today } = await trx.selectFrom('partner_today').select('today').executeTakeFirstOrThrow();
  return {
    policy,
    brokerage,
    contractor: await readParty(scope, policy.contractor),
    payer: await readParty(scope, policy.payer),
    made_on: today,
  };
}

async function readParty({ trx, caller }: Scope, party: PolicySheet['policy']['payer']): Promise<PolicySheet['payer']> {
  if (!party) return null;
  const unknown = { name: party.name, identification: null, phone: null, email: null };
  if (!can(caller.permissions, 'core_app.view_customer')) return unknown;
  const found = trx
    .selectFrom('customers')
    .select(['name', 'identification', 'phone', 'email'])
    .where('id', '=', party.id);
  return (await found.executeTakeFirst()) ?? unknown;
}

/** Every instalment of a policy in the order in which it falls due, named by its movement. */
const readInstalments = ({ trx }: Scope, policyId: number): Promise<SheetInstalment[]> =>
  selectOf(trx, policyId, 'premium')
    .select(['y.paid_amount', 'y.status', 'y.payment_method', 'y.payment_date', 'y.paid_before_import'])
    .select('y.invoice_number')
    .execute();

const readCredits = ({ trx }: Scope, policyId: number): Promise<SheetCredit[]> =>
  selectOf(trx, policyId, 'credit')
    .select([receivedBy(sql`kind <> 'crossing'`).as('refunded'), 'y.balance'])
    .execute();

/** What some of the receipts of an instalment or credit `y` come to. */
const receivedBy = (which: RawBuilder<unknown>) =>
  sql<string>`(select coalesce(sum(amount), 0.00)::text from receipts
    where partner_id = y.partner_id and payment_id = y.id and voided_at is null and ${which})`;

const selectOf = (trx: Scope['trx'], policyId: number, kind: 'premium' | 'credit') =>
  trx
    .selectFrom('payment_states as y')
    .leftJoin('movements as m', 'm.id', 'y.movement_id')
    .select([
      'y.number',
      sql<number>`(count(*) over (partition by y.movement_id))::int`.as('instalments_count'),
      'm.number as movement_number',
      'm.kind as movement_kind',
      'y.due_date',
      'y.amount',
      receivedBy(sql`kind = 'crossing'`).as('crossed'),
    ])
    .where('y.policy_id', '=', policyId)
    .where('y.kind', '=', kind)
    .orderBy('y.due_date')
    .orderBy(sql`m.number nulls first`)
    .orderBy('y.number')
    .limit(1_200);

/** The movements of a policy that count, by their numbers. */
const readMovements = ({ trx }: Scope, policyId: number): Promise<SheetMovement[]> =>
  trx
    .selectFrom('movements as m')
    .select(['m.number', 'm.kind', 'm.effective_date', 'm.insurer_number', 'm.total_delta'])
    .where('m.policy_id', '=', policyId)
    .where(isCountedMovement)
    .orderBy('m.number')
    .limit(1_000)
    .execute();

import type { PolicySheet } from '@corredor/core/api';
import { can } from '@corredor/core/permissions';
import { sql } from 'kysely';
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

/** A policy with all that it shows on paper, as far as the caller may see it; 404 where the brokerage has no such policy. */
export async function readPolicySheet(scope: Scope, id: number): Promise<PolicySheet> {
  const head = await readHead(scope, id);
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
    instalments: can(scope.caller.permissions, 'policy_app.view_payment') ? await readInstalments(scope, id) : null,
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
  };
  return { ...(await readHead(scope, id)), ...nothing, instalments: await readInstalments(scope, id) };
}

async function readHead(scope: Scope, id: number) {
  const { trx, caller } = scope;
  const policy = await policyStore(scope).find(id);
  if (!policy) throw notFound('policy');
  const brokerage = await trx
    .selectFrom('partners')
    .select(['name', 'tax_id', 'phone', 'email', 'direction', 'city', 'website', 'image'])
    .where('id', '=', caller.partnerId)
    .executeTakeFirstOrThrow();
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

const readInstalments = ({ trx }: Scope, policyId: number) =>
  trx
    .selectFrom('payment_states as y')
    .select([
      'y.number',
      'y.due_date',
      'y.amount',
      'y.paid_amount',
      'y.status',
      'y.payment_method',
      'y.payment_date',
      'y.invoice_number',
    ])
    .where('y.policy_id', '=', policyId)
    .where('y.kind', '=', 'premium')
    .orderBy(sql`y.number`)
    .limit(1_200)
    .execute();

import type { CustomerInput, Policy } from '@corredor/core/api';
import { addMonths } from '@corredor/core/dates';
import type { Catalogue } from './fillCatalogue.ts';
import { type DemoOffice, done, still } from './office.ts';
import { someDependent, somePerson } from './people.ts';
import type { PolicyPlan } from './policyPlans.ts';
import { createRandom } from './random.ts';

const members = 190;
const lifeCodes: readonly string[] = ['1', '2', '4'];
type OfPolicy = { policyId: number };

/** Insures the members of a cooperative under its master contract, each with a certificate, some with family; at one stroke, as an import does. */
export async function addMembers({ scope }: DemoOffice, plan: PolicyPlan, { policyId }: OfPolicy) {
  const { trx, caller } = scope;
  // A sequence of their own, so that the crowd changes nothing else of the demo.
  const random = createRandom(members);
  const owned = { partner_id: caller.partnerId };
  const stored = ({ phone, ...person }: CustomerInput) => ({
    ...person,
    ...owned,
    phone: phone ? `+593${phone.slice(1)}` : null,
  });
  const people = Array.from({ length: members }, (_, index) => somePerson(random, 1_000 + index, plan.start));
  const insured: 'insured'[] = ['insured'];
  const titulars = await trx
    .insertInto('customers')
    .values(people.map((one) => ({ ...stored(one), roles: insured })))
    .returning(['id', 'name'])
    .execute();
  const heads = titulars.filter((_one, index) => index % 12 === 0);
  const children = heads.map((titular, index) => someDependent(random, 3_000 + index, titular, plan.start));
  const dependents = await trx
    .insertInto('customers')
    .values(children.map(stored))
    .returning(['id', 'titular_id', 'family_relationship'])
    .execute();
  const row = { ...owned, policy_id: policyId, start_date: plan.start };
  await trx
    .insertInto('policy_insureds')
    .values([
      ...titulars.map(({ id }, index) => ({
        ...row,
        customer_id: id,
        relationship: 'titular' as const,
        prima: '4.20',
        certificate_number: `COOP-${String(index + 1).padStart(5, '0')}`,
      })),
      ...dependents.map(({ id, titular_id, family_relationship }) => ({
        ...row,
        customer_id: id,
        relationship: 'dependent' as const,
        prima: '2.10',
        titular_id,
        family_relationship,
      })),
    ])
    .execute();
}

/** Says who is paid by a life policy, and who sold it. */
export async function addShares(office: DemoOffice, catalogue: Catalogue, plan: PolicyPlan, policy: Policy) {
  const path = { policyId: policy.id };
  const start_date = plan.start;
  if (lifeCodes.includes(plan.branch.code) && policy.type === 'individual')
    for (const [index, percentage] of ['60', '40'].entries()) {
      const heir = catalogue.people[(policy.id + index) % catalogue.people.length];
      if (!heir) continue;
      const body = { customer_id: heir.id, start_date, percentage };
      await done(office.createPolicyBeneficiary({ ...still, path, body }));
    }
  const seller = { user_id: office.scope.caller.userId, start_date };
  const sell = (body: object) =>
    done(office.createPolicySeller({ ...still, path, body: { ...seller, percentage: '100', ...body } }));
  await sell({ percentage: policy.id % 3 === 0 ? '70' : '100' });
  if (policy.id % 3 === 0) await sell({ user_id: null, name: 'Lucía Paredes', percentage: '30' });
  // From half-way on somebody else looks after the client too.
  if (policy.id % 9 === 0) await sell({ percentage: '50', start_date: addMonths(start_date, 6) });
}

import type { PartnerInput } from '@corredor/core/api';
import type { PlainDate } from '@corredor/core/dates';
import { addMoney, multiplyByPercent } from '@corredor/core/money';
import { permissions } from '@corredor/core/permissions';
import { sql, type Transaction } from 'kysely';
import { paymentOperations, paymentStore, receiptOperations, receiptStore } from '../collection/payments/index.ts';
import type { Database } from '../database/schema.ts';
import { sellerOperations, sellerStore } from '../finance/sellers/index.ts';
import { partnerOperations, partnerStore } from '../office/partner/index.ts';
import { taskOperations, taskRuleOperations, taskRuleStore, taskStore } from '../office/tasks/index.ts';
import { branchOperations, branchStore } from '../portfolio/branches/index.ts';
import { coverageOperations, coverageStore } from '../portfolio/coverages/index.ts';
import { customerOperations, customerStore } from '../portfolio/customers/index.ts';
import { policyMoveOperations, policyOperations, policyStore } from '../portfolio/policies/index.ts';
import { policyBeneficiaryOperations, policyBeneficiaryStore } from '../portfolio/policyBeneficiaries/index.ts';
import { policyCoverageOperations, policyCoverageStore } from '../portfolio/policyCoverages/index.ts';
import { policyGeneralOperations, policyGeneralStore } from '../portfolio/policyGenerals/index.ts';
import { policyInsuredOperations, policyInsuredStore } from '../portfolio/policyInsureds/index.ts';
import { policySellerOperations, policySellerStore } from '../portfolio/policySellers/index.ts';
import { policyVehicleOperations, policyVehicleStore } from '../portfolio/policyVehicles/index.ts';
import { providerOperations, providerStore } from '../portfolio/providers/index.ts';
import { vehicleOperations, vehicleStore } from '../portfolio/vehicles/index.ts';
import { Problem } from '../server/request/problems.ts';
import type { Reply } from '../server/request/replies.ts';
import type { Scope } from '../server/request/scope.ts';
import { vatOf } from '../subscription/plans/index.ts';

/** The parts of a call that the demo leaves out. */
export const still = { path: {}, query: {}, body: undefined, version: 0, url: '/' };

/** Nobody is mailed of what was made up. */
export const nobodyTold = { brand: '', kickMail: () => undefined, files: { find: async () => null } };

/** The answer's body; a refusal is a fault of the demo data. */
export async function done<Body>(answer: Promise<Reply<number, Body> | Problem>): Promise<Body> {
  const reply = await answer;
  if (reply instanceof Problem) throw reply;
  return reply.body;
}

interface Person {
  email: string;
  name: string;
  lastName: string;
  passwordHash: string;
}
/** Makes an account with its brokerage and answers the product's own operations as its administrator; null where the e-mail is taken. */
export async function openOffice(trx: Transaction<Database>, person: Person, partner: PartnerInput) {
  await sql`select set_config('app.partner_id', '0', true), set_config('app.user_id', '0', true)`.execute(trx);
  const made = await sql<{
    id: number | null;
  }>`select register_account(${person.email}, ${person.passwordHash}, 'es', null) as id`.execute(trx);
  const userId = made.rows[0]?.id;
  if (!userId) return null;
  await sql`select set_config('app.user_id', ${String(userId)}, true)`.execute(trx);
  await trx
    .updateTable('users')
    .set({ name: person.name, last_name: person.lastName, confirmed_at: sql<string>`app_now()` })
    .where('id', '=', userId)
    .execute();
  const scope: Scope = {
    trx,
    caller: {
      userId,
      partnerId: 0,
      sessionId: 0,
      permissions,
      roleName: null,
      timezone: 'UTC',
      currency: '',
      countryId: '',
    },
    afterCommit: () => {},
    requestId: 'demo',
    language: 'es',
    locale: 'es',
    isLanguageAsked: true,
    address: '127.0.0.1',
    userAgent: null,
  };
  const { timezone, currency, country_id } = await done(
    partnerOperations(scope, partnerStore(scope)).createPartner({ ...still, body: partner }),
  );
  Object.assign(scope.caller, { timezone, currency, countryId: country_id });
  const policies = policyStore(scope);
  return {
    scope,
    ...branchOperations(scope, branchStore(scope)),
    ...coverageOperations(scope, coverageStore(scope)),
    ...providerOperations(scope, providerStore(scope)),
    ...customerOperations(scope, customerStore(scope)),
    ...vehicleOperations(scope, vehicleStore(scope)),
    ...policyOperations(policies),
    ...policyMoveOperations(policies),
    ...policyCoverageOperations(policyCoverageStore(scope)),
    ...policyInsuredOperations(policyInsuredStore(scope)),
    ...policyGeneralOperations(policyGeneralStore(scope)),
    ...policyBeneficiaryOperations(policyBeneficiaryStore(scope)),
    ...policySellerOperations(policySellerStore(scope)),
    ...sellerOperations(scope, sellerStore(scope)),
    ...policyVehicleOperations(policyVehicleStore(scope)),
    ...paymentOperations(paymentStore(scope)),
    ...receiptOperations(scope, paymentStore(scope), receiptStore(scope)),
    ...taskOperations(scope, taskStore(scope)),
    ...taskRuleOperations(scope, taskRuleStore(scope)),
  };
}
export type DemoOffice = NonNullable<Awaited<ReturnType<typeof openOffice>>>;

/** Sets the time that the database answers in this transaction: mid-morning of a day, or now where that is earlier. */
export async function setClock(trx: Transaction<Database>, day: PlainDate, now: Date) {
  const moment = `${day}T15:00:00.000Z`;
  const at = moment < now.toISOString() ? moment : now.toISOString();
  await sql`select set_config('app.now', ${at}, true)`.execute(trx);
}

interface Purchase {
  plan: 'Basic' | 'Professional';
  renewal: 'monthly' | 'annual';
  startsOn: PlainDate;
  /** The last day that is paid for. */
  endsOn: PlainDate;
  /** The day on which another plan took its place. */
  finishedOn?: PlainDate;
}

/** Puts the brokerage on a paid plan, with the payment for it. */
export async function subscribe({ trx, caller }: Scope, purchase: Purchase) {
  const { plan, renewal, startsOn, endsOn, finishedOn = null } = purchase;
  const found = await trx
    .selectFrom('plans')
    .select(['id', 'monthly_price', 'annual_price'])
    .where('name', '=', plan)
    .executeTakeFirstOrThrow();
  const { name, country_id } = await trx
    .selectFrom('partners')
    .select(['name', 'country_id'])
    .where('id', '=', caller.partnerId)
    .executeTakeFirstOrThrow();
  const price = renewal === 'annual' ? found.annual_price : found.monthly_price;
  const vat_percent = vatOf(country_id);
  const tax = multiplyByPercent(price, vat_percent ?? '0');
  const { id } = await trx
    .insertInto('subscriptions')
    .values({
      partner_id: caller.partnerId,
      plan_id: found.id,
      subscription_type: renewal,
      starts_on: startsOn,
      ends_on: endsOn,
      is_paid: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('subscription_payments')
    .values({
      partner_id: caller.partnerId,
      subscription_id: id,
      plan_id: found.id,
      name,
      from_date: startsOn,
      to_date: endsOn,
      finish_date: finishedOn,
      amount: addMoney(price, tax),
      subtotal: price,
      worth: price,
      vat_percent,
      tax,
      currency: 'USD',
      state: 'paid',
      renewal_frequency: renewal,
    })
    .execute();
}

import { officialBranches } from '@corredor/core/branches';
import { addDays, addMonths, type PlainDate } from '@corredor/core/dates';
import { planInstalments } from '@corredor/core/instalments';
import { defaultNotificationDays } from '@corredor/core/policies';
import { computePremium, isTotalTyped, packOn, typedPremium } from '@corredor/core/premium';
import { sql } from 'kysely';
import type { Scope } from '../../server/request/scope.ts';
import { ownPacksIn, readSections } from '../../services/settings/index.ts';
import {
  type SamplePolicy,
  sampleBranches,
  sampleCustomers,
  samplePolicies,
  sampleProviders,
  sampleVehicles,
} from './sampleContent.ts';

/** Numbers that nobody has: they are neither a person's nor an insurer's, so no real record is taken for a sample. */
const prefixes = {
  es: { number: 'EJ', plate: 'EJM', word: 'EJEMPLO' },
  en: { number: 'SM', plate: 'SMP', word: 'SAMPLE' },
};

/** Writes the sample book, whose row is there already, in the caller's language. */
export async function loadSample(scope: Scope, today: PlainDate) {
  const { trx, caller, language } = scope;
  const { number: prefix, plate, word } = prefixes[language];
  const own = { partner_id: caller.partnerId, is_sample: true };
  const yearsAgo = (years: number, days: number) => addDays(addMonths(today, -12 * years), -days);
  const numbered = (index: number) => String(index + 1).padStart(4, '0');

  const branchIds = new Map<string, number>();
  for (const { code, covers } of sampleBranches) {
    const official = officialBranches.find((one) => one.code === code);
    if (!official) throw new Error(`There is no official branch ${code}.`);
    const { name, group, flags } = official;
    const values = { ...own, name: name[language], group, code, flags: JSON.stringify(flags) };
    const { id } = await trx.insertInto('branches').values(values).returning('id').executeTakeFirstOrThrow();
    branchIds.set(code, id);
    await trx
      .insertInto('coverages')
      .values(
        covers.map((cover) => ({ ...own, branch_id: id, name: cover[language], coverage_type: 'coverage' as const })),
      )
      .execute();
  }
  const branchOf = (code: string) => known(branchIds.get(code));

  const providers = await trx
    .insertInto('providers')
    .values(
      sampleProviders.map(({ name, short }, index) => ({
        ...own,
        name: name[language],
        short_name: short[language],
        ruc: `${word}-${numbered(index)}`,
      })),
    )
    .returning('id')
    .execute();
  const providerIds = providers.map(({ id }) => id);
  const { partner_id } = own;
  await trx
    .insertInto('provider_branches')
    .values(
      sampleProviders.flatMap(({ sells }, index) =>
        sells.map((code) => ({ partner_id, provider_id: known(providerIds[index]), branch_id: branchOf(code) })),
      ),
    )
    .execute();
  const offices = await trx
    .insertInto('provider_offices')
    .values(
      sampleProviders.map(({ city }, index) => ({
        partner_id,
        provider_id: known(providerIds[index]),
        city: city[language],
      })),
    )
    .returning('id')
    .execute();

  const customerIds: number[] = [];
  for (const [index, { name, kind, age, childOf }] of sampleCustomers.entries()) {
    const isCompany = kind === 'company';
    const titular_id = childOf === undefined ? null : known(customerIds[childOf]);
    const { id } = await trx
      .insertInto('customers')
      .values({
        ...own,
        name: name[language],
        legal_type: isCompany ? 'legal' : 'natural',
        identification_type: isCompany ? 'other' : 'passport',
        identification: `${word}${numbered(index)}`,
        birthdate: isCompany ? null : yearsAgo(age, 37 * (index + 1)),
        foundation_date: isCompany ? yearsAgo(age, 80) : null,
        sex: isCompany ? null : kind === 'woman' ? 'female' : 'male',
        email: titular_id === null ? `${word.toLowerCase()}.${index + 1}@example.com` : null,
        country_id: caller.countryId,
        insured_type: isCompany ? null : titular_id === null ? 'titular' : 'dependent',
        titular_id,
        family_relationship: titular_id === null ? null : 'daughter',
        roles:
          titular_id === null
            ? isCompany
              ? ['contractor', 'payer']
              : ['contractor', 'payer', 'insured']
            : ['insured'],
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    customerIds.push(id);
  }

  const vehicles = await trx
    .insertInto('vehicles')
    .values(
      sampleVehicles.map(({ owner, brand, model, age, color, type, value }, index) => ({
        ...own,
        owner_id: known(customerIds[owner]),
        brand,
        model,
        year: Number(today.slice(0, 4)) - age,
        color: color[language],
        plate: `${plate}${numbered(index)}`,
        vehicle_type: type[language],
        commercial_value: value,
      })),
    )
    .returning('id')
    .execute();

  const termOf = ({ starts, months }: SamplePolicy) => {
    const start_date = addDays(today, starts);
    return { start_date, end_date: addMonths(start_date, months) };
  };
  const packs = ownPacksIn(await readSections(trx));
  for (const [index, policy] of samplePolicies.entries()) {
    const { branch, provider, contractor, net, every, unpaid = 0 } = policy;
    const { start_date, end_date } = termOf(policy);
    const pack = packOn(caller.countryId, packs, start_date);
    const premium = isTotalTyped(pack)
      ? typedPremium(net, net, language)
      : computePremium({
          net,
          pack,
          branch: officialBranches.find(({ code }) => code === branch),
          date: start_date,
          language,
        });
    const terms = {
      start_date,
      end_date,
      payment_frequency: every,
      estimated_payment_day: Number(start_date.slice(8)),
      total_grant: premium.total_grant,
    };
    const isClosed = policy.status === 'closed';
    const isDraft = policy.status === 'draft';
    const { id: policy_id } = await trx
      .insertInto('policies')
      .values({
        ...own,
        ...terms,
        status: policy.status ?? 'active',
        closed_reason: isClosed ? 'closed' : null,
        closed_on: isClosed ? end_date : null,
        activated_at: isDraft ? null : sql<string>`least(${start_date}::date::timestamptz, app_now())`,
        number: `${prefix}-${1_001 + index}`,
        branch_id: branchOf(branch),
        provider_id: known(providerIds[provider]),
        provider_office_id: known(offices[provider]).id,
        contractor_id: known(customerIds[contractor]),
        payer_id: known(customerIds[contractor]),
        maximum_insured_sum: policy.sum,
        insured_select_type: 'personal',
        is_insured: policy.insureds?.includes(contractor) ?? false,
        notification_limit_days: defaultNotificationDays.personal,
        net_premium: net,
        charges: JSON.stringify(premium.charges),
        commission_percent: policy.commission,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const part = { partner_id, policy_id };
    await sql`insert into policy_coverages (partner_id, policy_id, coverage_id, "limit")
      select partner_id, ${policy_id}, id, ${policy.sum}::numeric from coverages
      where branch_id = ${branchOf(branch)} order by id`.execute(trx);
    if (policy.vehicle !== undefined)
      await trx
        .insertInto('policy_vehicles')
        .values({ ...part, vehicle_id: known(vehicles[policy.vehicle]).id })
        .execute();
    if (policy.goods)
      await trx
        .insertInto('policy_generals')
        .values({ ...part, name: policy.goods[language] })
        .execute();
    for (const one of policy.insureds?.filter((place) => place !== contractor) ?? []) {
      const isTitular = sampleCustomers[one]?.childOf === undefined;
      await trx
        .insertInto('policy_insureds')
        .values({
          ...part,
          customer_id: known(customerIds[one]),
          start_date,
          relationship: isTitular ? 'titular' : 'dependent',
          family_relationship: isTitular ? null : 'daughter',
          titular_id: isTitular ? null : known(customerIds[contractor]),
        })
        .execute();
    }
    if (isDraft) continue;
    const plan = planInstalments(terms);
    const paid = Math.max(0, plan.filter(({ due_date }) => due_date < today).length - unpaid);
    const instalments = await trx
      .insertInto('payments')
      .values(plan.map((one) => ({ ...part, ...one })))
      .returning(['id', 'number', 'due_date', 'amount'])
      .execute();
    const settled = instalments.filter(({ number }) => number <= paid);
    if (settled.length === 0) continue;
    await trx
      .insertInto('receipts')
      .values(
        settled.map(({ id, amount, due_date }) => ({
          partner_id: part.partner_id,
          payment_id: id,
          kind: 'money' as const,
          amount,
          received_on: due_date,
          method: 'transfer' as const,
          collected_by: 'insurer' as const,
        })),
      )
      .execute();
  }
}

/** A place that the content names is there. */
function known<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The sample book names a row that it does not have.');
  return value;
}

import type { Customer, ImportUnknownName, Policy, Ref } from '@corredor/core/api';
import { isPlainDate } from '@corredor/core/dates';
import { extraOn } from '@corredor/core/extras';
import {
  type InstalmentsFall,
  instalmentsFall,
  mostInstalments,
  type PlanDoubt,
  planDoubt,
  type RowTexts,
  toldPlan,
} from '@corredor/core/imports';
import { addMoney, compareMoney, isMoney, type Money, subtractMoney } from '@corredor/core/money';
import { can } from '@corredor/core/permissions';
import { termProblem } from '@corredor/core/policies';
import { normalisePlate } from '@corredor/core/vehicles';
import { sql } from 'kysely';
import type { PlanAllowance } from '../../server/checks/planAllowance.ts';
import { requireFeatures } from '../../server/checks/planGate.ts';
import { tidyTexts } from '../../server/checks/texts.ts';
import type { BodyChecks } from '../../server/checks/validation.ts';
import { type FieldError, type FieldErrors, invalid, invalidField } from '../../server/request/problems.ts';
import type { Scope } from '../../server/request/scope.ts';
import { addImported, paymentTermsOf, policyMoveOperations, policyStore } from '../policies/index.ts';
import { policySellerStore } from '../policySellers/index.ts';
import { policyVehicleStore } from '../policyVehicles/index.ts';
import { notingErrors } from './allWrong.ts';
import { isYesNo } from './branchRows.ts';
import { bringPaid } from './bringPaid.ts';
import {
  type CustomerRows,
  madeOf,
  otherName,
  warningsOf,
  withKinds,
  withoutEmpty,
  zeroAdded,
} from './customerRows.ts';
import { differencesOf } from './differences.ts';
import { importedExtras } from './importedExtras.ts';
import type { ImportNames } from './importNames.ts';
import { bodyOf, type MadeRecord, type RowImporter, type RowMade, type RowThere, WrongRow } from './importRow.ts';
import { inColumns, paidFault, pricedRow } from './policyRules.ts';
import { roundedRow } from './roundedPaid.ts';
import { type RowReader, textIn } from './rowReader.ts';

interface Within {
  scope: Scope;
  checks: BodyChecks;
  allowance: PlanAllowance;
  customers: CustomerRows;
  reader: RowReader;
  names: ImportNames;
  /** Complete policies become active, with their instalments and what was paid of them. */
  activates: boolean;
}
type Values = Record<string, unknown>;

/** Writes policies from rows: a draft by the form's own rules, and where it is complete its activation, its instalments and what was paid of them. */
export function policyRows({ scope, checks, allowance, customers, reader, names, activates }: Within): RowImporter {
  const { trx, caller } = scope;
  const policies = policyStore(scope);
  const vehicles = policyVehicleStore(scope);
  const sellers = policySellerStore(scope);
  const { activatePolicy } = policyMoveOperations(policies, { asksExtra: false });
  const extras = importedExtras(scope, reader);
  const mayCompare = can(caller.permissions, 'policy_app.view_policy');
  let facts: ReturnType<typeof policies.facts> | undefined;
  const factsOnce = () => {
    facts ??= policies.facts();
    return facts;
  };

  /** The insurer or branch of a row, or what is wrong with the column. */
  const named = async (kind: ImportUnknownName['kind'], text: unknown, unknown: ImportUnknownName[]) => {
    if (typeof text !== 'string') throw invalidField(kind, 'field.required');
    const id = await names.find(kind, text);
    if (id !== undefined) return id;
    unknown.push({ kind, name: text });
    throw invalidField(kind, `field.import_${kind}_unknown`);
  };
  /** The customer whom a column names; who is not there yet becomes one by the name beside it. */
  const party = async (role: 'contractor' | 'payer', identification: unknown, name: unknown): Promise<Party> => {
    const found = await customers.find(identification, undefined, { name });
    if (found?.is_sample) throw invalidField('identification', 'field.names_sample');
    if (found) return { id: found.id, made: null, warnings: otherName(scope, found, name) };
    if (name === undefined) throw invalidField('identification', `field.${role}_unknown`);
    if (!can(caller.permissions, 'core_app.add_customer'))
      throw invalidField('identification', 'field.customer_unknown');
    const kinds = withKinds(scope, { identification, name });
    const made = await customers.create(withoutEmpty(tidyTexts({ roles: [role], ...kinds })));
    return { id: made.id, made, warnings: { ...zeroAdded(scope, identification), ...warningsOf(made) } };
  };
  const parties = async (row: Values, wrong: FieldErrors) => {
    const ask = async (role: 'contractor' | 'payer') => {
      const errors: FieldErrors = {};
      const found = await notingErrors(errors, () => {
        const identification = row[`${role}_identification`];
        if (identification === undefined) throw invalidField('identification', 'field.required');
        return party(role, identification, row[`${role}_name`]);
      });
      for (const [field, list] of Object.entries(errors))
        wrong[`${role}_${field === 'name' ? 'name' : 'identification'}`] ??= list;
      return found;
    };
    const contractor = await ask('contractor');
    const payer = row.payer_identification === undefined ? contractor : await ask('payer');
    return { contractor, payer };
  };
  const vehicleOf = async (plate: unknown) => {
    if (plate === undefined) return null;
    const wanted = normalisePlate(String(plate));
    const row = trx.selectFrom('vehicles').select(['id', 'is_sample']).where('plate', '=', wanted);
    const vehicle = await row.executeTakeFirst();
    if (!vehicle || vehicle.is_sample) throw invalidField('plate', 'field.import_plate_unknown');
    return vehicle.id;
  };
  /** What the vehicle of a policy has in the extra fields of the branch. */
  const extraOfVehicle = async (policyId: number, plate: unknown) => {
    if (plate === undefined) return {};
    const row = await trx
      .selectFrom('policy_vehicles as l')
      .innerJoin('vehicles as v', 'v.id', 'l.vehicle_id')
      .select('l.extra')
      .where('l.policy_id', '=', policyId)
      .where('v.plate', '=', normalisePlate(String(plate)))
      .executeTakeFirst();
    return row?.extra ?? {};
  };
  /** The users whom a text names by name or e-mail address, two at most, and whether they may view renewals. */
  const usersCalled = async (text: string) => {
    const { rows } = await sql<{ id: number; mayOwn: boolean }>`
      select u.id, 'policy_app.view_renewal' = any (r.permissions) as "mayOwn"
      from users u join roles r on r.id = u.role_id where u.partner_id = ${caller.partnerId} and u.is_active
      and (search_key(trim(u.name || ' ' || u.last_name)) = search_key(${text}) or lower(u.email) = lower(${text})) limit 2`.execute(
      trx,
    );
    return rows;
  };
  /** The user whom a column names; else the name alone. Who is no longer active gets no share. */
  const sellerOf = async (text: unknown) => {
    if (typeof text !== 'string') return null;
    if (text.length > 120) throw invalidField('seller', 'field.too_long', { limit: 120 });
    const [one, other] = await usersCalled(text);
    const wanted = one && !other ? { user_id: one.id } : { name: text };
    if ((await sellers.knownSeller(wanted))?.is_active === false) throw invalidField('seller', 'field.seller_inactive');
    return wanted;
  };
  /** The user who owns the renewal, who must be one that may work on it. */
  const ownerOf = async (text: unknown) => {
    if (typeof text !== 'string') return null;
    const [one, other] = await usersCalled(text);
    if (!one) throw invalidField('owner', 'field.import_owner_unknown');
    if (other) throw invalidField('owner', 'field.import_owner_twice');
    if (!one.mayOwn) throw invalidField('owner', 'field.import_owner_right');
    return one.id;
  };
  /** The term that has the number of a row with its insurer already: the one that starts on its day, else the newest that is no draft of a next term. */
  const findThere = async (row: Values, texts: RowTexts, provider: number | undefined): Promise<RowThere | null> => {
    if (provider === undefined || typeof row.number !== 'string') return null;
    const held = await trx
      .selectFrom('policies as p')
      .leftJoin('customers as c', 'c.id', 'p.contractor_id')
      .select([
        'p.id',
        'p.number',
        'p.start_date',
        'p.end_date',
        'p.net_premium',
        'p.total_grant',
        'p.certificate_number',
        'p.observations',
        'p.renews',
        'p.branch_id',
        'p.extra',
      ])
      .select(['p.maximum_insured_sum', 'p.insured_select_type', 'c.identification as contractor_identification'])
      .where(sql<boolean>`p.id in (select policies_numbered(${provider}, ${row.number.trim()}))`)
      .orderBy(
        sql`coalesce(p.start_date = ${isPlainDate(row.start_date) ? row.start_date : null}::date, false)`,
        'desc',
      )
      .orderBy(sql`p.status = 'draft' and p.renewed_from_id is not null`)
      .orderBy('p.id', 'desc')
      .executeTakeFirst();
    if (!held) return null;
    const { id, branch_id, extra, renews, ...terms } = held;
    const stored = { ...terms, renews: renews ? 'yes' : 'no' };
    if (!mayCompare) throw invalidField('number', 'problem.number_taken');
    const record = { id, name: held.number ?? `#${id}` };
    return {
      outcome: 'there',
      record,
      model: 'policy',
      recordId: id,
      differences: {
        ...differencesOf('policies', row, stored),
        ...(await extras.differences(texts, branch_id, { ...extra, ...(await extraOfVehicle(id, row.plate)) })),
      },
    };
  };
  /** What is wrong with the columns that the form of a policy has not. */
  const faultsOf = (row: Values): FieldErrors => {
    const wrong: FieldErrors = {};
    for (const field of ['number', 'start_date', 'end_date', 'net_premium'])
      if (row[field] === undefined) wrong[field] = [{ key: 'field.required' }];
    for (const field of ['total_grant', 'paid_amount'])
      if (row[field] !== undefined && !isMoney(String(row[field]))) wrong[field] = [{ key: 'field.wrong' }];
    for (const field of ['start_date', 'end_date', 'first_due_date'])
      if (row[field] !== undefined && !isPlainDate(row[field])) wrong[field] = [{ key: 'field.wrong' }];
    const { instalments, payment_frequency: frequency, policy_status: status } = row;
    if (
      instalments !== undefined &&
      !(typeof instalments === 'number' && instalments >= 1 && instalments <= mostInstalments)
    )
      wrong.instalments = [{ key: 'field.wrong' }];
    if (frequency !== undefined && !/^(?:[1-9]|1[0-2])$/.test(String(frequency)))
      wrong.payment_frequency = [{ key: 'field.wrong' }];
    if (row.renews !== undefined && !isYesNo(row.renews)) wrong.renews = [{ key: 'field.wrong' }];
    if (status === 'closed') wrong.policy_status = [{ key: 'field.import_closed' }];
    else if (status !== undefined && status !== 'active' && status !== 'draft')
      wrong.policy_status = [{ key: 'field.wrong' }];
    if (row.paid_amount !== undefined && !can(caller.permissions, 'policy_app.change_payment'))
      wrong.paid_amount = [{ key: 'field.import_paid_right' }];
    return wrong;
  };
  const refuse = (wrong: FieldErrors, unknown: ImportUnknownName[], current?: Ref) => {
    if (Object.keys(wrong).length === 0) return;
    throw new WrongRow(wrong, unknown, current);
  };

  const importRow: RowImporter = async (texts) => {
    const row: Values = tidyTexts(reader.read(texts));
    const wrong = faultsOf(row);
    const unknown: ImportUnknownName[] = [];
    const provider_id = await notingErrors(wrong, () => named('provider', row.provider, unknown));
    const branch_id = await notingErrors(wrong, () => named('branch', row.branch, unknown));
    const there = await findThere(row, texts, provider_id);
    if (there) {
      // What is there as it is was taken once, whatever the rules say by now.
      if (Object.keys(there.differences).length > 0) refuse(wrong, unknown, there.record);
      return there;
    }
    const vehicle = await notingErrors(wrong, () => vehicleOf(row.plate));
    const seller = await notingErrors(wrong, () => sellerOf(row.seller));
    const owner = await notingErrors(wrong, () => ownerOf(row.owner));
    const { policy: extra, vehicle: ofVehicle } = await extras.read('policies', texts, branch_id, wrong);
    if (ofVehicle && row.plate === undefined) wrong.plate = [{ key: 'field.required' }];
    const { contractor, payer } = await parties(row, wrong);
    const { instalments_fall: fall } = texts;
    if (fall !== undefined && !isFall(fall)) wrong.instalments ??= [{ key: 'field.wrong' }];
    const plan = {
      frequency: row.payment_frequency === undefined ? undefined : Number(row.payment_frequency),
      count: typeof row.instalments === 'number' ? row.instalments : undefined,
      first: textIn(row, 'first_due_date'),
    };
    const term = isPlainDate(row.start_date) &&
      isPlainDate(row.end_date) && { start: row.start_date, end: row.end_date };
    const doubt = term && !wrong.instalments ? planDoubt({ ...term, ...plan }) : null;
    const { frequency, count, first } = term ? toldPlan({ ...term, ...plan }, isFall(fall) ? fall : undefined) : plan;
    const input = withoutEmpty({
      number: row.number,
      provider_id: provider_id ?? null,
      branch_id: branch_id ?? null,
      contractor_id: contractor?.id ?? null,
      payer_id: payer?.id ?? null,
      start_date: row.start_date,
      end_date: row.end_date,
      net_premium: row.net_premium,
      commission_percent: row.commission_percent,
      insured_select_type: row.insured_select_type ?? 'personal',
      maximum_insured_sum: row.maximum_insured_sum,
      certificate_number: row.certificate_number,
      observations: row.observations,
      renews: row.renews === undefined ? undefined : row.renews === 'yes',
      extra,
    });
    const { errors, sent } = checks('createPolicy', input);
    for (const [field, list] of Object.entries(inColumns(errors ?? {}))) wrong[field] ??= list;
    const { start_date: start, end_date: end } = row;
    if (isPlainDate(start) && isPlainDate(end) && termProblem(start, end) === 'end_before_start')
      wrong.end_date ??= [{ key: 'field.ends_after_start' }];
    const brought = {
      input: { insured_select_type: 'personal' as const, ...sent },
      total: textIn(row, 'total_grant'),
      ...{ frequency, count, first },
    };
    const priced = await pricedRow({ policies, facts: await factsOnce(), brought }, wrong);
    const paid = textIn(row, 'paid_amount');
    if (priced && paid !== undefined && !wrong.paid_amount) {
      const isDraft = !activates || row.policy_status === 'draft';
      const fault = paidFault(paid, { priced, isDraft, saysTotal: row.total_grant !== undefined }, wrong);
      if (fault) wrong.paid_amount = [fault];
    }
    refuse(wrong, unknown);
    if (!priced) throw invalid(wrong);
    const rounded =
      paid === undefined
        ? null
        : await roundedRow(scope, { paid, terms: paymentTermsOf(priced), language: (await factsOnce()).language });
    if (paid !== undefined) await requireFeatures(scope, ['payments']);
    await allowance.take();
    let policy = await addImported(
      policies,
      rounded?.plan ? { ...priced, own_plan: rounded.plan } : priced,
      owner ?? null,
    );
    if (vehicle) {
      const fields = extraOn(policy.extra_fields, 'vehicle');
      await vehicles.record(
        'policy_vehicle_added',
        { id: policy.id, fields },
        {
          after: await vehicles.add(policy.id, { vehicle_id: vehicle, extra: ofVehicle ?? {} }),
        },
      );
    }
    if (seller) {
      const { id: seller_id } = await sellers.sellerOf(seller);
      const share = { seller_id, start_date: String(row.start_date), percentage: '100' };
      await sellers.record('policy_seller_added', policy.id, { after: await sellers.add(policy.id, share) });
    }
    const warnings: NonNullable<RowMade['warnings']> = {};
    if (doubt !== null && (fall === undefined || !isFall(fall, doubt)))
      warnings.instalments = { key: `import_rule.instalments_${doubt}`, params: { months: policy.payment_frequency } };
    const computed = computedTotal(policy);
    if (computed !== undefined) {
      const difference = subtractMoney(policy.total_grant, computed);
      const money = (amount: Money) => ({ amount, currency: policy.currency });
      warnings.total_grant = {
        key: 'import_rule.total_kept',
        params: { computed: money(computed), total: money(policy.total_grant), difference: money(difference) },
      };
    }
    const staysDraft = !activates || row.policy_status === 'draft';
    // What the branch asks for of its own waits until somebody saves the policy.
    if (!staysDraft && policy.missing.every((field) => field === 'extra')) {
      const answer = await activatePolicy({
        path: { policyId: policy.id },
        query: {},
        body: undefined,
        version: policy.version,
        url: '',
      });
      policy = bodyOf(answer);
      const { today } = await factsOnce();
      if (rounded) warnings.paid_amount = rounded.warning;
      if (paid !== undefined && compareMoney(paid, '0.00') > 0)
        await bringPaid(scope, policy, { paid, today, rest: rounded?.rest ?? null });
    } else if (!staysDraft) warnings.insured_select_type = 'import_rule.stays_draft';
    const own: MadeRecord = { model: 'policy', record_id: policy.id, record_version: policy.version };
    const people = [contractor?.made, payer === contractor ? null : payer?.made].flatMap((one) =>
      one ? [{ ...madeOf(one), name: one.name }] : [],
    );
    for (const [role, one] of Object.entries({ payer, contractor })) {
      const { name, ...others } = one?.warnings ?? {};
      if (name && row[`${role}_identification`] !== undefined) warnings[`${role}_name`] = name;
      for (const key of Object.values(others)) warnings[`${role}_identification`] = key;
    }
    return {
      outcome: 'created',
      record: { id: policy.id, name: policy.number ?? `#${policy.id}` },
      made: [...people, own],
      warnings,
      total: policy.total_grant,
      computed,
    };
  };
  return (texts) => allowance.giveBackOnFailure(() => importRow(texts));
}
/** What a policy would cost by its net premium, where a file says another total; undefined where both are the same. */
function computedTotal({ charges, total_grant }: Pick<Policy, 'charges' | 'total_grant'>): Money | undefined {
  const lines = charges.filter(({ kind }) => kind === 'imported').map(({ amount }) => amount);
  return lines.length > 0 ? subtractMoney(total_grant, addMoney(...lines)) : undefined;
}
/** Whether a text says how instalments fall, of any plan that a file leaves open or of one kind of them. */
const isFall = (text: string | undefined, doubt?: PlanDoubt): text is InstalmentsFall =>
  (doubt ? [doubt] : (['dates', 'number'] as const)).some((one) => instalmentsFall[one].some((fall) => fall === text));
interface Party {
  id: number;
  made: Customer | null;
  warnings: Record<string, string | FieldError>;
}

import type { PolicyInsuredInput, PolicyInsuredPatch, Ref } from '@corredor/core/api';
import type { RowTexts } from '@corredor/core/imports';
import { can } from '@corredor/core/permissions';
import { sql } from 'kysely';
import { tidyTexts } from '../../server/checks/texts.ts';
import type { BodyChecks } from '../../server/checks/validation.ts';
import { type FieldErrors, invalid, invalidField } from '../../server/request/problems.ts';
import type { Scope } from '../../server/request/scope.ts';
import { checkInsured, policyInsuredOperations, policyInsuredStore } from '../policyInsureds/index.ts';
import { notingErrors, rightOnes } from './allWrong.ts';
import {
  type CustomerRows,
  madeOf,
  otherName,
  refOf,
  warningsOf,
  withKinds,
  withoutEmpty,
  zeroAdded,
} from './customerRows.ts';
import { differencesOf } from './differences.ts';
import { importedExtras } from './importedExtras.ts';
import { bodyOf, type RowImporter, type RowThere } from './importRow.ts';
import type { RowReader } from './rowReader.ts';

interface IntoPolicy {
  id: number;
  start_date: string | null;
  branch_id: number | null;
}

/** Puts people into a policy's list by the operation that adds a single one; who is no customer yet becomes one. */
export function insuredRows(
  scope: Scope,
  checks: BodyChecks,
  customers: CustomerRows,
  policy: IntoPolicy,
  reader: RowReader,
): RowImporter {
  const store = policyInsuredStore(scope);
  let opened: ReturnType<typeof store.lockPolicy> | undefined;
  let newcomer = 0;
  const locked = () => {
    opened ??= store.lockPolicy(policy.id);
    return opened;
  };
  const lists: typeof store = {
    ...store,
    // The policy stays locked until all rows are in, and whoever became a customer with this row is there and in no list.
    lockPolicy: locked,
    isThere: async (customerId) => customerId === newcomer || store.isThere(customerId),
    isListed: async (row) => row.customerId !== newcomer && store.isListed(row),
  };
  const { createPolicyInsured } = policyInsuredOperations(lists, { asksExtra: false });
  const extras = importedExtras(scope, reader);

  const identificationOf = async (customerId: number | null) => {
    if (customerId === null) return null;
    const found = scope.trx.selectFrom('customers').select('identification').where('id', '=', customerId);
    return (await found.executeTakeFirst())?.identification ?? null;
  };
  /** The row of the policy's list that a row of the file repeats, with what it has otherwise. */
  const findThere = async (
    customer: Ref,
    { relationship, texts }: { relationship: unknown; texts: RowTexts },
    row: Values,
  ): Promise<RowThere | null> => {
    const listed = await scope.trx
      .selectFrom('policy_insureds')
      .select('id')
      .where('policy_id', '=', policy.id)
      .where('customer_id', '=', customer.id)
      .where(sql<boolean>`relationship = ${relationship}`)
      .executeTakeFirst();
    const stored = listed && (await store.find(policy.id, listed.id));
    if (!stored) return null;
    const { titular_id, ...values } = row;
    const differences = {
      ...differencesOf('insureds', values, { ...stored }),
      ...(await extras.differences(texts, policy.branch_id, stored.extra)),
    };
    if (titular_id && titular_id !== stored.titular_id)
      differences.titular_identification = await identificationOf(stored.titular_id);
    return { outcome: 'there', record: customer, model: 'policy_insured', recordId: stored.id, differences };
  };
  /** What the rules of the list say beside what is wrong already. */
  const listErrors = async (body: Partial<PolicyInsuredInput>, wrong: FieldErrors): Promise<FieldErrors> => {
    const found: FieldErrors = {};
    const right: PolicyInsuredPatch = rightOnes(body, wrong);
    const wanted = { relationship: 'titular' as const, customer_id: 0, ...right };
    await notingErrors(found, async () => checkInsured(lists, { policy: await locked(), exceptId: 0 }, wanted));
    const { customer_id, ...rest } = found;
    return 'titular_identification' in wrong || 'relationship' in wrong ? without(rest, 'titular_id') : rest;
  };

  return async (texts) => {
    const { titular_identification, identification, identification_type, ...read } = reader.read(texts);
    const wrong: FieldErrors = {};
    if (identification === undefined) wrong.identification = [{ key: 'field.required' }];
    const titular_id = await notingErrors(wrong, () => customers.findTitular(titular_identification));
    const relationship = read.relationship ?? (titular_identification === undefined ? 'titular' : 'dependent');
    const known = await customers.find(identification, identification_type, {
      name: read.name,
      countryId: read.country_id,
    });
    const family = { family_relationship: read.family_relationship };
    const isDependent = relationship === 'dependent';
    const {
      start_date = policy.start_date,
      prima,
      certificate_number,
      beneficiary_percentage,
      sum,
      rate,
      term_net,
    } = read;
    const premium = { prima, sum, rate, term_net };
    const said = { ...family, titular_id, beneficiary_percentage, certificate_number, ...premium };
    if (known) {
      const row = withoutEmpty(tidyTexts({ ...said, start_date: read.start_date }));
      const there = await findThere(refOf(known), { relationship, texts }, row);
      if (there && Object.keys(wrong).length === 0) return there;
    }
    const person = () => {
      if (!can(scope.caller.permissions, 'core_app.add_customer'))
        throw invalidField('identification', 'field.customer_unknown');
      const { name, birthdate, sex, phone, email, country_id, notes } = read;
      const facts = { identification, identification_type, name, birthdate, sex, phone, email, country_id, notes };
      const whole = withKinds(scope, withoutEmpty(facts));
      const dependence = isDependent
        ? { insured_type: 'dependent', titular_id, ...family }
        : { insured_type: 'titular' };
      const ofPerson = whole.legal_type === 'natural' ? dependence : {};
      return customers.create(withoutEmpty(tidyTexts({ roles: ['insured'], ...whole, ...ofPerson })), wrong);
    };
    if (!known && identification !== undefined && read.name === undefined)
      wrong.name = [{ key: 'field.insured_unknown' }];
    if (known?.is_sample) wrong.identification = [{ key: 'field.names_sample' }];
    const made = known ? null : await notingErrors(wrong, person);
    newcomer = made?.id ?? 0;
    const customer = refOf(known ?? made ?? { id: 1, name: '' });
    const { insured: extra } = await extras.read('insureds', texts, policy.branch_id, wrong);
    const inList = { customer_id: customer.id, ...withoutEmpty({ start_date, relationship, ...said, extra }) };
    const { errors, body, sent } = checks('createPolicyInsured', inList);
    for (const [field, list] of Object.entries(errors ?? {})) wrong[field] ??= list;
    if (!body || Object.keys(wrong).length > 0) throw invalid({ ...(await listErrors(sent, wrong)), ...wrong });
    // The titular comes with other rows of the file: until then nothing can depend on them.
    const isAwaited = typeof titular_identification === 'string' && customers.isElsewhere(titular_identification);
    const outcome = made ? 'created' : 'linked';
    const ofPerson = made ? warningsOf(made) : otherName(scope, known, read.name);
    const warnings = { ...zeroAdded(scope, identification, identification_type, read.country_id), ...ofPerson };
    if (isDependent && isAwaited) return { outcome, record: customer, made: made ? [madeOf(made)] : [], warnings };
    const input = { path: { policyId: policy.id }, query: {}, body, version: 0, url: '' };
    const insured = bodyOf(await createPolicyInsured(input));
    const own = { model: 'policy_insured', record_id: insured.id, record_version: insured.version } as const;
    return { outcome, record: customer, made: made ? [madeOf(made), own] : [own], warnings };
  };
}

type Values = Record<string, unknown>;
const without = (errors: FieldErrors, field: string): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field));

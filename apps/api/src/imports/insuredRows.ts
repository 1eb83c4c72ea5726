import type { PolicyInsuredInput } from '@corredor/core/api';
import { readRow } from '@corredor/core/imports';
import { can } from '@corredor/core/permissions';
import { policyInsuredOperations, policyInsuredStore } from '../policyInsureds/index.ts';
import { invalid, invalidField } from '../server/problems.ts';
import type { Scope } from '../server/scope.ts';
import { tidyTexts } from '../server/texts.ts';
import type { BodyChecks } from '../server/validation.ts';
import { type CustomerRows, madeOf, refOf, warningsOf, withKinds, withoutEmpty, zeroAdded } from './customerRows.ts';
import { bodyOf, type RowImporter } from './importRow.ts';

interface IntoPolicy {
  id: number;
  start_date: string | null;
}

/** Puts people into a policy's list by the operation that adds a single one; who is no customer yet becomes one. */
export function insuredRows(
  scope: Scope,
  checks: BodyChecks,
  customers: CustomerRows,
  policy: IntoPolicy,
): RowImporter {
  const store = policyInsuredStore(scope);
  let opened: ReturnType<typeof store.lockPolicy> | undefined;
  let newcomer = 0;
  const { createPolicyInsured } = policyInsuredOperations({
    ...store,
    // The policy stays locked until all rows are in, and whoever became a customer with this row is there and in no list.
    lockPolicy: (policyId) => {
      opened ??= store.lockPolicy(policyId);
      return opened;
    },
    isThere: async (customerId) => customerId === newcomer || store.isThere(customerId),
    isListed: async (row) => row.customerId !== newcomer && store.isListed(row),
  });

  return async (texts) => {
    const { titular_identification, identification, identification_type, ...read } = readRow('insureds', texts);
    if (identification === undefined) throw invalidField('identification', 'field.required');
    const titular_id = await customers.findTitular(titular_identification);
    const relationship = read.relationship ?? (titular_identification === undefined ? 'titular' : 'dependent');
    const known = await customers.find(identification, identification_type);
    const family = { family_relationship: read.family_relationship };
    const isDependent = relationship === 'dependent';
    const person = () => {
      if (!can(scope.caller.permissions, 'core_app.add_customer'))
        throw invalidField('identification', 'field.customer_unknown');
      const { name, birthdate, sex, phone, email, country_id } = read;
      const facts = { identification, identification_type, name, birthdate, sex, phone, email, country_id };
      const whole = withKinds(scope, withoutEmpty(facts));
      const dependence = isDependent
        ? { insured_type: 'dependent', titular_id, ...family }
        : { insured_type: 'titular' };
      const ofPerson = whole.legal_type === 'natural' ? dependence : {};
      return customers.create(withoutEmpty(tidyTexts({ roles: ['insured'], ...whole, ...ofPerson })));
    };
    const made = known ? null : await person();
    newcomer = made?.id ?? 0;
    const customer = known ?? refOf(made ?? { id: 0, name: '' });
    const { start_date = policy.start_date, prima, certificate_number, beneficiary_percentage } = read;
    const row = { start_date, relationship, ...family, titular_id, beneficiary_percentage, prima, certificate_number };
    const body = { customer_id: customer.id, ...withoutEmpty(row) };
    const errors = checks('createPolicyInsured', body);
    if (errors) throw invalid(errors);
    const input = { path: { policyId: policy.id }, query: {}, body: body as PolicyInsuredInput, version: 0, url: '' };
    const insured = bodyOf(await createPolicyInsured(input));
    const inList = { model: 'policy_insured', record_id: insured.id, record_version: insured.version } as const;
    return {
      outcome: made ? 'created' : 'linked',
      record: customer,
      made: made ? [madeOf(made), inList] : [inList],
      warnings: {
        ...zeroAdded(scope, identification, identification_type, read.country_id),
        ...(made ? warningsOf(made) : {}),
      },
    };
  };
}

import { importFields, importKinds, mapColumns } from '@corredor/core/imports';
import { catalogueIn } from '@corredor/core/spelling';
import { describe, expect, it } from 'vitest';
import paymentsEn from '../../collection/payments/messages/en.json' with { type: 'json' };
import paymentsEs from '../../collection/payments/messages/es.json' with { type: 'json' };
import branchesEn from '../../portfolio/branches/messages/en.json' with { type: 'json' };
import branchesEs from '../../portfolio/branches/messages/es.json' with { type: 'json' };
import customersEn from '../../portfolio/customers/messages/en.json' with { type: 'json' };
import customersEs from '../../portfolio/customers/messages/es.json' with { type: 'json' };
import importsEn from '../../portfolio/imports/messages/en.json' with { type: 'json' };
import importsEs from '../../portfolio/imports/messages/es.json' with { type: 'json' };
import policiesEn from '../../portfolio/policies/messages/en.json' with { type: 'json' };
import policiesEs from '../../portfolio/policies/messages/es.json' with { type: 'json' };
import providersEn from '../../portfolio/providers/messages/en.json' with { type: 'json' };
import providersEs from '../../portfolio/providers/messages/es.json' with { type: 'json' };
import vehiclesEn from '../../portfolio/vehicles/messages/en.json' with { type: 'json' };
import vehiclesEs from '../../portfolio/vehicles/messages/es.json' with { type: 'json' };

/** What the lists call the fields that a file of the kind has, and what it has not. */
const listed = {
  policies: {
    number: 'number',
    status: 'policy_status',
    contractor: 'contractor_name',
    provider: 'provider',
    branch: 'branch',
    payer: 'payer_name',
    type: null,
    insured_select_type: 'insured_select_type',
    certificate_number: 'certificate_number',
    start_date: 'start_date',
    end_date: 'end_date',
    net_premium: 'net_premium',
    total_grant: 'total_grant',
    current_total: null,
    payment_frequency: 'payment_frequency',
    estimated_payment_day: null,
    commission_percent: 'commission_percent',
    commission: null,
    maximum_insured_sum: 'maximum_insured_sum',
    renews: 'renews',
    seller: 'seller',
  },
  payments: {
    policy_number: 'number',
    contractor: null,
    payer: null,
    provider: 'provider',
    branch: null,
    due_date: 'due_date',
    number: null,
    amount: 'amount',
    status: null,
    method: 'payment_method',
    payment_date: 'paid_on',
    invoice_number: 'invoice_number',
    collected_by: null,
    paid_amount: 'paid',
    balance: null,
  },
} as const;
const english = {
  policies: policiesEn.field,
  payments: paymentsEn.field,
  providers: providersEn.column,
  branches: branchesEn.column,
};
const wordsOf = {
  es: {
    policies: policiesEs.field,
    payments: paymentsEs.field,
    providers: providersEs.column,
    branches: branchesEs.column,
  },
  'en-GB': english,
  'en-US': catalogueIn('en-US', english),
};
describe.each(['es', 'en-GB', 'en-US'] as const)('the heads of lists in %s', (language) => {
  it.each(['policies', 'payments'] as const)('of %s are known as what they are, and as nothing else', (kind) => {
    const words = new Map(Object.entries(wordsOf[language][kind]));
    const fields = Object.keys(listed[kind]);
    const mapped = mapColumns(
      kind,
      fields.map((field) => words.get(field) ?? ''),
    );
    expect(Object.fromEntries(fields.map((field, place) => [field, mapped[place]]))).toEqual(listed[kind]);
  });

  it('of insurers and branches are known', () => {
    const { providers, branches } = wordsOf[language];
    const { updated: _one, created: _other, policies, netPremium, ...ofInsurer } = providers;
    expect(mapColumns('providers', Object.values(ofInsurer))).not.toContain(null);
    // What follows from its policies is no detail of an insurer.
    expect(mapColumns('providers', [policies, netPremium])).toEqual([null, null]);
    const { updated: _last, ...ofBranch } = branches;
    expect(mapColumns('branches', Object.values(ofBranch))).not.toContain(null);
  });
});

describe.each([
  ['es', customersEs, vehiclesEs, importsEs],
  ['en-GB', customersEn, vehiclesEn, importsEn],
  ['en-US', catalogueIn('en-US', customersEn), catalogueIn('en-US', vehiclesEn), catalogueIn('en-US', importsEn)],
] as const)('in %s', (_language, customers, vehicles, imports) => {
  it('every importable column of an export is known by its heading', () => {
    const { column, field } = customers;
    const headings = [
      ...[column.name, column.identification, column.roles, column.phone, column.email, column.city, column.age],
      ...[column.legalType, column.country, column.birthdate, field.identification_type, field.sex],
      ...[field.foundation_date, field.province, field.street, field.insured_type, field.titular_id],
      ...[field.titular_identification, field.family_relationship, field.partner_name, field.notes, column.created],
    ];
    const mapped = mapColumns('customers', headings);
    // The parts of a name are told in files of others.
    const whole = importFields.customers.filter(({ partOf }) => partOf === undefined);
    expect(mapped.filter(Boolean).toSorted()).toEqual(whole.map(({ name }) => name).toSorted());
    expect(mapped[headings.indexOf(field.titular_id)]).toBeNull();
    const fleet = mapColumns('vehicles', Object.values(vehicles.column));
    // So is one column for make and model.
    const ofVehicle = importFields.vehicles.filter(({ partOf, holds }) => partOf === undefined && !holds);
    expect(fleet.filter(Boolean).toSorted()).toEqual(ofVehicle.map(({ name }) => name).toSorted());
  });

  it('every column of the templates is known by its heading', () => {
    for (const kind of importKinds) {
      // As the wizard says them: what it has no word for is called as in the form.
      const forms = kind === 'vehicles' ? vehicles.field : {};
      const words = new Map(Object.entries({ ...forms, ...imports.field }));
      // A column that holds two stands in their place.
      const names = importFields[kind].flatMap(({ name, holds }) => (holds ? [] : [name]));
      expect(
        mapColumns(
          kind,
          names.map((name) => words.get(name) ?? ''),
        ),
      ).toEqual(names);
      for (const { name, holds } of importFields[kind])
        if (holds) expect(mapColumns(kind, [words.get(name) ?? ''])).toEqual([name]);
    }
  });
});

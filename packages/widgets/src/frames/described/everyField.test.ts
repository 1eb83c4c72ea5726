import * as schemas from '@corredor/core/schemas';
import { describe, expect, it } from 'vitest';

const sources = import.meta.glob<string>('../../{portfolio,identity,office}/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const isOfProduct = (path: string) => !/\.(test|stories|fixtures|css)\.tsx?$/.test(path);

/** What is sent of each record, and the feature that asks for it. */
const records = {
  customers: schemas.vCustomerInput,
  vehicles: schemas.vVehicleInput,
  providers: schemas.vProviderInput,
  branches: schemas.vBranchInput,
  coverages: schemas.vCoverageInput,
  tasks: schemas.vTaskInput,
  users: schemas.vUserInput,
  roles: schemas.vRoleInput,
  policies: schemas.vPolicyInput,
};
/** Where a field stands in a feature; files are told by their names. */
const places = {
  'held by the form': /(Values|described[A-Z]\w*)\.ts$/,
  'drawn by the form': /(Fields?|Form|FormView|Permission\w*)\.tsx$|described[A-Z]\w*\.ts$/,
  'told of a record': /(Columns|Facts|Detail|Summary|Record|Row|Matrix|Header|Dependents)\.tsx$|described[A-Z]\w*\.ts$/,
} as const;
type Place = keyof typeof places;
/** What is left out of a place, with the reason. */
const leftOut: Partial<Record<keyof typeof records, Partial<Record<Place, Record<string, string>>>>> = {
  branches: { 'told of a record': { premium_tax: 'usePremiumTax writes it' } },
  users: {
    'told of a record': {
      last_name: 'it is written with the name',
      password: 'nobody reads it',
      confirm_password: 'it is asked twice only so that it is typed right',
    },
  },
};

/** A field is named by itself, by the record that its number stands for, or by what it lists. */
const namesOf = (field: string) => {
  const [one] = field.split(/_ids?$/);
  return one === undefined || one === field ? [field] : [field, one, `${one}s`, `${one}es`];
};
const isNamed = (text: string, field: string) =>
  namesOf(field).some((name) => new RegExp(`(?<![\\w.-])${name}(?![\\w-])|\\.${name}(?![\\w-])`).test(text));

describe.each(Object.entries(records))('every field of %s', (feature, { entries }) => {
  const own = Object.entries(sources).filter(([path]) => path.includes(`/${feature}/`) && isOfProduct(path));
  it.each(Object.entries(places))('is %s', (place, files) => {
    const text = own
      .filter(([path]) => files.test(path))
      .map(([, source]) => source)
      .join('\n');
    const reasons = leftOut[feature as keyof typeof records]?.[place as Place] ?? {};
    const missing = Object.keys(entries).filter((field) => !isNamed(text, field));
    expect(missing).toEqual(Object.keys(reasons));
  });
});

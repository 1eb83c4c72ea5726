import type { CustomerInput } from '@corredor/core/api';
import type { PlainDate } from '@corredor/core/dates';
import type { FieldErrors } from '../../server/request/problems.ts';
import { type CustomerStore, checkNewCustomer, refuseWrongTitular } from '../customers/index.ts';
import { notingErrors, rightOnes } from './allWrong.ts';

interface Known {
  store: CustomerStore;
  today: PlainDate;
  /** The country where the row's own cannot be read. */
  countryId: string;
}
const standIns: Omit<CustomerInput, 'country_id'> = {
  legal_type: 'natural',
  identification_type: 'other',
  identification: '000',
  name: '-',
  roles: ['contractor'],
};
/** Rules that follow from another field say nothing while that one cannot be read. */
const followers: Record<string, readonly string[]> = {
  legal_type: ['field.only_natural', 'field.only_legal'],
  insured_type: ['field.only_dependent'],
  country_id: ['field.province', 'field.phone', 'identification.'],
  identification_type: ['identification.'],
};

/** What the rules say of a new customer beside what is known to be wrong already; both together are all that is wrong. */
export async function ruleErrors(
  input: Partial<CustomerInput>,
  wrong: FieldErrors,
  { store, today, countryId }: Known,
): Promise<FieldErrors> {
  const found: FieldErrors = {};
  const right = rightOnes(input, wrong);
  const whole = { ...standIns, country_id: countryId, ...right };
  await notingErrors(found, () => checkNewCustomer(whole, today));
  const { titular_id } = right;
  if (titular_id) await notingErrors(found, () => refuseWrongTitular(store, { titular_id }));
  const silent = Object.keys(wrong).flatMap((field) => followers[field] ?? []);
  return Object.fromEntries(
    Object.entries(found).filter(
      ([field, [error]]) => field in right && !silent.some((start) => error?.key.startsWith(start)),
    ),
  );
}

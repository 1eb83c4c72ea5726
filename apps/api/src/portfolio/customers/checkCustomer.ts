import type { Customer, CustomerInput, CustomerPatch } from '@corredor/core/api';
import { countryOf } from '@corredor/core/countries';
import { fieldsOf } from '@corredor/core/customers';
import { addMonths, type PlainDate } from '@corredor/core/dates';
import { checkIdentification } from '@corredor/core/identifications';
import { checkPhone } from '@corredor/core/validation';
import { type FieldErrors, invalid } from '../../server/request/problems.ts';
import { isStateOf } from '../../services/geo/index.ts';
import type { CustomerValues, NewCustomerValues } from './customers.store.ts';

const oldestAge = 130;

/** Checks what the document cannot say of a new customer and answers the values as they are stored. */
export async function checkNewCustomer(input: CustomerInput, today: PlainDate): Promise<NewCustomerValues> {
  return { ...input, ...(await check(input, input, today)) };
}

/** Checks what changes of a customer; what no longer fits the new kind of person is cleared. */
export async function checkChangedCustomer(
  before: Customer,
  patch: CustomerPatch,
  today: PlainDate,
): Promise<CustomerValues> {
  const changed = { ...clearedBy(before, patch), ...patch };
  return { ...changed, ...(await check({ ...before, ...changed }, changed, today)) };
}

/** The other kind's fields go with the legal type, and the titular with the dependence. */
function clearedBy(before: Customer, patch: CustomerPatch): CustomerPatch {
  const isOtherKind = patch.legal_type !== undefined && patch.legal_type !== before.legal_type;
  const ofOldKind = isOtherKind ? fieldsOf[before.legal_type] : [];
  const isFreed = patch.insured_type !== undefined && patch.insured_type !== 'dependent';
  const ofDependent = isFreed ? ['titular_id', 'family_relationship'] : [];
  return Object.fromEntries([...ofOldKind, ...ofDependent].map((field) => [field, null]));
}

async function check(whole: CustomerInput, changed: CustomerPatch, today: PlainDate): Promise<CustomerValues> {
  const errors: FieldErrors = {};
  const fail = (field: string, key: string) => {
    errors[field] ??= [{ key }];
  };
  const touches = (...fields: (keyof CustomerPatch)[]) => fields.some((field) => changed[field] !== undefined);
  const country = countryOf(whole.country_id);
  if (!country) fail('country_id', 'field.country');
  if (touches('province', 'country_id') && whole.province && !isStateOf(whole.country_id, whole.province))
    fail('province', 'field.province');
  checkKind(whole, fail);
  checkDates(whole, today, fail);
  const phone = changed.phone ? await checkPhone(changed.phone, country?.alpha2) : undefined;
  if (phone && !phone.isValid) fail('phone', 'field.phone');
  const stored = touches('identification', 'identification_type', 'country_id')
    ? await checkNumber(whole, fail)
    : undefined;
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return phone?.isValid ? { phone: phone.e164, ...stored } : { ...stored };
}

type Fail = (field: string, key: string) => void;

function checkKind(whole: CustomerInput, fail: Fail) {
  const other = whole.legal_type === 'natural' ? 'legal' : 'natural';
  const values = new Map<string, unknown>(Object.entries(whole));
  for (const field of fieldsOf[other]) {
    if (values.get(field) != null) fail(field, other === 'natural' ? 'field.only_natural' : 'field.only_legal');
  }
  if (whole.insured_type === 'dependent') return;
  if (whole.titular_id != null) fail('titular_id', 'field.only_dependent');
  if (whole.family_relationship != null) fail('family_relationship', 'field.only_dependent');
}
function checkDates(whole: CustomerInput, today: PlainDate, fail: Fail) {
  if (whole.birthdate && whole.birthdate >= today) fail('birthdate', 'field.birthdate_future');
  if (whole.birthdate && whole.birthdate < addMonths(today, -12 * oldestAge)) fail('birthdate', 'field.birthdate_past');
  if (whole.foundation_date && whole.foundation_date > today) fail('foundation_date', 'field.date_future');
}
async function checkNumber(whole: CustomerInput, fail: Fail): Promise<CustomerValues> {
  const { normalised, problem } = await checkIdentification({
    type: whole.identification_type,
    country_id: whole.country_id,
    value: whole.identification,
  });
  if (problem?.severity === 'error') fail('identification', `identification.${problem.code}`);
  return { identification: normalised, identification_warning: problem?.severity === 'warning' ? problem.code : null };
}

import type { Provider, ProviderOfficeInput, ProviderPatch } from '@corredor/core/api';
import { countryOf } from '@corredor/core/countries';
import { checkIdentification } from '@corredor/core/identifications';
import { checkPhone } from '@corredor/core/validation';
import { tidyTexts } from '../../server/checks/texts.ts';
import { type FieldErrors, invalid } from '../../server/request/problems.ts';

interface Known {
  countryId: string;
  branches: ReadonlySet<number>;
  before: Provider | undefined;
}
/** Checks what the document cannot say of a provider and answers the values as they are stored. */
export async function checkProvider<Values extends ProviderPatch>(values: Values, known: Known): Promise<Values> {
  const errors: FieldErrors = {};
  const fail = (field: string, key: string) => {
    errors[field] ??= [{ key }];
  };
  const alpha2 = countryOf(known.countryId)?.alpha2;
  const toPhone = async (field: string, typed: string | null | undefined) => {
    if (!typed) return typed;
    const phone = await checkPhone(typed, alpha2);
    if (!phone.isValid) fail(field, 'field.phone');
    return phone.isValid ? phone.e164 : typed;
  };
  const stored = { ...values };
  if (values.phone !== undefined) stored.phone = await toPhone('phone', values.phone);
  if (values.ruc) stored.ruc = await checkTaxNumber(values.ruc, known.countryId, fail);
  values.branch_ids?.forEach((id, index) => {
    if (!known.branches.has(id)) fail(`branch_ids.${index}`, 'field.not_found');
  });
  if (values.offices) {
    refuseForeignOffices(values.offices, known.before, fail);
    stored.offices = await Promise.all(
      values.offices.map(async (office, index) => ({
        ...tidyTexts(office),
        phone: await toPhone(`offices.${index}.phone`, office.phone),
      })),
    );
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return stored;
}

type Fail = (field: string, key: string) => void;

async function checkTaxNumber(value: string, country_id: string, fail: Fail) {
  const { normalised, problem } = await checkIdentification({ type: 'ruc', country_id, value });
  if (problem?.severity === 'error') fail('ruc', `identification.${problem.code}`);
  return normalised;
}
/** An office to keep must be one of this provider's own, and named once. */
function refuseForeignOffices(offices: readonly ProviderOfficeInput[], before: Provider | undefined, fail: Fail) {
  const free = new Set(before?.offices.map((office) => office.id));
  offices.forEach(({ id }, index) => {
    if (id !== undefined && !free.delete(id)) fail(`offices.${index}.id`, 'field.not_found');
  });
}

import type { InvoiceFormInput } from '@corredor/core/api';
import { countryOf } from '@corredor/core/countries';
import { checkFiscalId } from '@corredor/core/identifications';
import { checkPhone, isEmail } from '@corredor/core/validation';
import { tidyTexts } from '../../server/checks/texts.ts';
import { type FieldErrors, invalid } from '../../server/request/problems.ts';

/** Checks what the document cannot say of an invoice form, and answers it as it is stored. */
export async function checkInvoiceForm(form: InvoiceFormInput): Promise<InvoiceFormInput> {
  const tidied = tidyTexts(form);
  const errors: FieldErrors = {};
  const country = countryOf(form.country_id);
  if (!country) errors['invoice.country_id'] = [{ key: 'field.country' }];
  if (!isEmail(tidied.email)) errors['invoice.email'] = [{ key: 'field.email_invalid' }];
  const phone = await checkPhone(tidied.phone, country?.alpha2);
  if (!phone.isValid) errors['invoice.phone'] = [{ key: 'field.phone' }];
  const fiscal = await checkFiscalId({ country_id: tidied.country_id, value: tidied.fiscal_id });
  if (fiscal.problem?.severity === 'error')
    errors['invoice.fiscal_id'] = [{ key: `identification.${fiscal.problem.code}` }];
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return { ...tidied, fiscal_id: fiscal.normalised, phone: phone.isValid ? phone.e164 : tidied.phone };
}

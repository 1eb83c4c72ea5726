import type { Partner, PartnerPatch } from '@corredor/core/api';
import { countryOf } from '@corredor/core/countries';
import { checkIdentification } from '@corredor/core/identifications';
import { checkAlias, checkPhone, checkWebAddress, isEmail } from '@corredor/core/validation';
import { tidyTexts } from '../../server/checks/texts.ts';
import { audit } from '../../server/records/audit.ts';
import type { Operations } from '../../server/request/operations.ts';
import { conflict, type FieldErrors, invalid, invalidField, notFound, stale } from '../../server/request/problems.ts';
import { created, ok } from '../../server/request/replies.ts';
import type { Scope } from '../../server/request/scope.ts';
import type { PartnerStore } from './partner.store.ts';

/** The brokerage's own profile: made once by a user who has none, then changed by those who may. */
export const partnerOperations = (scope: Scope, partners: PartnerStore) =>
  ({
    getPartner: async () => {
      const partner = await partners.find();
      return partner ? ok(partner) : notFound('partner');
    },
    getAliasAvailability: async ({ query }) => {
      const alias = query.alias.trim().toLowerCase();
      const problem = checkAlias(alias) ?? ((await partners.isAliasTaken(alias)) ? 'taken' : null);
      return ok({ alias, is_available: problem === null, problem });
    },
    createPartner: async ({ body }) => {
      if (scope.caller.partnerId !== 0) return conflict('partner_exists');
      const input = await checked(tidyTexts(body), body.country_id);
      if (await partners.lockFounder()) return conflict('partner_exists');
      if (await partners.isAliasTaken(input.alias)) return invalidField('alias', 'field.alias_taken');
      const partner = await partners.create(input);
      await audit(scope, { event: 'partner_created', model: 'partner', object_id: partner.id, after: partner });
      return created(partner);
    },
    updatePartner: async ({ body, version }) => {
      const before = await partners.find();
      if (!before) return notFound('partner');
      const patch = await checked(tidyTexts(body), body.country_id ?? before.country_id, before);
      if (patch.alias && (await partners.isAliasTaken(patch.alias))) return invalidField('alias', 'field.alias_taken');
      if (patch.currency && patch.currency !== before.currency && (await partners.hasPolicies()))
        return invalidField('currency', 'field.currency_fixed');
      const after = await partners.update(version, patch);
      if (!after) return stale(before);
      await audit(scope, { event: 'partner_updated', model: 'partner', object_id: after.id, before, after });
      return ok(after);
    },
  }) satisfies Partial<Operations>;

/** Checks what the document cannot say and answers the values as they are stored. */
async function checked<Values extends PartnerPatch>(
  input: Values,
  countryId: string,
  before?: Partner,
): Promise<Values> {
  const errors: FieldErrors = {};
  const fail = (field: string, key: string) => {
    errors[field] = [{ key }];
  };
  const country = countryOf(countryId);
  if (!country) fail('country_id', 'field.country');
  const alias = input.alias?.toLowerCase();
  // A name that was reserved later stays with the brokerage that has it.
  const aliasProblem = alias === undefined || alias === before?.alias ? undefined : checkAlias(alias);
  if (aliasProblem) fail('alias', aliasProblem === 'reserved' ? 'field.alias_reserved' : 'field.alias_format');
  if (input.email !== undefined && !isEmail(input.email)) fail('email', 'field.email_invalid');
  const phone = input.phone === undefined ? undefined : await checkPhone(input.phone, country?.alpha2);
  if (phone && !phone.isValid) fail('phone', 'field.phone');
  const isTaxNew = input.tax_id !== undefined && (input.tax_id !== before?.tax_id || countryId !== before.country_id);
  const tax = isTaxNew
    ? await checkIdentification({ type: 'ruc', country_id: countryId, value: input.tax_id ?? '' })
    : undefined;
  if (tax?.problem?.severity === 'error') fail('tax_id', `identification.${tax.problem.code}`);
  const address = input.website ? checkWebAddress(input.website) : undefined;
  if (address) fail('website', `field.website_${address}`);
  if (input.timezone !== undefined && !isTimeZone(input.timezone)) fail('timezone', 'field.wrong');
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return {
    ...input,
    alias,
    phone: phone?.isValid ? phone.e164 : input.phone,
    tax_id: tax ? tax.normalised : input.tax_id,
  };
}
function isTimeZone(name: string) {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

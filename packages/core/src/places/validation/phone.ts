export type PhoneCheck = { e164: string; international: string; isValid: true } | { isValid: false };

/** Checks one phone number and writes it as it is stored (E.164); the rules are loaded at the first number. Words, an extension or a second number beside it have no place there, so that nothing is left out. */
export async function checkPhone(value: string, alpha2?: string): Promise<PhoneCheck> {
  const { isSupportedCountry, parsePhoneNumberFromString } = await import('libphonenumber-js/min');
  const country = alpha2 !== undefined && isSupportedCountry(alpha2) ? alpha2 : undefined;
  // What is copied from a telephone's contacts has invisible marks around it.
  const phone = parsePhoneNumberFromString(value.replace(/\p{Cf}/gu, '').trim(), {
    extract: false,
    defaultCountry: country,
  });
  if (phone === undefined || phone.ext !== undefined || !phone.isValid()) return { isValid: false };
  return { isValid: true, e164: phone.number, international: phone.formatInternational() };
}

export type PhoneCheck = { e164: string; international: string; isValid: true } | { isValid: false };

/** Checks a phone number and writes it as it is stored (E.164); the rules are loaded at the first number. */
export async function checkPhone(value: string, alpha2?: string): Promise<PhoneCheck> {
  const { isSupportedCountry, parsePhoneNumberFromString } = await import('libphonenumber-js/min');
  const country = alpha2 !== undefined && isSupportedCountry(alpha2) ? alpha2 : undefined;
  const phone = parsePhoneNumberFromString(value, country === undefined ? {} : { defaultCountry: country });
  if (phone === undefined || !phone.isValid()) return { isValid: false };
  return { isValid: true, e164: phone.number, international: phone.formatInternational() };
}

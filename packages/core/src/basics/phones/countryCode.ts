// Country codes of one and two digits; all others have three.
const short = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

/** The country code and the national number of a stored number (E.164: + and digits only); undefined for anything else. */
export function numberParts(number: string): { country: string; national: string } | undefined {
  const digits = /^\+(\d{7,15})$/.exec(number)?.[1];
  if (digits === undefined) return undefined;
  const country = short.exec(digits)?.[0] ?? digits.slice(0, 3);
  return { country, national: digits.slice(country.length) };
}

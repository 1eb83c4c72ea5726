// Country codes of one and two digits; all others have three.
const short = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

/** Writes a stored number (E.164) for reading: country, then groups, the last one of four. Anything else stays as it is. */
export function formatPhone(number: string): string {
  const digits = /^\+(\d{7,15})$/.exec(number)?.[1];
  if (digits === undefined) return number;
  const country = short.exec(digits)?.[0] ?? digits.slice(0, 3);
  const rest = digits.slice(country.length);
  // From the end a group of four and one of three: what is left over is the area.
  return [`+${country}`, rest.slice(0, -7), rest.slice(-7, -4), rest.slice(-4)].filter(Boolean).join(' ');
}

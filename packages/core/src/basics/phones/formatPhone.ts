import { numberParts } from './countryCode.ts';

/** Writes a stored number (E.164) for reading: country, then groups, the last one of four. Anything else stays as it is. */
export function formatPhone(number: string): string {
  const parts = numberParts(number);
  if (parts === undefined) return number;
  const { country, national } = parts;
  // From the end a group of four and one of three: what is left over is the area.
  return [`+${country}`, national.slice(0, -7), national.slice(-7, -4), national.slice(-4)].filter(Boolean).join(' ');
}

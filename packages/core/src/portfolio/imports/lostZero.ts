import { checkIdentificationNow, normaliseIdentification } from '../identifications/index.ts';

const ecuador = '218';
const lengths = [
  { type: 'cedula', digits: 9 },
  { type: 'ruc', digits: 12 },
] as const;

/** Puts back the zero that spreadsheets drop before Ecuador's numbers of the provinces 01 to 09; only where the check digit is right then. */
export function withLostZero(text: string, type?: unknown): string {
  const number = normaliseIdentification(text);
  if (!/^\d+$/.test(number)) return number;
  const short = lengths.find(({ digits }) => digits === number.length);
  if (!short || (type !== undefined && type !== short.type)) return number;
  const whole = checkIdentificationNow({ type: short.type, country_id: ecuador, value: `0${number}` });
  return whole && !whole.problem ? whole.normalised : number;
}

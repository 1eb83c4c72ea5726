import { plain } from './plain.ts';

const months = [
  ['enero', 'january'],
  ['febrero', 'february'],
  ['marzo', 'march'],
  ['abril', 'april'],
  ['mayo', 'may'],
  ['junio', 'june'],
  ['julio', 'july'],
  ['agosto', 'august'],
  ['septiembre', 'setiembre', 'september'],
  ['octubre', 'october'],
  ['noviembre', 'november'],
  ['diciembre', 'december'],
];

/** The number of a month by its name or the beginning of it, in Spanish or English; nothing where no month is called so. */
export function monthOf(name: string): string {
  const wanted = plain(name);
  const index = wanted.length < 3 ? -1 : months.findIndex((names) => names.some((one) => one.startsWith(wanted)));
  return index < 0 ? '' : String(index + 1);
}

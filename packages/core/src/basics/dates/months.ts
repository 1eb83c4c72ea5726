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
const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The number of a month by its name or the beginning of it, in Spanish or English; nothing where no month is called so. */
export function monthOf(name: string): string {
  const wanted = bare(name).replace(/\.$/, '');
  const index = wanted.length < 3 ? -1 : months.findIndex((names) => names.some((one) => one.startsWith(wanted)));
  return index < 0 ? '' : String(index + 1);
}

/** What a month, 1 to 12, is called in a sentence. */
export const monthName = (month: number, language: string): string =>
  new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2000, month - 1, 1)));

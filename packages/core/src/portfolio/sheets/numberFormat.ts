/** A number of a sheet as its cell shows it. */
export interface ShownNumber {
  /** A number with a point before its decimals and no other sign; a day as 2026-01-31; what a pattern of digits makes of it. */
  text: string;
  /** All digits that are stored, where the cell shows fewer. */
  stored?: string;
  /** Whether the text is a number, so that its point is before decimals. */
  isNumber: boolean;
}
type Show = (value: number) => ShownNumber;

/** The formats that files name by number alone. */
const builtIn: Readonly<Record<number, string>> = {
  ...{ 0: 'General', 1: '0', 2: '0.00', 3: '#,##0', 4: '#,##0.00', 5: '#,##0', 6: '#,##0', 7: '#,##0.00' },
  ...{ 8: '#,##0.00', 9: '0%', 10: '0.00%', 11: '0.00E+00', 12: '# ?/?', 13: '# ??/??', 14: 'dd/mm/yyyy' },
  ...{ 15: 'd-mmm-yy', 16: 'd-mmm', 17: 'mmm-yy', 18: 'h:mm AM/PM', 19: 'h:mm:ss AM/PM', 20: 'h:mm' },
  ...{ 21: 'h:mm:ss', 22: 'dd/mm/yyyy h:mm', 37: '#,##0', 38: '#,##0', 39: '#,##0.00', 40: '#,##0.00' },
  ...{ 41: '#,##0', 42: '#,##0', 43: '#,##0.00', 44: '#,##0.00', 45: 'mm:ss', 46: '[h]:mm:ss', 47: 'mm:ss.0' },
  ...{ 48: '##0.0E+0', 49: '@' },
};
/** The code of a number format by its id; of East Asia's built-in days too. */
export const formatCode = (id: number, own: ReadonlyMap<number, string>): string =>
  own.get(id) ?? builtIn[id] ?? ((id >= 27 && id <= 36) || (id >= 50 && id <= 58) ? 'yyyy-mm-dd' : 'General');

/** How numbers in a format are shown; `is1904` is for books that count their days from 1904. */
export function numberShower(code: string, is1904 = false): Show {
  const words = wordsShower(code);
  const show = plainShower(code, is1904);
  return words ? (value) => words(value) ?? show(value) : show;
}
/** Some formats show a word in the place of a number: `"Yes";;"No"`. */
function wordsShower(code: string): ((value: number) => ShownNumber | null) | null {
  const sections =
    code.match(/(?:^|;)(?:"[^"]*"|\\.|\[[^\]]*\]|[^;"\\[])*/g)?.map((one) => one.replace(/^;/, '')) ?? [];
  const words = sections.map((section) => /^(?:\[[^\]]*\])?"([^"]*\p{L}[^"]*)"$/u.exec(section.trim())?.[1]);
  if (words.every((word) => word === undefined)) return null;
  return (value) => {
    const place = value < 0 && sections.length > 1 ? 1 : value === 0 && sections.length > 2 ? 2 : 0;
    const word = words[place];
    return word === undefined ? null : { text: word, isNumber: false };
  };
}
function plainShower(code: string, is1904: boolean): Show {
  const section = firstSection(code);
  const bare = withoutLiterals(section);
  if (/general|@/i.test(bare) || !/[0#?ymdhs]/i.test(bare)) return stored;
  // Hours that run on beyond a day are a number of days.
  if (/\[(?:h+|m+|s+)\]/i.test(section)) return stored;
  if (/[ymdhs]/i.test(bare.replace(/E[+-]/gi, ''))) return dayShower(bare, is1904);
  if (/E[+-]|\/|[0#?],+(?![0#?,])/i.test(bare)) return stored;
  return isPattern(section, bare) ? (value) => patterned(section, value) : decimals(bare);
}

const stored: Show = (value) => ({ text: digitsOf(value), isNumber: true });

/** The part of a format for numbers above zero. */
function firstSection(code: string): string {
  const end = /^(?:"[^"]*"|\\.|\[[^\]]*\]|[^;"\\[])*/.exec(code)?.[0];
  return end ?? code;
}
/** A format without texts, colours, currencies and room for signs. */
const withoutLiterals = (section: string) => section.replace(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g, '');

/** What a number is with the fifteen digits that count, without an exponent. */
export function digitsOf(value: number): string {
  const [mantissa = '', exponent] = String(Number(value.toPrecision(15))).split('e');
  if (exponent === undefined) return mantissa;
  const [, sign = '', whole = '', part = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(mantissa) ?? [];
  return `${sign}${shifted(`${whole}.${part}`, Number(exponent))}`;
}
/** A decimal with its point some places to the right. */
function shifted(digits: string, places: number): string {
  const [whole = '', part = ''] = digits.split('.');
  const all = `${whole}${part}`;
  const point = whole.length + places;
  const wide = point <= 0 ? `${'0'.repeat(1 - point)}${all}` : all.padEnd(point, '0');
  const at = Math.max(point, 1);
  const decimal = wide.slice(at).replace(/0+$/, '');
  const unit = wide.slice(0, at).replace(/^0+(?=\d)/, '');
  return decimal ? `${unit}.${decimal}` : unit;
}
/** A decimal with so many places, half away from zero, without zeros at its end. */
function rounded(digits: string, places: number): string {
  const [whole = '0', part = ''] = digits.split('.');
  if (part.length <= places) return digits;
  const units = BigInt(`${whole}${part.slice(0, places)}`) + (Number(part[places]) >= 5 ? 1n : 0n);
  return shifted(String(units), -places);
}
function decimals(bare: string): Show {
  const places = (bare.split('.')[1]?.match(/[0#?]/g) ?? []).length;
  const percent = (bare.match(/%/g) ?? []).length * 2;
  return (value) => {
    const all = digitsOf(value);
    const full = shifted(all.replace('-', ''), percent);
    const short = rounded(full, places);
    // A percent up to one keeps its sign, so that nobody takes it for a share of one.
    const unit = percent > 0 && Number(short) > 0 && Number(short) <= 1 ? '%' : '';
    const signed = (text: string) => `${value < 0 && /[1-9]/.test(text) ? '-' : ''}${text}${unit}`;
    return { text: signed(short), isNumber: true, ...(short === full ? {} : { stored: signed(full) }) };
  };
}

/** Whether a format gives a number its zeros in front, or parts it, as numbers of persons and policies are written. */
const isPattern = (section: string, bare: string) =>
  !/[.,%]/.test(bare) &&
  (/00/.test(bare) || /[0#?](?:"[^"]*"|\\.|[-/ ])+[0#?]/.test(section)) &&
  !/^[-\s()]*#+[-\s()]*$/.test(bare);
/** The digits of a number in the places of its format, from the right, with the signs between them. */
function patterned(section: string, value: number): ShownNumber {
  const whole = rounded(digitsOf(Math.abs(value)), 0);
  const parts = section.match(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]|./g) ?? [];
  const first = parts.findIndex((part) => /^[0#?]$/.test(part));
  const rest = [...whole];
  let text = '';
  for (let index = parts.length - 1; index >= 0; index -= 1) {
    const part = parts[index] ?? '';
    if (/^[0#?]$/.test(part)) {
      const digits = index === first ? rest.splice(0).join('') : rest.pop();
      text = `${digits || (part === '0' ? '0' : '')}${text}`;
    } else if (part.startsWith('"')) text = `${part.slice(1, -1)}${text}`;
    else if (part.startsWith('\\')) text = `${part.slice(1)}${text}`;
    else if (!/^[_*[]/.test(part)) text = `${part}${text}`;
  }
  const full = digitsOf(value);
  return {
    text: value < 0 ? `-${text}` : text.trim(),
    isNumber: false,
    ...(full.includes('.') ? { stored: full } : {}),
  };
}

/** Days are shown as 2026-01-31, with their hours only where the cell shows some; a year alone stays one. */
function dayShower(bare: string, is1904: boolean): Show {
  const hasDay = /[yd]/i.test(bare);
  const hasHours = /[hs]/i.test(bare);
  const isYear = /^y+$/i.test(bare.trim());
  return (value) => {
    // What no calendar holds is shown as signs that fill the cell.
    if (value < 0 || value >= 2_958_466) return stored(value);
    if (value < 1 && !hasDay && hasHours) return { text: momentOf(value, is1904).slice(11, 16), isNumber: false };
    // Day 0 is written where there is none.
    if (!is1904 && value < 1) return { text: '1900-01-00', isNumber: false };
    const moment = momentOf(value, is1904);
    const clock = moment.slice(11, 16);
    const text = isYear ? moment.slice(0, 4) : moment.slice(0, 10);
    return { text: hasHours && clock !== '00:00' ? `${text} ${clock}` : text, isNumber: false };
  };
}
function momentOf(value: number, is1904: boolean): string {
  const seconds = Math.round(value * 86_400);
  if (is1904) return new Date(Date.UTC(1904, 0, 1) + seconds * 1000).toISOString();
  // Spreadsheets count a 29 February 1900, which never was.
  return new Date(Date.UTC(1899, 11, value < 60 ? 31 : 30) + seconds * 1000).toISOString();
}

import type { FieldErrors } from './problems.ts';

/** How the numbers of card issuers begin, and how long they are. */
const issuers: readonly [start: RegExp, lengths: readonly number[]][] = [
  [/^4/, [13, 16, 19]],
  [/^(5[1-5]|222[1-9]|22[3-9]\d|2[3-6]\d\d|27[01]\d|2720)/, [16]],
  [/^3[47]/, [15]],
  [/^(6011|64[4-9]|65)/, [16, 17, 18, 19]],
  [/^(30[0-5]|3095|36|38|39)/, [14, 16]],
  [/^35(2[89]|[3-8]\d)/, [16, 17, 18, 19]],
  [/^62/, [16, 17, 18, 19]],
];

function hasCheckDigit(digits: string) {
  const sum = [...digits].reverse().reduce((total, sign, index) => {
    const digit = Number(sign) * (index % 2 === 1 ? 2 : 1);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return sum % 10 === 0;
}
const isCardNumber = (digits: string) =>
  issuers.some(([start, lengths]) => lengths.includes(digits.length) && start.test(digits)) && hasCheckDigit(digits);

/** What the product itself draws at random, keys and names of images: by chance their digits look like a card's now and then. */
const ownNames =
  /(?<![\da-z-])(?:[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}(?![\da-z-])|[\da-f]{32}(?=\.(?:png|jpe?g|webp)(?![\da-z])))/gi;

/**
 * Whether a text holds the number of a payment card, written together or in groups. A slash, a letter or a comma between the
 * digits breaks a number, which is the way out for a number that only looks like one.
 */
export function holdsCardNumber(text: string): boolean {
  if (text.length < 13) return false;
  for (const [run] of text
    .normalize('NFKC')
    .replace(ownNames, 'x')
    .matchAll(/\d(?:[\s.\-_\u2010-\u2015]{0,2}\d)+/g)) {
    const groups = run.split(/\D+/);
    for (let first = 0; first < groups.length; first += 1) {
      let digits = '';
      for (let last = first; last < groups.length && digits.length < 19; last += 1) {
        digits += groups[last];
        if (isCardNumber(digits)) return true;
      }
    }
  }
  return false;
}

const deepest = 20;
/** Where a body or a query holds the number of a payment card, by the path of the field; null where none does. */
export function findCardNumbers(value: unknown): FieldErrors | null {
  const errors: FieldErrors = {};
  const tell = (path: string) => {
    if (Object.keys(errors).length < 50) errors[path.slice(0, 120) || 'body'] = [{ key: 'field.card_number' }];
  };
  const walk = (one: unknown, path: string, depth: number) => {
    if (typeof one === 'string' || typeof one === 'number') {
      if (holdsCardNumber(String(one))) tell(path);
    } else if (one && typeof one === 'object' && depth < deepest) {
      for (const [name, inner] of Object.entries(one)) {
        // A number in the name of a field is as visible as one in its value, and is not repeated in the answer.
        if (holdsCardNumber(name)) tell(path);
        else walk(inner, path ? `${path}.${name}` : name, depth + 1);
      }
    }
  };
  walk(value, '', 0);
  return Object.keys(errors).length > 0 ? errors : null;
}

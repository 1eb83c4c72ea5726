import { usualBrands } from '../vehicles/index.ts';
import { plain } from './plain.ts';

/** On which side of a cell the make stands. */
export type MakeSide = 'first' | 'last';
/** A make and its model out of one cell, as they are written; without a model where the cell has a make alone. `isSure` where a known make or a tab tells. */
export interface MakeAndModel {
  brand: string;
  model: string;
  isSure: boolean;
}

/** Makes that are known in a file beside those that the forms offer, and short names of some. */
const otherMakes = [
  ...['Acura', 'Alfa Romeo', 'Aston Martin', 'Bajaj', 'Brilliance', 'Buick', 'Cadillac', 'Chrysler', 'Cupra', 'Dacia'],
  ...['Daewoo', 'DAF', 'Daihatsu', 'Dayun', 'Dodge', 'Ducati', 'Exeed', 'FAW', 'GAC', 'GMC', 'Golden Dragon', 'Hafei'],
  ...[
    'Harley Davidson',
    'Higer',
    'Hummer',
    'Infiniti',
    'Iveco',
    'Jaguar',
    'JMC',
    'Kawasaki',
    'King Long',
    'KTM',
    'Lada',
  ],
  ...['Lancia', 'Lifan', 'Lincoln', 'Mahindra', 'MAN', 'Maxus', 'Mercedes', 'Mercury', 'Omoda', 'Peterbilt', 'Piaggio'],
  ...['Pontiac', 'Range Rover', 'Rolls Royce', 'Royal Enfield', 'Saab', 'Shacman', 'Sinotruk', 'Smart', 'SsangYong'],
  ...['Tata', 'TVS', 'UD Trucks', 'VW', 'Western Star', 'Yutong', 'Zotye', 'ZX Auto'],
];
/** The words of each known make, those of most words first. */
const makes = [...usualBrands, ...otherMakes]
  .map((make) => plain(make).split(' '))
  .flatMap((words) => (words.length > 1 ? [words, [words.join('')]] : [words]))
  .toSorted((one, other) => other.length - one.length);

/** The same by the first word, and by the last. */
const makesBy: Record<MakeSide, Map<string | undefined, string[][]>> = { first: new Map(), last: new Map() };
for (const words of makes)
  for (const [side, word] of [['first', words[0]] as const, ['last', words.at(-1)] as const])
    makesBy[side].set(word, [...(makesBy[side].get(word) ?? []), words]);

/** What may stand between make and model; a hyphen only between blanks, since it belongs to many names. */
const between = /\s*[/|;,:\n\r]\s*|\s+[-–—]\s+/g;
const saysSomething = /[\p{L}\p{N}]/u;
const atStart = /^[\s/|;,:–—-]+/;
const atEnd = /[\s/|;,:–—-]+$/;
const wordsOf = (text: string) => [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)];

/** Where a known make ends that begins the text, or begins that ends it; null without one. */
function knownMake(text: string, side: MakeSide): number | null {
  const words = wordsOf(text);
  const plains = words.map(([word]) => plain(word));
  const make = makesBy[side].get(plains.at(side === 'first' ? 0 : -1))?.find((own) => {
    const part = side === 'first' ? plains.slice(0, own.length) : plains.slice(-own.length);
    return part.length === own.length && part.every((word, index) => word === own[index]);
  });
  if (!make) return null;
  if (side === 'last') return words[words.length - make.length]?.index ?? null;
  const last = words[make.length - 1];
  return last ? last.index + last[0].length : null;
}
const parted = (brand: string, model: string, isSure: boolean): MakeAndModel => ({
  brand: brand.replace(atEnd, '').trim(),
  model: model.replace(atStart, '').trim(),
  isSure,
});

/**
 * Parts a cell such as "CHEVROLET / AVEO" or "Kia Sportage R" into make and model: by a known make at its beginning, or behind a sign; else by the sign,
 * or by the first or the last word, as `side` says. Null where it is one word that is no known make. No letter is changed.
 */
export function partMakeAndModel(text: string, side: MakeSide = 'first'): MakeAndModel | null {
  const whole = text.replace(atStart, '').trim();
  const [tab] = placesOf(whole, /\t/g);
  if (tab) return parted(whole.slice(0, tab.start), whole.slice(tab.end), true);
  const end = knownMake(whole, 'first');
  if (end !== null) return parted(whole.slice(0, end), whole.slice(end), true);
  const signs = placesOf(whole, between);
  const start = knownMake(whole, 'last');
  const isBehindSign = signs.some((place) => place.end === start);
  if (start !== null && (isBehindSign || side === 'last'))
    return parted(whole.slice(start), whole.slice(0, start).replace(atEnd, ''), isBehindSign);
  const places = signs.length > 0 ? signs : placesOf(whole, /\s+/g);
  const place = side === 'first' ? places[0] : places.at(-1);
  if (!place) return null;
  const [before, behind] = [whole.slice(0, place.start), whole.slice(place.end)];
  return side === 'first' ? parted(before, behind, false) : parted(behind, before, false);
}
/** Where signs stand that have something on both sides. */
const placesOf = (text: string, sign: RegExp) =>
  [...text.matchAll(sign)]
    .map(({ index, 0: { length } }) => ({ start: index, end: index + length }))
    .filter(({ start, end }) => saysSomething.test(text.slice(0, start)) && saysSomething.test(text.slice(end)));

/** Whether the make of a cell hangs on the side on which it stands. */
export const isTwofoldMake = (text: string): boolean => partMakeAndModel(text)?.isSure === false;

/** A doubtful make and model as this side reads them, with a tab between, so that nobody can mistake them; any other text stays as it is. */
export function readOnSide(text: string, side: MakeSide): string {
  const read = isTwofoldMake(text) ? partMakeAndModel(text, side) : null;
  return read ? `${read.brand}\t${read.model}` : text;
}

/** Reads an attribute's text, null where it is missing; `complain` says that the text means nothing. */
export type Kind<Value = unknown> = (text: string | null, complain: () => void) => Value;

/** What the attributes of a table become. */
export type Values<Kinds extends Record<string, Kind>> = { [Name in keyof Kinds]: ReturnType<Kinds[Name]> };

/** Any text. */
export const text: Kind<string | undefined> = (given) => given ?? undefined;

/** There or not. */
export const flag: Kind<boolean> = (given) => given !== null;

/** One of some words, the first where it is missing or unknown. */
export const choice =
  <const Word extends string>(usual: Word, ...others: Word[]): Kind<Word> =>
  (given, complain) => {
    const found = [usual, ...others].find((word) => word === given);
    if (given && !found) complain();
    return found ?? usual;
  };

/** A whole number, brought within its bounds. */
export const whole =
  (least: number, most: number, usual: number): Kind<number> =>
  (given, complain) => {
    const number = Math.round(Number(given || usual));
    if (Number.isNaN(number)) complain();
    return Number.isNaN(number) ? usual : Math.min(most, Math.max(least, number));
  };

const levels = [1, 2, 3, 4, 5, 6] as const;

/** Where a heading stands in the page's outline. */
export const level: Kind<(typeof levels)[number]> = (given, complain) => {
  const found = levels.find((one) => String(one) === given);
  if (given && !found) complain();
  return found ?? 2;
};

/** Texts apart by spaces, or by commas where a text holds spaces. */
export const list: Kind<string[]> = (given) =>
  (given ?? '').split(given?.includes(',') ? /\s*,\s*/ : /\s+/).filter(Boolean);

/** Some of the known words, in the order given; `none` is none of them, and `usual` where it is missing. */
export const words =
  <const Word extends string>(known: readonly Word[], usual = known): Kind<readonly Word[]> =>
  (given, complain) => {
    if (given === null) return usual;
    const asked = list(given, complain);
    const found = asked.flatMap((one) => known.filter((word) => word === one));
    if (found.length < asked.length && given !== 'none') complain();
    return found;
  };

/** `es`, `en` or a regional tag of them; `auto` otherwise. */
export const locale: Kind<string> = (given, complain) => {
  if (!given || /^(es|en)(-|$)/i.test(given)) return given || 'auto';
  if (given !== 'auto') complain();
  return 'auto';
};

/** What a cell says that has room for one: the first, and what stands beside it as it was written. */
export interface FirstOf {
  first: string;
  rest: string;
}
const alone = (text: string): FirstOf => ({ first: text, rest: '' });
const named =
  /^(?:tel[eé]fonos?|telf?s?|tlfs?|cel(?:ular)?(?:es)?|m[oó]vil(?:es)?|phones?|mobiles?|cell|whats ?app|wa|casa|of(?:icina)?|trabajo|home|work|office)\b[.:]* */i;
/** What may stand between telephones: signs, the end of a line, and words. */
const between = /\s*(?:[;/,|&\\\n\r]+|\s+-\s+|\s(?:y|e|o|ó|u|and|or)\s)\s*/i;
/** A hyphen parts two numbers where each is long enough to be one, and both together are none. */
const joined = /^(\+?[\d ().]{9,})-(?=[\d ().]{9,}$)/;

/** The first telephone of a cell; an extension, further telephones and words are the rest. */
export function firstPhone(text: string): FirstOf {
  // Older exports put an apostrophe before a number that begins with a plus.
  const whole = text.trim().replace(/^['’]+/, '');
  const bare = whole.replace(named, '');
  const number = /^\+?[\d(][\d ().\u00a0-]*\d\)?/.exec(bare)?.[0] ?? '';
  // So few digits are no telephone: what stands there is told as it is.
  if (number.replace(/\D/g, '').length < 6) return alone(whole);
  const first = (joined.exec(number)?.[1] ?? number.split(between)[0] ?? number).trim();
  if (first.replace(/\D/g, '').length < 6) return alone(whole);
  const behind = bare.slice(bare.indexOf(first) + first.length).replace(/^[\s;/,|&\\-]+/, '');
  const rest = behind.replace(/^(?:y|e|o|ó|u|and|or)\s+/i, '').trim();
  return { first, rest: rest.replace(/\s*[\n\r]+\s*/g, '; ') };
}

/** The first e-mail address of a cell that has more than one. */
export function firstEmail(text: string): FirstOf {
  const whole = text.trim();
  const parts = whole.split(/[;,/|\s<>]+/).filter((part) => part !== '');
  const addresses = parts.filter((part) => part.includes('@'));
  const [first] = addresses;
  if (first === undefined || addresses.length < 2) return alone(whole.replace(/^[\s;,/|]+|[\s;,/|]+$/g, ''));
  return { first, rest: addresses.slice(1).join('; ') };
}

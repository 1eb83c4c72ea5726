// Pasted texts also bring signs without a width, which `trim` does not know.
const blank = /[\s\p{Default_Ignorable_Code_Point}]/u;
// The last sign of many pictures chooses how they look.
const chooser = /[\uFE00-\uFE0F]/;

/** A text without what is blank around it: spaces of every kind, and signs that nobody can see. */
export function trimText(text: string): string {
  let from = 0;
  let to = text.length;
  while (from < to && blank.test(text.charAt(from))) from += 1;
  while (to > from && blank.test(text.charAt(to - 1)) && !chooser.test(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to);
}

// NUL, which no database keeps; signs that turn how a line is read (so that it shows what it does not say) and that end it unseen; halves of a sign.
const strange = /[\0\u202A-\u202E\u2066-\u2069\u2028\u2029]|\p{Surrogate}/u;
/** The first sign of a text that no text of a record may hold, as its code point (`U+202E`); null where there is none. Around a text they are blanks. */
export function strangeSign(text: string): string | null {
  const [sign] = (strange.test(text) && strange.exec(trimText(text))) || [];
  return sign === undefined ? null : `U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** A text of one line: where it was broken stands a blank. */
export const oneLine = (text: string): string => text.replace(/[\r\n]+/g, ' ');

// The pattern of HTML's own e-mail field, plus a dot in the domain, as mail leaves the house.
const email = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** Tells whether a text can be an e-mail address. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && text.indexOf('@') <= 64 && email.test(text);
}

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

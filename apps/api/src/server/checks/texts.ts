import { trimText } from '@corredor/core/validation';

/** Lists and objects of a body may stand in each other so many levels deep. */
export const deepest = 32;
const tidy = (text: string) => trimText(text).normalize('NFC');

/** The fields of a body that hold a password: they are what was typed. */
const secrets = new Set(['password', 'new_password', 'current_password', 'confirm_password']);
/** Whether a field holds a password, by its path in the body. */
export const isSecret = (path: string) => secrets.has(path);

/** Drops the blanks around every text of an input; an optional text that is left empty becomes null. */
export function tidyTexts<Values extends object>(values: Values): Values {
  const tidied = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? tidy(value) || null : value,
  ]);
  return Object.fromEntries(tidied);
}

/** A body without the blanks around its texts, however deep they stand. */
export function tidyBody(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return tidy(value);
  if (!value || typeof value !== 'object' || depth > deepest) return value;
  // What is tidy as it is stays the same, all but the whole: thousands of objects are not made anew for one.
  if (Array.isArray(value)) {
    const tidied = value.map((one) => tidyBody(one, depth + 1));
    return depth > 0 && tidied.every((one, index) => one === value[index]) ? value : tidied;
  }
  let isSame = depth > 0;
  const entries = Object.entries(value).map(([name, one]): [string, unknown] => {
    const tidied = depth === 0 && isSecret(name) ? one : tidyBody(one, depth + 1);
    isSame &&= tidied === one;
    return [name, tidied];
  });
  return isSame ? value : Object.fromEntries(entries);
}

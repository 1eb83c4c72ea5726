/** A value as an attribute's text; null where the attribute goes. */
export function toText(value: unknown): string | null {
  if (value === null || value === undefined || value === false) return null;
  if (value === true) return '';
  if (!Array.isArray(value)) return String(value);
  return value.some((one) => /\s/.test(String(one))) ? `${value.join(',')},` : value.join(' ');
}

/** The attribute of a property: `pageSize` is `page-size`. */
export const toAttribute = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

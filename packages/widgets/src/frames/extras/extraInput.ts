import type { ExtraValue } from '@corredor/core/extras';

/** What a form has in extra fields, by key; null is nothing. */
export type ExtraInput = Record<string, ExtraValue | null>;

/** What is sent of the extra fields: an empty text is nothing. */
export const toExtraInput = (extra: ExtraInput | undefined): ExtraInput =>
  Object.fromEntries(
    Object.entries(extra ?? {}).map(([key, value]) => [key, typeof value === 'string' ? value.trim() || null : value]),
  );

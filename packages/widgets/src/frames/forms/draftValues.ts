import type { DraftInput } from '@corredor/core/api';
import { idempotencyKey } from '@corredor/core/client';
import { draftSizeLimit } from '@corredor/core/constants';
import type { FieldValues } from 'react-hook-form';

/** The form that a draft belongs to: of a record, or of a new one. */
export const draftFormOf = (kind: string, id: number | undefined): string => `${kind}.${id ?? 'new'}`;

/** A key for one opening of a form. */
export const newDraftKey = (form: string): string => `${form}.${idempotencyKey().slice(0, 8)}`;

/** A draft belongs to this form. */
export const isDraftOf = (key: string, form: string): boolean => key === form || key.startsWith(`${form}.`);

const secret = /password|secret|token|card_number|cvc/i;

/** The values without what is named like a secret and without files. */
export const valuesToKeep = (values: FieldValues): Record<string, unknown> =>
  JSON.parse(
    JSON.stringify(values, (name, value: unknown) =>
      secret.test(name) || (typeof Blob !== 'undefined' && value instanceof Blob) ? undefined : value,
    ),
  );

/** Whether it is more than a draft may be. */
export const isTooMuch = (draft: DraftInput) => new TextEncoder().encode(JSON.stringify(draft)).length > draftSizeLimit;

/** What a record is called by, the best first. */
const names = ['name', 'full_name', 'number', 'plate', 'brand', 'identification', 'email'];

/** A new record is called what was typed as its name so far. */
export function nameIn(values: Record<string, unknown>): string {
  const words = names.flatMap((name) => {
    const value = values[name];
    return typeof value === 'string' && value.trim() ? [value.trim()] : [];
  });
  return words[0] ?? '';
}

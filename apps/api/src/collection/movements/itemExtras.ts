import type { ExtraField, MovementItemValues } from '@corredor/core/api';
import { type ExtraRow, extraValue, mergeExtra } from '@corredor/core/extras';
import { extraErrors } from '../../portfolio/policies/index.ts';
import type { FieldErrors } from '../../server/request/problems.ts';
import type { AskedItem } from './movementFacts.ts';

const extended: readonly AskedItem['target'][] = ['vehicle', 'general', 'insured'] satisfies ExtraRow[];
/** Whether the rows of a list have extra fields of the branch. */
export const isExtended = (target: AskedItem['target']): target is ExtraRow => extended.includes(target);

interface Extras {
  /** Those that the branch has on such rows. */
  fields: readonly ExtraField[];
  /** What stands in them now. */
  before: MovementItemValues['extra'];
  /** Somebody has just said them; else the branch may ask for others by now, and nothing holds up what was agreed. */
  isSaid: boolean;
  /** Where the values stand in what is sent. */
  at: string;
}
/** What an item writes into the extra fields of its row, and what is wrong with it. A field that must be filled in is not asked for: it waits until the row is next saved. */
export function extraOfItem(
  { action, after }: Pick<AskedItem, 'action' | 'after'>,
  { fields, before, isSaid, at }: Extras,
): { extra: MovementItemValues['extra']; errors: FieldErrors } {
  if (!after?.extra) return { extra: undefined, errors: {} };
  const then = mergeExtra({}, before ?? {});
  const next = mergeExtra(then, after.extra);
  const errors = isSaid ? extraErrors(fields, { before: then, after: next, asksExtra: false }, at) : {};
  const keys = Object.keys(after.extra).filter((key) => isSaid || fields.some((field) => field.key === key));
  const written = keys.map((key) => [key, extraValue(next, key) ?? null] as const);
  // What comes in has nothing yet that could be emptied.
  return { extra: Object.fromEntries(written.filter(([, value]) => action === 'change' || value !== null)), errors };
}

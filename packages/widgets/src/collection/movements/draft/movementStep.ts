import type { MovementInput, Policy } from '@corredor/core/api';
import { asksFor } from '@corredor/core/movements';
import type { MovementDraftStep } from '@corredor/machines/movement-draft';
import { lackingIn, lackingInMethod, type MovementDraft, toMovementInput } from '../parts/index.ts';

/** Whether a day lies outside of the term of the policy. */
const isOutside = (day: string | null, { start_date, end_date }: Policy) =>
  day !== null && ((start_date !== null && day < start_date) || (end_date !== null && day > end_date));

/** What a step still lacks, or says wrongly, by field. */
export function lackingOn(step: MovementDraftStep, draft: MovementDraft, policy: Policy, today: string): Set<string> {
  if (step !== 'what') return lackingInMethod(draft);
  const lacking = lackingIn(draft);
  if (isOutside(draft.effective_date, policy)) lacking.add('effective_date');
  if (asksFor(draft.kind, 'fields') && !toMovementInput(draft, policy, today).fields) lacking.add('fields');
  return lacking;
}

/** What is asked with a draft; null where it lacks something on this step or one before. */
export function wholeInput(
  step: MovementDraftStep,
  draft: MovementDraft,
  policy: Policy,
  today: string,
): MovementInput | null {
  const before = step === 'what' ? 0 : lackingOn('what', draft, policy, today).size;
  return before + lackingOn(step, draft, policy, today).size > 0 ? null : toMovementInput(draft, policy, today);
}

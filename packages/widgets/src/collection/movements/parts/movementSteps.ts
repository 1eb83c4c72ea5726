import type { Movement, MovementAction } from '@corredor/core/api';

/** A step of a movement on its way. */
export type MovementStepName = Exclude<MovementAction, 'update'>;
type Right = 'add' | 'change' | 'delete';
const rights: Record<Exclude<MovementStepName, 'discard'>, Right> = {
  send: 'change',
  issue: 'change',
  reject: 'change',
  reopen: 'change',
  undo: 'delete',
};
/** The right that a step needs; what the insurer has seen is discarded by whoever may change it. */
const rightFor = (step: MovementStepName, status: Movement['status']): Right =>
  step === 'discard' ? (status === 'draft' ? 'add' : 'change') : rights[step];
/** The steps that somebody may take with a movement; changing its draft is none. */
export const stepsOf = (
  { allowed_actions, status }: Pick<Movement, 'allowed_actions' | 'status'>,
  may: Record<Right, boolean>,
): MovementStepName[] =>
  allowed_actions.filter((action) => action !== 'update').filter((step) => may[rightFor(step, status)]);

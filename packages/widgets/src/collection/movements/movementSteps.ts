import type { MovementAction } from '@corredor/core/api';

/** A step of a movement on its way. */
export type MovementStepName = Exclude<MovementAction, 'update'>;
/** The right that each step needs. */
export const stepRights: Record<MovementStepName, 'add' | 'change' | 'delete'> = {
  send: 'change',
  issue: 'change',
  reject: 'change',
  reopen: 'change',
  discard: 'add',
  undo: 'delete',
};
/** Whether it is a step, and not only a change of the draft. */
export const isStep = (action: MovementAction): action is MovementStepName => action !== 'update';

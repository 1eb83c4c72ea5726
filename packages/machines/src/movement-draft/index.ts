export {
  createMovementDraftMachine,
  type MovementAsked,
  type MovementDraftContext,
  type MovementEnd,
  type MovementSave,
} from './movementDraft.machine.ts';
export {
  type MovementDone,
  type MovementDraftStep,
  type MovementDraftView,
  movementDraftView,
} from './movementDraft.selectors.ts';

export { checklistKey, keptPlace } from './keptPlace.ts';
export { FiguresBefore, MovementFigures } from './MovementFigures.tsx';
export {
  type DraftItem,
  type DraftPremium,
  type DraftTarget,
  emptyDraft,
  emptyItem,
  type FamilyRelationship,
  fieldsIn,
  hasLimit,
  hasPercentage,
  isNewInsured,
  itemFormOf,
  lackingIn,
  lackingInMethod,
  type MovementDraft,
  type MovementStepProps,
  proposalOf,
  type Relationship,
  said,
  toMovementInput,
  unsaid,
} from './movementDraft.ts';
export { MovementStatusChip } from './movementStatus.tsx';
export { type MovementStepName, stepsOf } from './movementSteps.ts';
export { type MovementNewRecords, NewRecordsProvider, useNewRecords } from './newRecords.ts';
export { policyMovementsHref, takesMovements } from './policyMovements.ts';
export { emptied, isBack, netOf, sizeOf, type Way } from './signed.ts';
export { fieldsOfRows, useExtraLines, useItemExtras } from './useItemExtras.ts';
export {
  type MovementMove,
  useKeepMovement,
  useMoveMovement,
  useMovementActions,
  useMovementRights,
} from './useMovementActions.ts';
export { useMovementName, useStepWords } from './useMovementWords.ts';

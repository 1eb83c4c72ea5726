export { keptPlace } from './keptPlace.ts';
export { MovementFigures } from './MovementFigures.tsx';
export {
  type DraftItem,
  type DraftTarget,
  emptyDraft,
  emptyItem,
  type FamilyRelationship,
  fieldsIn,
  goesEitherWay,
  hasLimit,
  hasPercentage,
  isLineGivenBack,
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
export { policyMovementsHref } from './policyMovementsHref.ts';
export { fieldsOfRows, useExtraLines, useItemExtras } from './useItemExtras.ts';
export {
  type MovementMove,
  useKeepMovement,
  useMoveMovement,
  useMovementActions,
  useMovementRights,
} from './useMovementActions.ts';
export { useMovementName, useStepWords } from './useMovementWords.ts';

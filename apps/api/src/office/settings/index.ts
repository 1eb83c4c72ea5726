export { settingsOperations } from './settings.operations.ts';
export {
  checklistBlocksIn,
  checklistsIn,
  depreciationIn,
  graceIn,
  methodRulesIn,
  methodTablesIn,
  onlyByMovementIn,
  ownPacksIn,
  readSections,
  remitDaysIn,
  renewalWindowIn,
  settingsStore,
  undoDaysIn,
  waitingDaysIn,
  withholdingIn,
  writeOffLimitIn,
} from './settings.store.ts';

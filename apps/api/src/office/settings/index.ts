export { settingsOperations } from './settings.operations.ts';
export {
  checklistBlocksIn,
  checklistsIn,
  graceIn,
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

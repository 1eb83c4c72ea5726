export { settingsOperations } from './settings.operations.ts';
export { ownPacksIn, readSections, settingsStore, undoDaysIn, writeOffLimitIn } from './settings.store.ts';

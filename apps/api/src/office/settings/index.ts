export { settingsOperations } from './settings.operations.ts';
export { ownPacksIn, readSections, settingsStore, undoDaysIn } from './settings.store.ts';

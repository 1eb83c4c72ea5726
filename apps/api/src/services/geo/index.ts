export { geoOperations } from './geo.operations.ts';
export { cityStore } from './geo.store.ts';
export { isStateOf, stateName, statesOf } from './states.ts';

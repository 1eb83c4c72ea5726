export { geoOperations } from './geo.operations.ts';
export { cityStore } from './geo.store.ts';
export { isStateOf, statesOf } from './states.ts';

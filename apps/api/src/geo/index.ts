export { geoOperations } from './geo.operations.ts';
export { cityStore } from './geo.store.ts';
export { isStateOf } from './states.ts';

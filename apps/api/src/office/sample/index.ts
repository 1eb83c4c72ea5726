export { sampleOperations } from './sample.operations.ts';
export { sampleStore } from './sample.store.ts';

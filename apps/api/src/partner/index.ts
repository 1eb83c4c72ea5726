export { partnerOperations } from './partner.operations.ts';
export { partnerStore } from './partner.store.ts';

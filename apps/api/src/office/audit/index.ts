export { auditOperations } from './audit.operations.ts';
export { auditStore } from './audit.store.ts';

export { healthOperations } from './health.operations.ts';
export { createPulse } from './pulse.ts';

export { healthDesk } from './health.operations.ts';
export { createPulse } from './pulse.ts';

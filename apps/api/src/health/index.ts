export { healthDesk } from './health.operations.ts';

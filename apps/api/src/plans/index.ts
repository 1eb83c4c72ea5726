export { planDesk } from './plans.operations.ts';

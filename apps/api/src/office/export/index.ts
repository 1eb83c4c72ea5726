export { exportOperations } from './export.operations.ts';

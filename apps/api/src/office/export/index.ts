export { exportDesk } from './export.operations.ts';

export { permissionOperations } from './permissions.operations.ts';

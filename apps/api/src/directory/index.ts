export { directoryDesk } from './directory.operations.ts';

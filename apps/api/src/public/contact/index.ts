export { contactOperations } from './contact.operations.ts';

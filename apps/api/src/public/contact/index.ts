export { contactDesk } from './contact.operations.ts';

export { registrationOperations } from './registration.operations.ts';

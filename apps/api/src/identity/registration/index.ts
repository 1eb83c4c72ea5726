export { registrationDesk } from './registration.operations.ts';

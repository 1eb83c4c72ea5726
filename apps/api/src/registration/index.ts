export { addMailToken, readMailToken, spendMailToken } from './mailTokens.store.ts';
export { registrationDesk } from './registration.operations.ts';

export { createPasswords, type Passwords } from '../accounts/passwordHash.ts';
export { requireGoodPassword } from './newPassword.ts';
export { passwordOperations } from './passwords.operations.ts';

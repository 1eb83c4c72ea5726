export { createPasswords, type Passwords } from '../accounts/passwordHash.ts';
export { requireGoodPassword } from './newPassword.ts';
export { passwordDesk } from './passwords.operations.ts';

export { requireGoodPassword } from './newPassword.ts';
export { createPasswords, type Passwords } from './passwordHash.ts';
export { passwordDesk } from './passwords.operations.ts';

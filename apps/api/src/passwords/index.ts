export { createPasswords, type Passwords } from './passwordHash.ts';

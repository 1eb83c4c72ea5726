export { canBeMobile } from './canBeMobile.ts';
export { formatPhone } from './formatPhone.ts';

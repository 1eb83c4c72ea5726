export { formatPhone } from './formatPhone.ts';

export { leadFocus, ledFocus } from './leadFocus.ts';

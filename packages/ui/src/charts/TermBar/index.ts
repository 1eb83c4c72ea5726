export { TermBar } from './TermBar.tsx';

export { PrintSheet } from './PrintSheet.tsx';

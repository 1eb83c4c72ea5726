export { type BoardState, useBoardColumns } from './useBoardColumns.ts';

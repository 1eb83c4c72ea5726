export { CardText, unbroken } from './CardText.tsx';
export { type BoardState, useBoardColumns } from './useBoardColumns.ts';

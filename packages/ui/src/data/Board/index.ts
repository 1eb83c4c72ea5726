export { Board } from './Board.tsx';
export type { BoardCard, BoardColumn, BoardMove } from './board.types.ts';

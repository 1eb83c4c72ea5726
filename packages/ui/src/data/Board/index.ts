export { Board } from './Board.tsx';
export type { BoardCard, BoardColumn, BoardMove, BoardTraffic } from './board.types.ts';

export { type FigureRow, FigureTable } from './FigureTable.tsx';

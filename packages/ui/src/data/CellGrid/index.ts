export { CellGrid, type CellGridRow, type CellGridValue } from './CellGrid.tsx';

export { type Recent, useRecent, useRemember } from './recent.ts';
export { useKeepRows, useNeighbours } from './rows.ts';

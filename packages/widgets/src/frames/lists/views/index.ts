export { ViewsBar } from './onDemand.ts';
export { type Grid, useGrid } from './useGrid.ts';
export {
  type ListControls,
  type ListParams,
  toAddress,
  toQuery,
  type UsualFilter,
  useListParams,
} from './useListParams.ts';
export { viewsInRow } from './viewState.ts';

export { fadedAfter, fadedBefore } from './edgeFade.css.ts';
export { useScrollEdges } from './useScrollEdges.ts';
export { watchScroll, watchSizes } from './watchScroll.ts';

export { type Api, DataProvider, useApi } from './DataProvider.tsx';
export { pageOf, queryOf, refresh, refreshAfter } from './operations.ts';
export { usePreferences } from './usePreferences.ts';

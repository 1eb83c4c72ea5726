export { DataProvider } from './DataProvider.tsx';
export { type OperationQuery, pageOf, queryOf, refresh, refreshAfter, refreshAll } from './operations.ts';
export { usePreferences } from './usePreferences.ts';
export { useRequestKey } from './useRequestKey.ts';

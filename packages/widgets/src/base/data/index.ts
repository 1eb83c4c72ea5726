export { DataProvider } from './DataProvider.tsx';
export { type OperationQuery, pageOf, queryOf, refresh, refreshAfter } from './operations.ts';
export { usePreferences } from './usePreferences.ts';

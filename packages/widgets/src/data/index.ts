export { type Api, DataProvider, useApi } from './DataProvider.tsx';
export { usePreferences } from './usePreferences.ts';

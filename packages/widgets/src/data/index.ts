export { type Api, DataProvider, useApi } from './DataProvider.tsx';
export { flushDrafts, onFlush } from './draftFlush.ts';
export { usePreferences } from './usePreferences.ts';

export { filterNames } from './filterNames.ts';
export { useDayRange } from './useDayRange.tsx';
export { type DescribedFilter, type PickedField, useFilterKit } from './useFilterKit.tsx';

export { type DirectoryFilter, directoryFilters, listFilters, placeFilters } from './directoryFilters.ts';

/** Of a place one is chosen. */
export const placeFilters = ['country', 'state', 'city'] as const;
/** Of what a broker does any number. */
export const listFilters = ['tags', 'branches'] as const;
/** What the directory can be narrowed to, from wide to narrow, as its addresses and attributes name it. */
export const directoryFilters = [...placeFilters, ...listFilters] as const;
export type DirectoryFilter = (typeof directoryFilters)[number];

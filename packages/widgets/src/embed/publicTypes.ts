import type { DirectoryEntry, DirectoryPage, PublicProfile } from '@corredor/core/api';

export type { DirectoryEntry, DirectoryFacets, DirectoryPage, FacetValue, PublicProfile } from '@corredor/core/api';

/** Whether there is enough to draw a broker by; what a partner's server hands over may be anything. */
function isBroker(value: unknown): boolean {
  const { alias, name, country, branches, tags } = (value ?? {}) as Partial<DirectoryEntry>;
  return Boolean(alias && name && country && Array.isArray(branches) && Array.isArray(tags));
}

/** Whether a page of the directory can be drawn. */
export const isPage = (value: unknown): value is DirectoryPage => {
  const { results } = (value ?? {}) as Partial<DirectoryPage>;
  return Array.isArray(results) && results.every(isBroker);
};

/** Whether a profile can be drawn. */
export const isProfile = (value: unknown): value is PublicProfile => isBroker(value);

export type { DirectoryEntry, DirectoryFacets, DirectoryPage, FacetValue, PublicProfile } from '@corredor/core/api';

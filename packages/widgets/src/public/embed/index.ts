export { agencyFacts } from './agencyFacts.ts';
export { allows } from './allows.ts';
export { brandingOf } from './branding.tsx';
export { distinct } from './distinct.ts';
export type {
  CancelableCallback,
  EmbedProps,
  EmbedStatus,
  HeadingLevel,
  LinkComponent,
} from './embed.types.ts';
export { chooseLanguage } from './language.ts';
export { partsOf } from './parts.ts';
export { createPublicClient, type Fetcher, isPage, isProfile, profilePath } from './publicClient.ts';
export { PublicError, type PublicErrorCode } from './publicError.ts';
export type { DirectoryEntry, DirectoryFacets, DirectoryPage, FacetValue, PublicProfile } from './publicTypes.ts';
export { profileHref, safeHref } from './safeHref.ts';
export { useLanguage } from './useLanguage.ts';
export { useLoad } from './useLoad.ts';
export { useTheme } from './useTheme.ts';
export { type EmbedLanguage, type Words, wordsOf } from './words.ts';

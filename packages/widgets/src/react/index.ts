export type { DirectoryEntry, DirectoryPage, Fetcher, PublicErrorCode, PublicProfile } from '../public/embed/index.ts';
export { PublicError } from '../public/embed/index.ts';
export { BrokerDirectory, type BrokerDirectoryProps, type DirectoryHandle } from './directory.ts';
export { BrokerProfile, type BrokerProfileProps, type ProfileHandle } from './profile.ts';

export { DirectoryElement } from './directory.ts';
export type { DirectoryEventMap, ProfileEventMap } from './events.ts';
export { ProfileElement } from './profile.ts';

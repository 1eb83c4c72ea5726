export { DirectoryElement } from './directory.ts';
export { ProfileElement } from './profile.ts';

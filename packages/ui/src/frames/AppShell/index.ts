export { AppShell } from './AppShell.tsx';
export { afterPicture } from './afterPicture.ts';

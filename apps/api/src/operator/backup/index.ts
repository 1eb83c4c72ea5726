export { type BackupSource, backUp } from './backUp.ts';
export { BackupError, type Manifest, secretMark } from './manifest.ts';
export { checkBackup, type RestoreTarget, restore } from './restore.ts';

import { chmodSync, mkdirSync, statSync } from 'node:fs';

/**
 * Makes a folder that only its owner may enter, or closes one that others could enter until now: nobody else comes to what is in it,
 * whatever its own rights are. These stay, since a setting may name a folder that holds more than ours.
 */
export function makePrivateFolder(folder: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if ((statSync(folder).mode & 0o077) !== 0) chmodSync(folder, 0o700);
  return folder;
}

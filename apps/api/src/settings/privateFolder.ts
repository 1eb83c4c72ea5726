import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Makes a folder that only its owner may enter; in one that others could enter until now, everything is mended. */
export function makePrivateFolder(folder: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if ((statSync(folder).mode & 0o077) !== 0) closeToOthers(folder);
  return folder;
}

/** The folder itself comes last, so that an interrupted mending begins again. */
function closeToOthers(folder: string) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const place = join(folder, entry.name);
    if (entry.isDirectory()) closeToOthers(place);
    else if (entry.isFile()) chmodSync(place, 0o600);
  }
  chmodSync(folder, 0o700);
}

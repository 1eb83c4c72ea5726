import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { canEnter, type ServerUser } from './serverUser.ts';
import { StartError } from './startError.ts';

/** A folder for this checkout that the database's user can always reach; only root needs it. */
export function systemFolder(root: string): string {
  return join('/var/lib/corredor', createHash('sha256').update(root).digest('hex').slice(0, 12));
}

/** Chooses and makes the data folder; as root it must be one that the embedded database's user may enter. */
export function makeDataFolder(
  chosen: string | undefined,
  root: string,
  user: ServerUser | undefined,
): { dataDir: string; notice?: string } {
  const dataDir = chosen ? resolve(root, chosen) : join(root, '.data');
  if (!user) return { dataDir: makeFolder(dataDir, 0o700) };
  const above = nearestFolder(dirname(dataDir));
  if (chosen) {
    makeFolder(dataDir, 0o711);
    if (canEnter(user, dataDir)) return { dataDir };
    throw new StartError(
      `The database runs as the user "nobody", who cannot enter DATA_DIR (${dataDir}). ` +
        `Run chmod o+x on it and on every folder above it, or set DATA_DIR to a folder such as ${systemFolder(root)}.`,
    );
  }
  if (canEnter(user, above)) {
    makeFolder(dataDir, 0o711);
    chmodSync(dataDir, 0o711);
    return { dataDir };
  }
  const elsewhere = join(systemFolder(root), 'data');
  makeFolder(systemFolder(root), 0o711);
  return {
    dataDir: makeFolder(elsewhere, 0o711),
    notice: `The database's user cannot enter ${above}, so the data is kept in ${elsewhere}.`,
  };
}

/** Makes a folder with these rights; leaves one that exists as it is. */
export function makeFolder(folder: string, mode: number): string {
  if (existsSync(folder)) return folder;
  mkdirSync(folder, { recursive: true });
  // Said again because the umask may have narrowed it.
  chmodSync(folder, mode);
  return folder;
}

function nearestFolder(folder: string): string {
  return existsSync(folder) ? folder : nearestFolder(dirname(folder));
}

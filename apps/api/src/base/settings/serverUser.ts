import { statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The login that PostgreSQL runs under; it refuses to run as root. */
export interface ServerUser {
  uid: number;
  gid: number;
}

const nobody: ServerUser = { uid: 65534, gid: 65534 };

/** Nobody when this process is root; otherwise undefined: the server runs as whoever started it. */
export function serverUser(): ServerUser | undefined {
  return process.getuid?.() === 0 ? nobody : undefined;
}

/** Whether that user may enter the folder and every folder above it. */
export function canEnter(user: ServerUser, folder: string): boolean {
  const { uid, gid, mode } = statSync(folder);
  const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
  if (!(mode & bit)) return false;
  const parent = dirname(folder);
  return parent === folder || canEnter(user, parent);
}

import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync } from 'node:fs';

/** Names a folder in which the demo was made already: whoever needs a server with the demo begins with a copy, which takes a second instead of many. */
export const madeDemo = 'CORREDOR_MADE_DEMO';

/** An empty folder for one server's data, to be thrown away; the database, which may run as another user, can pass through it. */
export function emptyFolder(prefix: string): string {
  const folder = mkdtempSync(prefix);
  chmodSync(folder, 0o711);
  return folder;
}

/** A folder for a server with the demo, which has it already where it was made before. */
export function demoFolder(prefix: string): string {
  const folder = emptyFolder(prefix);
  const made = process.env[madeDemo];
  // Node's own copy forgets whose the database's files are.
  if (made) execFileSync('cp', ['-a', `${made}/.`, folder]);
  return folder;
}

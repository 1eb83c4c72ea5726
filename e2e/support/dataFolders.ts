import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { temporaryFolder } from '../../apps/api/src/testing/temporaryFolder.ts';
import { patience } from './patience.ts';

/** Names a folder in which the demo was made already: whoever needs a server with the demo begins with a copy, which takes a second instead of many. */
export const madeDemo = 'CORREDOR_MADE_DEMO';

const names = /^corredor-(?:demo|e2e|own|beside)-(\d+)-/;
let count = 0;
/** A path for one server's data, to be thrown away; it names the process that answers for it. */
export function folderName(kind: 'demo' | 'e2e' | 'own' | 'beside'): string {
  count += 1;
  return join(temporaryFolder(), `corredor-${kind}-${process.pid}-${count}`);
}

/** Makes the empty folder of that path; the database, which may run as another user, can pass through it. */
export function emptyFolder(folder: string): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  chmodSync(folder, 0o711);
  return folder;
}

/** Makes the folder for a server with the demo, which has it already where it was made before. */
export function demoFolder(folder: string): string {
  emptyFolder(folder);
  const made = process.env[madeDemo];
  // Node's own copy forgets whose the database's files are.
  if (made) execFileSync('cp', ['-a', `${made}/.`, folder]);
  return folder;
}

/** Waits until the database of a folder is gone; throws where it stays. */
export async function untilEnded(folder: string, minutes = patience()): Promise<void> {
  const giveUp = Date.now() + minutes * 60_000;
  while (existsSync(lockOf(folder))) {
    if (Date.now() > giveUp) throw new Error(`The database in ${folder} has not ended.`);
    await pause(50);
  }
}

/** Throws a folder away, and ends a database that still lives in it. */
export async function throwAway(folder: string): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    const pid = databaseIn(folder);
    if (pid === undefined) break;
    console.error(`${folder}: its database was left running, and is ended.`);
    process.kill(pid, signal);
    await untilEnded(folder, 0.5).catch(() => {});
  }
  rmSync(folder, { recursive: true, force: true });
}

/** Throws away what processes left that were killed before they could tidy up. */
export async function throwAwayOrphans(): Promise<void> {
  const parent = temporaryFolder();
  for (const name of readdirSync(parent)) {
    const owner = Number(names.exec(name)?.[1]);
    if (owner && !lives(owner)) await throwAway(join(parent, name));
  }
}

const lockOf = (folder: string) => join(folder, 'postgres', 'postmaster.pid');

/** The process of the database in a folder; another program may have got the number of one that was killed. */
function databaseIn(folder: string): number | undefined {
  try {
    const pid = Number(readFileSync(lockOf(folder), 'utf8').split('\n')[0]);
    const command = execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' });
    return command.includes(folder) ? pid : undefined;
  } catch {
    return undefined;
  }
}

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It is another user's.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

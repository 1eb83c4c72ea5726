import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, open, readdir, rm, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Readable } from 'node:stream';
import { FSDriver } from 'flydrive/drivers/fs';
import { makePrivateFolder } from '../../base/settings/index.ts';
import { keepWhole, unfinished } from './keepWhole.ts';

/** Where the bytes of files are kept; rows in the database name them by key. */
export interface FileStore {
  put: (key: string, bytes: Uint8Array) => Promise<void>;
  /** The bytes as they are read; null where the key names nothing. What is open stays whole, also when it is removed meanwhile. */
  read: (key: string) => Promise<Readable | null>;
  /** All bytes at once, for what is small; null where the key names nothing. */
  find: (key: string) => Promise<Buffer | null>;
  /** Succeeds also where the key names nothing. */
  remove: (key: string) => Promise<void>;
  /** Every key that is kept. */
  keys: () => Promise<string[]>;
  /** Those that have not been written to since then, for sweeping up what no row names. What was begun and never finished is removed. */
  keysBefore: (moment: Date) => Promise<string[]>;
  has: (key: string) => Promise<boolean>;
  /** A new folder for what is only written to be sent. Who asks removes it; what a process left that died is removed after a day. */
  newFolder: () => Promise<string>;
}

/** No key begins like this. */
const workFolder = '.work';
const day = 86_400_000;

/** Keeps files in a folder of this machine. */
export function createFileStore(folder: string): FileStore {
  makePrivateFolder(folder);
  const drive = new FSDriver({ location: folder, visibility: 'private' });
  const own = `copy-${randomUUID()}-`;
  return {
    put: async (key, bytes) => keepWhole(join(folder, insideOnly(key)), bytes),
    read: async (key) => (await openExisting(join(folder, insideOnly(key))))?.createReadStream() ?? null,
    find: async (key) => ((await drive.exists(insideOnly(key))) ? Buffer.from(await drive.getBytes(key)) : null),
    remove: async (key) => drive.delete(insideOnly(key)),
    has: (key) => drive.exists(insideOnly(key)),
    keys: async () => (await listFiles(folder)).filter((name) => !name.endsWith(unfinished)),
    keysBefore: async (moment) => {
      await removeOld(join(folder, workFolder), own);
      const old: string[] = [];
      for (const name of await listFiles(folder)) {
        const path = join(folder, name);
        const found = await stat(path).catch(() => null);
        if (!found || found.mtime >= moment) continue;
        if (name.endsWith(unfinished)) await rm(path, { force: true });
        else old.push(name);
      }
      return old;
    },
    newFolder: async () => {
      const place = join(folder, workFolder);
      await mkdir(place, { recursive: true, mode: 0o700 });
      await removeOld(place, own);
      return mkdtemp(join(place, own));
    },
  };
}

/** A stream that opens its file only when it is read tells too late that there is none: nobody listens for its error any more. */
async function openExisting(path: string) {
  try {
    return await open(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

async function listFiles(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((one) => one.isFile()).map((one) => relative(folder, join(one.parentPath, one.name)));
  return files.filter((name) => !name.startsWith(workFolder));
}

/** Removes what other processes left there for a day; what this one has made is written to or removed by whoever asked for it. */
async function removeOld(folder: string, own: string) {
  for (const name of await readdir(folder).catch(() => [])) {
    if (name.startsWith(own)) continue;
    const found = await stat(join(folder, name)).catch(() => null);
    if (found && Date.now() - found.mtimeMs > day) await rm(join(folder, name), { recursive: true, force: true });
  }
}

/** Keys are ours, never a person's words; one that could leave the folder is a fault. */
function insideOnly(key: string) {
  if (!/^[a-z0-9]+(?:[/.-][a-z0-9]+)*$/.test(key)) throw new RangeError(`not a key of a file: ${key}`);
  return key;
}

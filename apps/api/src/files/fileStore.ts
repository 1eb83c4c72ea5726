import { existsSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { FSDriver } from 'flydrive/drivers/fs';
import { makePrivateFolder } from '../settings/index.ts';

/** Where the bytes of files are kept; rows in the database name them by key. */
export interface FileStore {
  put: (key: string, bytes: Uint8Array) => Promise<void>;
  /** Fails where the key names nothing. */
  read: (key: string) => Promise<Readable>;
  /** All bytes at once, for what is small; null where the key names nothing. */
  find: (key: string) => Promise<Buffer | null>;
  /** Succeeds also where the key names nothing. */
  remove: (key: string) => Promise<void>;
  /** Every key that is kept, for sweeping up what no row names. */
  keys: () => Promise<string[]>;
}

/** Keeps files in a folder of this machine. */
export function createFileStore(folder: string): FileStore {
  makePrivateFolder(folder);
  const drive = new FSDriver({ location: folder, visibility: 'private' });
  return {
    put: async (key, bytes) => {
      makePrivateFolder(dirname(join(folder, insideOnly(key))));
      await drive.put(key, bytes);
      await chmod(join(folder, key), 0o600);
    },
    read: async (key) => drive.getStream(insideOnly(key)),
    find: async (key) => ((await drive.exists(insideOnly(key))) ? Buffer.from(await drive.getBytes(key)) : null),
    remove: async (key) => drive.delete(insideOnly(key)),
    keys: async () => {
      if (!existsSync(folder)) return [];
      const { objects } = await drive.listAll('/', { recursive: true });
      return [...objects].flatMap((object) => (object.isFile ? [object.key] : []));
    },
  };
}

/** Keys are ours, never a person's words; one that could leave the folder is a fault. */
function insideOnly(key: string) {
  if (!/^[a-z0-9]+(?:[/.-][a-z0-9]+)*$/.test(key)) throw new RangeError(`not a key of a file: ${key}`);
  return key;
}

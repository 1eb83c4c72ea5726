import { existsSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { FSDriver } from 'flydrive/drivers/fs';

/** Where the bytes of files are kept; rows in the database name them by key. */
export interface FileStore {
  put: (key: string, bytes: Uint8Array) => Promise<void>;
  /** Fails where the key names nothing. */
  read: (key: string) => Promise<Readable>;
  /** Succeeds also where the key names nothing. */
  remove: (key: string) => Promise<void>;
  /** Every key that is kept, for sweeping up what no row names. */
  keys: () => Promise<string[]>;
}

/** Keeps files in a folder of this machine. */
export function createFileStore(folder: string): FileStore {
  const drive = new FSDriver({ location: folder, visibility: 'private' });
  return {
    put: (key, bytes) => drive.put(key, bytes),
    read: (key) => drive.getStream(key),
    remove: (key) => drive.delete(key),
    keys: async () => {
      if (!existsSync(folder)) return [];
      const { objects } = await drive.listAll('/', { recursive: true });
      return [...objects].flatMap((object) => (object.isFile ? [object.key] : []));
    },
  };
}

import { open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Condition } from './condition.ts';

interface WatchOptions {
  condition: Condition;
  /** Where files, and the embedded database, are kept. */
  folder: string;
  /** So much is kept free (bytes): with less the product is read-only before anything fails. */
  reserve: number;
  /** Fails while the database has no room. */
  probe: () => Promise<unknown>;
  everyMs?: number;
  free?: (folder: string) => Promise<number>;
}
const mebibyte = 1_048_576;

/** Looks whether there is room; a product that is read-only becomes writable by itself, once all that it keeps can be written again. */
export function watchDisk({ condition, folder, reserve, probe, everyMs = 5_000, free = freeOf }: WatchOptions) {
  let looking: Promise<void> | undefined;
  const look = async () => {
    const room = await free(folder);
    if (room < reserve) return condition.closeForWriting(`${Math.floor(room / mebibyte)} MiB are left in ${folder}`);
    // A little more than the reserve, so that it does not open and close all the time.
    if (!condition.isReadOnly() || room < reserve * 1.1) return;
    await tryFile(folder);
    await probe();
    condition.openForWriting();
  };
  const tick = () => {
    // What fails here is what is waited for.
    looking ??= look()
      .catch(() => {})
      .finally(() => {
        looking = undefined;
      });
    return looking;
  };
  const timer = setInterval(tick, everyMs).unref();
  return {
    look: tick,
    stop: async () => {
      clearInterval(timer);
      await looking;
    },
  };
}

async function freeOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

async function tryFile(folder: string) {
  const path = join(folder, 'room.part');
  try {
    const file = await open(path, 'w', 0o600);
    await file
      .writeFile(Buffer.alloc(65_536, 1))
      .then(() => file.sync())
      .finally(() => file.close());
  } finally {
    await rm(path, { force: true });
  }
}

import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** What a file is called until all of it is on the disk. */
export const unfinished = '.part';

/** Writes a file that is there whole, or not at all, whatever happens meanwhile; only this program's user may read it. */
export async function keepWhole(path: string, bytes: Uint8Array): Promise<void> {
  const part = path + unfinished;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  try {
    const file = await open(part, 'w', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  // The name is on the disk too, before a row names it.
  const folder = await open(dirname(path));
  await folder.sync().finally(() => folder.close());
}

import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './startError.ts';

/** The key kept in the data folder; made there on the first start, readable by its owner only. */
export function keptSecretKey(dataDir: string): string {
  const file = join(dataDir, 'secret-key');
  const half = `${file}.${process.pid}`;
  try {
    // Written apart and then named: whoever starts at the same moment finds a whole key, and the same one.
    writeFileSync(half, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
    linkSync(half, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(half, { force: true });
  }
  const key = readFileSync(file, 'utf8').trim();
  if (key.length >= 32) return key;
  throw new StartError(`${file} holds no key. Put the old key back, or delete the file if nobody has an account yet.`);
}

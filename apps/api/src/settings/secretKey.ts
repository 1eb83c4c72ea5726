import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './startError.ts';

/** The key kept in the data folder; made there on the first start, readable by its owner only. */
export function keptSecretKey(dataDir: string): string {
  const file = join(dataDir, 'secret-key');
  try {
    writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const key = readFileSync(file, 'utf8').trim();
  if (key.length >= 32) return key;
  throw new StartError(`${file} holds no key. Put the old key back, or delete the file if nobody has an account yet.`);
}

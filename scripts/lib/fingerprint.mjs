import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const isSkipped = (name) =>
  /^(node_modules|__image_snapshots__|tests|playwright\.config\.ts|\..*build)$|\.test\.tsx?$/.test(name);

/** One hash of every file below the given paths, to tell whether a step must run again. */
export function fingerprint(paths) {
  const hash = createHash('sha256');
  const add = (path) => {
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).toSorted()) if (!isSkipped(name)) add(join(path, name));
      return;
    }
    hash.update(path).update('\0').update(readFileSync(path)).update('\0');
  };
  for (const path of paths) add(path);
  return hash.digest('hex');
}

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serverUser } from '../base/settings/index.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
/** What the migrated template is made of; tests beside it change nothing in it. */
const sources = ['pnpm-lock.yaml', 'apps/api/src/testing/globalSetup.ts', 'apps/api/src/testing/keptCluster.ts'];
const code = 'apps/api/src/database';
const keptUnused = 24 * 3_600_000;

/** The files of a stopped server with the migrated template, which runs of the same code share: a copy takes a second, making them many. */
export function keptCluster(shelf = join(root, '.build', 'test-database')) {
  const kept = join(shelf, fingerprint());
  return {
    /** Copies them to where there are none yet; answers whether there were any. */
    copyTo: (folder: string): boolean => {
      if (!existsSync(kept)) return false;
      utimesSync(kept, new Date(), new Date());
      copy(kept, folder);
      return true;
    },
    /** Keeps a stopped server's files; a killed attempt leaves nothing that looks whole. */
    keep: (folder: string) => {
      mkdirSync(shelf, { recursive: true });
      const half = `${kept}.${process.pid}`;
      rmSync(half, { recursive: true, force: true });
      copy(folder, half);
      // Another run may have kept the same meanwhile.
      if (existsSync(kept)) rmSync(half, { recursive: true });
      else renameSync(half, kept);
      removeUnused(shelf, basename(kept));
    },
  };
}

function fingerprint(): string {
  const hash = createHash('sha256');
  const files = readdirSync(join(root, code), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.(ts|sql)$/.test(name))
    .map((name) => join(code, name));
  for (const file of [...sources, ...files.toSorted()]) hash.update(file).update(readFileSync(join(root, file)));
  const user = serverUser()?.uid ?? process.getuid?.();
  return hash.update(`${process.platform} ${process.arch} ${user}`).digest('hex').slice(0, 16);
}
/** Node's own copy forgets whose the database's files are. */
const copy = (from: string, to: string) => {
  mkdirSync(dirname(to), { recursive: true });
  execFileSync('cp', ['-a', from, to], { stdio: 'pipe' });
};
function removeUnused(shelf: string, current: string): void {
  for (const name of readdirSync(shelf)) {
    const folder = join(shelf, name);
    const isOld = Date.now() - statSync(folder).mtimeMs > keptUnused;
    if (name !== current && isOld) rmSync(folder, { recursive: true, force: true });
  }
}

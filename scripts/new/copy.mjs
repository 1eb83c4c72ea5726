import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { madeFiles } from '../lib/madeFiles.mjs';

const leftOut = /^(\.storybook\/__image_snapshots__|apps\/host\/public\/gallery|docs\/.*\.(png|jpg|webm)$)/;

/** Copies the tree as it stands to a folder outside the repository, with the same packages installed. */
export function copyTree(root) {
  const folder = mkdtempSync(join(tmpdir(), 'corredor-new-'));
  const { stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const kept = stdout.split('\0').filter((file) => file && !leftOut.test(file));
  const files = [...kept, ...madeFiles].filter((file) => existsSync(join(root, file)));
  for (const file of files) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    cpSync(join(root, file), join(folder, file), { recursive: true });
  }
  // What reads the tree asks git for its files, also there.
  spawnSync('git', ['init', '--quiet'], { cwd: folder });
  for (const modules of ['node_modules', ...globSync('{packages,apps}/*/node_modules', { cwd: root })])
    linkModules(root, folder, modules);
  return { folder, files: files.length };
}

/** Packages from outside are those of the original; the house's own are those of the copy. */
function linkModules(root, folder, modules) {
  mkdirSync(join(folder, modules), { recursive: true });
  for (const name of readdirSync(join(root, modules))) {
    if (name === '@corredor')
      cpSync(join(root, modules, name), join(folder, modules, name), { recursive: true, verbatimSymlinks: true });
    else if (!name.startsWith('.') || name === '.bin' || name === '.pnpm')
      symlinkSync(join(root, modules, name), join(folder, modules, name));
  }
}

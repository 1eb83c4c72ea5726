import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { makeFiles } from './build.mjs';
import { run, timed } from './run.mjs';
import { step } from './steps.mjs';

/**
 * Installs the packages of the lockfile and makes the files that git does not keep, so that every command and every editor finds them; does
 * nothing when nothing changed that either follows from. Answers an exit code.
 */
export async function install() {
  return (await installPackages()) || (await makeFiles());
}

function installPackages() {
  const folders = ['packages', 'apps'].flatMap((parent) => readdirSync(parent).map((name) => join(parent, name)));
  const manifests = folders.map((folder) => join(folder, 'package.json')).filter((file) => existsSync(file));
  return step({
    name: 'install',
    inputs: ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', ...manifests],
    outputs: ['node_modules/.modules.yaml'],
    work: () => timed('install', () => run('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'])),
  });
}

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { run, timed } from './run.mjs';
import { step } from './steps.mjs';

/** Installs the packages of the lockfile; does nothing when neither it nor a package.json changed. */
export function install() {
  const folders = ['packages', 'apps'].flatMap((parent) => readdirSync(parent).map((name) => join(parent, name)));
  const manifests = folders.map((folder) => join(folder, 'package.json')).filter((file) => existsSync(file));
  return step({
    name: 'install',
    inputs: ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', ...manifests],
    outputs: ['node_modules/.modules.yaml'],
    work: () => timed('install', () => run('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'])),
  });
}

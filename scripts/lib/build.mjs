import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { madeFiles } from './madeFiles.mjs';
import { roomFolder } from './rooms.mjs';
import { run, runNode, timed } from './run.mjs';
import { step } from './steps.mjs';

/** What the elements of partners' pages are made of: their rooms, and the looks that they take. */
const elementRooms = () => [
  ...['elements', 'embed', 'directory', 'profile'].map((name) => roomFolder('widgets', name)),
  ...['plain', 'plainTokens', 'theme'].map((name) => roomFolder('ui', name)),
];

/** Makes the files that git does not keep, when something changed that they follow from, or one of them. */
export function makeFiles() {
  const makers = ['make', 'lib/madeFiles', 'lib/operations', 'lib/problems'];
  return step({
    name: 'make',
    inputs: [
      'openapi',
      'redocly.yaml',
      'packages/core/src/public',
      ...makers.map((name) => `scripts/${name}.mjs`),
      'scripts/lib/packages/widgets',
      ...elementRooms(),
      'packages/widgets/package.json',
      'packages/widgets/tsconfig.json',
      'pnpm-lock.yaml',
    ],
    outputs: ['.build/openapi.json', ...madeFiles],
    work: () => timed('made files', () => runNode('scripts/make.mjs')),
  });
}

/** Builds the browser's files into apps/host/dist, when a source changed. */
export function buildHost() {
  const host = 'apps/host';
  const own = readdirSync(host).filter((name) => !['node_modules', 'dist', 'dist-server'].includes(name));
  const packages = ['core', 'machines', 'ui', 'widgets'].map((name) => `packages/${name}/src`);
  return step({
    name: 'host',
    inputs: [...own.map((name) => join(host, name)), ...packages.filter((path) => existsSync(path)), 'pnpm-lock.yaml'],
    outputs: [`${host}/dist/index.html`, `${host}/dist-server/server.js`],
    work: () => timed('build', () => run('vite', ['build', host, '--logLevel', 'warn'])),
  });
}

/** Builds the files for partners' pages into packages/widgets/dist-elements, when a source changed. */
export function buildElements() {
  const own = ['scripts/elements.mjs', 'scripts/elements', 'packages/widgets/package.json', 'pnpm-lock.yaml'];
  return step({
    name: 'elements',
    inputs: [...elementRooms(), ...own],
    outputs: ['packages/widgets/dist-elements/manifest.json'],
    work: () => timed('elements', () => runNode('scripts/elements.mjs')),
  });
}

/** Everything that must be there before the server can start; answers an exit code. */
export async function prepare() {
  return (await buildElements()) || (await buildHost());
}

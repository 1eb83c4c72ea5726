import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { roomFolder } from './rooms.mjs';
import { run, runNode, timed } from './run.mjs';
import { step } from './steps.mjs';

/** Writes the types and schemas of the OpenAPI document, when the document changed. */
export function generate() {
  return step({
    name: 'generate',
    inputs: ['openapi', 'scripts/generate.mjs', 'scripts/lib/operations.mjs', 'pnpm-lock.yaml'],
    outputs: ['packages/core/src/contract/openapi.ts'],
    work: () => timed('generate', () => runNode('scripts/generate.mjs')),
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
  const rooms = ['elements', 'embed', 'directory', 'profile'].map((name) => roomFolder('widgets', name));
  const looks = ['plain', 'plainTokens', 'theme'].map((name) => roomFolder('ui', name));
  const own = ['scripts/elements.mjs', 'scripts/elements', 'packages/widgets/package.json', 'pnpm-lock.yaml'];
  return step({
    name: 'elements',
    inputs: [...rooms, ...looks, ...own],
    outputs: ['packages/widgets/dist-elements/manifest.json'],
    work: () => timed('elements', () => runNode('scripts/elements.mjs')),
  });
}

/** Everything that must be there before the server can start; answers an exit code. */
export async function prepare() {
  return (await generate()) || (await buildElements()) || (await buildHost());
}

import { cpSync, existsSync, globSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../run.mjs';
import { copyDeclarations } from './declarations.mjs';
import { publishedManifest } from './manifest.mjs';

/** Writes the folder that is published of each package: code, declarations, styles, package.json, and what people read. */
export async function buildPackages(names) {
  const built = (await run('tsc', ['-b', ...names.map((name) => `packages/${name}`)])) || (await run('tsup', []));
  if (built !== 0) return built;
  for (const name of names) finish(name);
  return 0;
}

function finish(name) {
  const dist = join('packages', name, 'dist');
  for (const file of globSync('**/*.css', { cwd: dist })) rmSync(join(dist, file));
  if (name === 'ui') copyStyles(dist);
  const doors = globSync(['*.js', '*/index.js'], { cwd: dist })
    .filter((file) => !/^[^/]*-[A-Z0-9]{8}\.js$/.test(file))
    .map((file) => file.replace(/\.js$/, ''))
    .sort();
  const from = join('.tsc', name, 'packages', name, 'src');
  const source = join('packages', name, 'src');
  copyDeclarations({ from, source, to: dist, entries: doors.map((door) => `${door}.d.ts`) });
  const exports = Object.fromEntries(doors.map((door) => [`./${door.replace(/\/index$/, '')}`, codeAt(door)]));
  for (const file of globSync('*.css', { cwd: dist })) exports[`./${file}`] = `./${file}`;
  writeFileSync(join(dist, 'package.json'), `${JSON.stringify(publishedManifest(name, dist, exports), null, 2)}\n`);
  for (const page of ['README.md', 'CHANGELOG.md']) copyIfThere(join('packages', name, page), join(dist, page));
}

const codeAt = (door) => ({ types: `./${door}.d.ts`, default: `./${door}.js` });

/** One file with all components' styles, and one with what a page needs once: reset and fonts. */
function copyStyles(dist) {
  cpSync('.build/styles/ui/styles.css', join(dist, 'styles.css'));
  const globals = '.build/styles/ui-globals';
  for (const file of readdirSync(globals)) {
    if (file === 'styles.css') cpSync(join(globals, file), join(dist, 'globals.css'));
    if (file.endsWith('.woff2')) cpSync(join(globals, file), join(dist, file));
  }
  cpSync('packages/ui/node_modules/@fontsource-variable/inter/LICENSE', join(dist, 'inter-license.txt'));
}

function copyIfThere(from, to) {
  if (existsSync(from)) cpSync(from, to);
}

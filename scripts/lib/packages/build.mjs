import { cpSync, existsSync, globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../run.mjs';
import { copyDeclarations } from './declarations.mjs';
import { publishedManifest, styleEntry } from './manifest.mjs';
import { finishWidgets } from './widgets/finish.mjs';

/** Writes the folder that is published of each package: code, declarations, styles, package.json, and what people read. */
export async function buildPackages(names) {
  for (const name of names) rmSync(join('packages', name, 'dist'), { recursive: true, force: true });
  const built = (await run('tsc', ['-b', ...names.map((name) => `packages/${name}`)])) || (await run('tsup', []));
  if (built !== 0) return built;
  for (const name of names) finish(name);
  return 0;
}

function finish(name) {
  const dist = join('packages', name, 'dist');
  const rooms = { from: join('.tsc', name, 'packages', name, 'src'), source: join('packages', name, 'src') };
  if (name === 'widgets') finishWidgets(dist, rooms);
  else finishLibrary(name, dist, rooms);
  for (const page of ['README.md', 'CHANGELOG.md']) copyIfThere(join('packages', name, page), join(dist, page));
}

/** Every room is an entry point. */
function finishLibrary(name, dist, rooms) {
  for (const file of globSync('**/*.css', { cwd: dist })) rmSync(join(dist, file));
  if (name === 'ui') copyStyles(dist);
  const found = Object.entries(readExports(name))
    .map(([address, file]) => [address, file.replace(/^\.\/src\/|\.ts$/g, '')])
    .filter(([, file]) => existsSync(join(dist, `${file}.js`)));
  copyDeclarations({ ...rooms, to: dist, entries: found.map(([, file]) => `${file}.d.ts`) });
  const exports = Object.fromEntries(found.map(([address, file]) => [address, codeAt(file)]));
  for (const file of globSync('*.css', { cwd: dist })) exports[`./${file}`] = styleEntry(dist, file);
  writeFileSync(join(dist, 'package.json'), `${JSON.stringify(publishedManifest(name, dist, exports), null, 2)}\n`);
}

const readExports = (name) => JSON.parse(readFileSync(join('packages', name, 'package.json'), 'utf8')).exports;
const codeAt = (file) => ({ types: `./${file}.d.ts`, default: `./${file}.js` });

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

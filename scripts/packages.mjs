// Builds the publishable packages into packages/*/dist: code by tsup, declarations as the compiler wrote them, then opens every door.
import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { run } from './lib/run.mjs';

const packages = ['core', 'machines', 'ui'];
/** These need no browser and no bundler for styles, so that Node can open them. */
const opened = ['core', 'machines'];

const built = (await run('tsc', ['-b', ...packages.map((name) => `packages/${name}`)])) || (await run('tsup', []));
if (built !== 0) process.exit(built);
for (const name of packages) copyDeclarations(name);
const closed = (await Promise.all(opened.flatMap(doorsOf).map(open))).filter(Boolean);
for (const problem of closed) console.error(problem);
console.log(
  `${opened.flatMap(doorsOf).length - closed.length} doors of ${opened.join(' and ')} open from their built packages.`,
);
process.exit(closed.length > 0 ? 1 : 0);

function copyDeclarations(name) {
  const from = join('.tsc', name, 'packages', name, 'src');
  for (const file of globSync('**/*.d.ts', { cwd: from })) {
    if (/\.(stories|test|fixtures)\.d\.ts$/.test(file) || /^(charts|scenarios|testing)\//.test(file)) continue;
    const to = join('packages', name, 'dist', file);
    cpSync(join(from, file), to, { recursive: true });
    const text = readFileSync(to, 'utf8');
    writeFileSync(to, text.replace(/(from '\.{1,2}\/[^']*?)\.tsx?'/g, "$1.js'"));
  }
}

function doorsOf(name) {
  return globSync(`packages/${name}/dist/*/index.js`);
}

/** Says what is wrong with a door: it does not open, or names nothing, or lacks its declarations. */
async function open(door) {
  if (!existsSync(door.replace(/\.js$/, '.d.ts'))) return `${door} has no declarations.`;
  const room = basename(dirname(door));
  try {
    const names = Object.keys(await import(pathToFileURL(door).href));
    const isTypesOnly = /^export type/m.test(readFileSync(door.replace(/\.js$/, '.d.ts'), 'utf8'));
    return names.length === 0 && !isTypesOnly ? `The room ${room} exports nothing.` : undefined;
  } catch (error) {
    return `${door} does not open: ${error.message}`;
  }
}

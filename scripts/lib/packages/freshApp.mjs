import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { run, timed } from '../run.mjs';

/** What the app is built and checked with. */
const tools = ['react', 'react-dom', '@types/react', '@types/react-dom', 'vite', 'vue'];

/** Installs the tarballs in an app outside the repository, and uses them as a stranger would: Node, a bundler, the compiler. */
export async function tryInFreshApp(packed) {
  const app = realpathSync(mkdtempSync(join(tmpdir(), 'corredor-app-')));
  try {
    cpSync('scripts/fresh-app', app, { recursive: true });
    writeManifest(app, packed);
    for (const { name } of packed) writeExamples(app, name);
    const steps = [
      ['install', () => run('pnpm', ['install', '--dir', app, '--offline', '--reporter=silent'])],
      ['in Node', () => run('node', [join(app, 'inNode.mjs')])],
      ['in a bundle', () => run('vite', ['build', app, '--logLevel', 'error'])],
      ['in the bundle', () => run('node', [join(app, 'inBundle.mjs')])],
      ['types', () => run('tsc', ['-p', app])],
    ];
    let code = 0;
    for (const [name, work] of steps) if (code === 0) code = await timed(`  ${name}`, work);
    return code;
  } finally {
    if (!process.env.CORREDOR_KEEP_APP) rmSync(app, { recursive: true, force: true });
  }
}

/**
 * Our packages come from their tarballs; what these depend on is linked from the repository's own install, so that nothing is
 * asked of the network.
 */
function writeManifest(app, packed) {
  const own = Object.fromEntries(packed.map(({ name, tarball }) => [`@corredor/${name}`, `file:${tarball}`]));
  const linked = Object.fromEntries(tools.map((name) => [name, linkTo('node_modules', name)]));
  for (const { name } of packed) {
    const { dependencies = {} } = JSON.parse(readFileSync(`packages/${name}/dist/package.json`, 'utf8'));
    for (const dependency of Object.keys(dependencies))
      if (!own[dependency]) linked[dependency] = linkTo('packages', name, 'node_modules', dependency);
  }
  const dependencies = { ...own, ...linked };
  const manifest = { name: 'fresh-app', private: true, type: 'module', dependencies };
  writeFileSync(join(app, 'package.json'), JSON.stringify(manifest));
  // JSON is YAML too.
  writeFileSync(join(app, 'pnpm-workspace.yaml'), JSON.stringify({ overrides: { ...own, ...linked } }));
}

/** What a README shows must be right: its code is checked with the app's own. */
function writeExamples(app, name) {
  const readme = readFileSync(`packages/${name}/README.md`, 'utf8');
  const examples = [...readme.matchAll(/```tsx?\n(.*?)```/gs)].map(([, code]) => code);
  for (const [index, code] of examples.entries()) writeFileSync(join(app, `readme-${name}-${index + 1}.tsx`), code);
}

const linkTo = (...path) => `link:${realpathSync(resolve(...path))}`;

import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build } from 'tsup';
import { finish } from './finish.mjs';
import { shortName, stylesPlugin } from './stylesPlugin.mjs';

/** Each stands alone; `elements` is both of the others. */
const whole = ['directory', 'profile', 'elements'];
const source = resolve('packages/widgets/src/elements');
const { version } = JSON.parse(readFileSync('packages/widgets/package.json', 'utf8'));

/** The views are written for React; the elements bring the part of it that these views use, and know what is around them. */
const runtimePlugin = {
  name: 'corredor-runtime',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^(react|react-dom\/client|react\/jsx-runtime)$/ }, () => ({
      path: join(source, 'runtime/index.ts'),
    }));
    onResolve({ filter: /^\.\/use(Language|Theme)\.ts$/ }, () => ({ path: join(source, 'elementHooks.ts') }));
  },
};

/** What turns the elements' sources into code that brings its own runtime and styles. */
export const elementPlugins = () => [runtimePlugin, stylesPlugin, vanillaExtractPlugin({ identifiers: shortName })];

/** Builds the files that partners' pages load into a folder, with their hashes and compressed copies; each stands alone. */
export async function buildElements(outDir) {
  const built = (entry, options) =>
    build({
      config: false,
      entry,
      outDir,
      target: 'es2022',
      platform: 'browser',
      splitting: false,
      minify: false,
      dts: false,
      silent: true,
      noExternal: [/.*/],
      outExtension: () => ({ js: '.js' }),
      esbuildOptions: (esbuild) => {
        esbuild.jsx = 'automatic';
      },
      ...options,
    });
  rmSync(outDir, { recursive: true, force: true });
  mkdirSync(outDir, { recursive: true });
  await built(
    { directory: `${source}/directory.ts`, profile: `${source}/profile.ts`, elements: `${source}/index.ts` },
    {
      format: 'esm',
      define: { 'process.env.NODE_ENV': '"production"' },
      esbuildPlugins: elementPlugins(),
    },
  );
  for (const name of whole) await finish(join(outDir, `${name}.js`));
  const files = Object.fromEntries(whole.map((name) => [name, hashOf(outDir, name)]));
  await built(
    { loader: `${source}/loader.ts` },
    { format: 'iife', define: { built: JSON.stringify({ version, files }) } },
  );
  await finish(join(outDir, 'loader.js'));
  const all = ['loader', ...whole].map((name) => [`${name}.js`, factsOf(outDir, name)]);
  writeFileSync(
    join(outDir, 'manifest.json'),
    `${JSON.stringify({ version, files: Object.fromEntries(all) }, null, 2)}\n`,
  );
  for (const name of [...all.map(([file]) => file), 'manifest.json']) compress(join(outDir, name));
}

const hashOf = (outDir, name) =>
  `sha384-${createHash('sha384')
    .update(readFileSync(join(outDir, `${name}.js`)))
    .digest('base64')}`;

function factsOf(outDir, name) {
  const content = readFileSync(join(outDir, `${name}.js`));
  return { integrity: hashOf(outDir, name), bytes: content.length, brotli: smallest(content).length };
}

const smallest = (content) =>
  brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });

function compress(path) {
  const content = readFileSync(path);
  writeFileSync(`${path}.br`, smallest(content));
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
}

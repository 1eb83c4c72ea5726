import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig, type Options } from 'tsup';
import { elementPlugins } from './scripts/elements/buildElements.mjs';
import { assetUrl } from './scripts/lib/packages/assetUrl.mjs';
import { splitProfile } from './scripts/lib/packages/widgets/splitProfile.mjs';
import { entryPoints } from './scripts/lib/rooms.mjs';

/** Rooms for tests and drawings, which nobody else needs. */
const own = ['charts', 'scenarios', 'testing'];

/** One entry for each room, at its place in the source, so that code and declarations lie side by side. */
const doors = (folder: string) =>
  Object.fromEntries(
    Object.entries(entryPoints(folder))
      .filter(([room]) => !own.includes(room))
      .map(([, door]) => [door.slice(`packages/${folder}/src/`.length, -'.ts'.length), door]),
  );

const vanillaExtract = () => vanillaExtractPlugin({ identifiers: 'short' });

const ours = [/^@corredor\//, /\.vanilla\.css/];
const entries = (room: string, names: string[]) =>
  Object.fromEntries(names.map((name) => [name, `packages/widgets/src/${room}/${name}.ts`]));

const library = (folder: string, options: Options = {}): Options => ({
  name: folder,
  entry: options.entry ?? doors(folder),
  outDir: `packages/${folder}/dist`,
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  // The compiler has written the declarations already; scripts/packages.mjs puts them beside the code.
  dts: false,
  silent: true,
  splitting: true,
  treeshake: false,
  // Our own packages and every dependency stay imports of the published ones.
  skipNodeModulesBundle: true,
  // What vanilla-extract makes of a style file looks like a package's name; a file's address is for a plugin.
  noExternal: [/\.vanilla\.css/, /\?url$/],
  esbuildOptions: (esbuild) => {
    esbuild.jsx = 'automatic';
    esbuild.assetNames = '[name]';
  },
  ...options,
});

/** All styles of a package in one file: its code imports none, so that Node and every bundler can open it. */
function styles(name: string, sources: string[]): Options {
  const entry = resolve('.build', 'styles', `${name}.ts`);
  mkdirSync(dirname(entry), { recursive: true });
  writeFileSync(entry, sources.map((source) => `import '${resolve(source)}';\n`).join(''));
  return library(name, {
    entry: { styles: entry },
    outDir: `.build/styles/${name}`,
    esbuildPlugins: [vanillaExtract()],
    loader: { '.woff2': 'copy' },
    noExternal: [/./],
    skipNodeModulesBundle: false,
    minify: true,
  });
}

export default defineConfig([
  library('core', {
    entry: {
      ...doors('core'),
      'contract/openapi': 'packages/core/src/contract/openapi.ts',
      'contract/schemas': 'packages/core/src/contract/schemas.ts',
    },
  }),
  library('machines'),
  library('ui', { esbuildPlugins: [assetUrl(), vanillaExtract()], loader: { '.css': 'empty' } }),
  // Of the widgets only the public doors, which bring what they use of our own.
  library('widgets', {
    entry: entries('react', ['index', 'directory', 'profile']),
    outDir: 'packages/widgets/dist/react',
    noExternal: ours,
    esbuildPlugins: [vanillaExtract()],
  }),
  library('elements', {
    entry: entries('elements', ['index', 'directory', 'profile', 'define']),
    outDir: 'packages/widgets/dist/elements',
    noExternal: [...ours, /^react/],
    esbuildPlugins: [splitProfile, ...elementPlugins()],
  }),
  styles('ui', globSync('packages/ui/src/**/*.css.ts', { exclude: ['**/globals/**'] }).sort()),
  styles('ui-globals', [
    'packages/ui/src/foundation/globals/base.css.ts',
    'packages/ui/src/foundation/globals/fonts.css',
  ]),
]);

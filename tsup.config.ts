import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig, type Options } from 'tsup';

/** Rooms for tests and drawings, which nobody else needs. */
const own = ['charts', 'scenarios', 'testing'];

/** One entry for each door (`src/<room>/index.ts`), so that the published package has the rooms of the source. */
const doors = (folder: string) =>
  Object.fromEntries(
    globSync(`packages/${folder}/src/*/index.ts`)
      .map((door) => [basename(dirname(door)), door] as const)
      .filter(([room]) => !own.includes(room))
      .map(([room, door]) => [`${room}/index`, door]),
  );

const library = (folder: string, options: Options = {}): Options => ({
  name: folder,
  entry: doors(folder),
  outDir: `packages/${folder}/dist`,
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  // The compiler has written the declarations already; scripts/packages.mjs puts them beside the code.
  dts: false,
  silent: true,
  clean: true,
  splitting: true,
  treeshake: false,
  // Our own packages and every dependency stay imports of the published ones.
  skipNodeModulesBundle: true,
  ...options,
});

export default defineConfig([
  library('core', {
    entry: { ...doors('core'), openapi: 'packages/core/src/openapi.ts', schemas: 'packages/core/src/schemas.ts' },
  }),
  library('machines'),
  library('ui', {
    esbuildPlugins: [vanillaExtractPlugin({ identifiers: 'short' })],
    loader: { '.woff2': 'copy' },
  }),
]);

import { registerHooks } from 'node:module';
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/**
 * What files import and export, as a compiler reads them, types left out: by file, with the imports as they are written there.
 * @param {string[]} files
 */
export async function factsOf(files) {
  const own = new Set(files.map((file) => resolve(file)));
  const { metafile } = await build({
    entryPoints: [...own],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    outdir: '.',
    outbase: '.',
    logLevel: 'error',
    plugins: [
      {
        name: 'only-these-files',
        setup: ({ onResolve }) =>
          onResolve({ filter: /.*/ }, ({ path, kind }) =>
            kind === 'entry-point' ? undefined : { path, external: true },
          ),
      },
    ],
  });
  return new Map(
    Object.values(metafile.outputs).map(({ entryPoint, exports }) => [
      entryPoint,
      { exports, imports: metafile.inputs[entryPoint].imports.map(({ path }) => path) },
    ]),
  );
}

/**
 * The route module of each public path and of each private screen, found by asking the host's own table for every page: a route module is not run, it only says its name.
 * @returns {Promise<Record<string, string>>} the file by path or name of the screen
 */
export async function routeModules() {
  const hooks = registerHooks({
    load: (url, context, next) =>
      url.endsWith('.tsx')
        ? { format: 'module', shortCircuit: true, source: `export const Component = ${JSON.stringify(nameOf(url))};` }
        : next(url, context),
  });
  const { publicPages } = await import('../../apps/host/src/app/publicPages.ts');
  const { privatePages } = await import('../../apps/host/src/app/privatePages.ts');
  const pages = Object.entries({ ...publicPages, ...privatePages });
  const found = await Promise.all(
    pages.map(async ([screen, page]) => [screen, (typeof page === 'function' ? await page() : page).Component]),
  );
  hooks.deregister();
  return Object.fromEntries(found);
}

const nameOf = (url) => relative(process.cwd(), fileURLToPath(url));

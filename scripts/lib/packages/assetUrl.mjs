import { createRequire } from 'node:module';
import { basename } from 'node:path';

/** Vite's `?url` in words that every bundler knows: the file lies beside the styles, in the package's root. */
export const assetUrl = () => ({
  name: 'asset-url',
  setup(build) {
    build.onResolve({ filter: /\?url$/ }, ({ path, importer }) => ({
      namespace: 'asset-url',
      path: createRequire(importer).resolve(path.replace(/\?url$/, '')),
    }));
    build.onLoad({ filter: /./, namespace: 'asset-url' }, ({ path }) => ({
      contents: `export default new URL('../${basename(path)}', import.meta.url).href;`,
    }));
  },
});

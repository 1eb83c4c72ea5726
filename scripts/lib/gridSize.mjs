import { resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';

const room = resolve('packages/ui/src/data/DataGrid');

/** What every page of the private area has loaded before a grid comes: React and what it is used with, and the maker of styles. */
const isShared = (id) => /^(react|lucide-react|@vanilla-extract\/recipes)/.test(id);

/** What loads a part later is in every page as well. */
const sharedLoader = {
  name: 'shared-loader',
  enforce: 'pre',
  load: (id) => (id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load();' : null),
};

/** Brotli KiB of the grid when it is first drawn, its room, its table model and its windowing, and of its styles; without React, react-aria, the rest of the design system and what is loaded when it is asked for. */
export async function gridSize() {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [vanillaExtractPlugin({ identifiers: 'short' }), sharedLoader],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: `${room}/index.ts`,
        preserveEntrySignatures: 'allow-extension',
        external: (id, importer) =>
          importer !== undefined &&
          (isShared(id) || (importer.startsWith(room) && /^(\.\.\/)+[\w/]+\/index\.ts$/.test(id))),
      },
    },
  });
  const { output } = Array.isArray(result) ? result[0] : result;
  const chunks = new Map(output.filter((file) => file.type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
  const first = [...chunks.values()].filter((chunk) => chunk.isEntry);
  for (const chunk of first)
    first.push(...chunk.imports.flatMap((name) => chunks.get(name) ?? []).filter((one) => !first.includes(one)));
  const styles = new Set(first.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
  const sheets = output.filter((file) => styles.has(file.fileName)).map((file) => String(file.source));
  const sizeOf = (texts) => brotliCompressSync(texts.join('\n')).length / 1024;
  return { code: sizeOf(first.map((chunk) => chunk.code)), styles: sizeOf(sheets) };
}

import { resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';

const room = resolve('packages/ui/src/DataGrid');

/** Brotli KiB of the grid: its room, its table model, its windowing and its styles; without React, react-aria and the rest of the design system. */
export async function gridSize() {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [vanillaExtractPlugin({ identifiers: 'short' })],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: `${room}/index.ts`,
        preserveEntrySignatures: 'strict',
        external: (id, importer) =>
          importer !== undefined &&
          (/^(react|lucide-react)/.test(id) || (importer.startsWith(room) && /^\.\.\/\w+\/index\.ts$/.test(id))),
      },
    },
  });
  const { output } = Array.isArray(result) ? result[0] : result;
  const text = output.map((file) => (file.type === 'chunk' ? file.code : String(file.source))).join('\n');
  return brotliCompressSync(text).length / 1024;
}

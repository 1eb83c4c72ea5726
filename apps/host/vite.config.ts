import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import localesPlugin from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chunksByFirstUse } from './firstUse.ts';

/** Writes a brotli and a gzip copy beside every text file, so that the server never compresses a file twice. */
function precompress(): Plugin {
  let folder = '';
  return {
    name: 'corredor-precompress',
    apply: 'build',
    configResolved: (config) => {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle: () => {
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
      for (const name of files.filter((one) => /\.(js|css|svg|json)$/.test(one))) {
        const content = readFileSync(join(folder, name));
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content));
        writeFileSync(join(folder, `${name}.gz`), gzipSync(content));
      }
    },
  };
}

const shared = () => [
  react(),
  vanillaExtractPlugin({ identifiers: 'short' }),
  { ...localesPlugin.vite({ locales: ['es-ES', 'en-US'] }), enforce: 'pre' as const },
];

export default defineConfig({
  plugins: [shared(), chunksByFirstUse(() => shared().flat()), precompress()],
  resolve: {
    // What reads and writes Excel files would start workers that the page's policy forbids.
    alias: [{ find: /^fflate$/, replacement: join(import.meta.dirname, 'src/zip.ts') }],
  },
  build: {
    target: 'es2022',
    manifest: true,
    // Firefox fetches preloads under default-src, which the policy closes.
    modulePreload: false,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1_000,
  },
  server: { proxy: { '/api': 'http://localhost:3000', '/ws': { target: 'http://localhost:3000', ws: true } } },
});

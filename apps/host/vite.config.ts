import { join } from 'node:path';
import localesPlugin from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunksByFirstUse } from './build/firstUse.ts';
import { precompress } from './build/precompress.ts';
import { servedPages } from './build/servedPages.ts';

const shared = () => [
  react(),
  vanillaExtractPlugin({ identifiers: 'short' }),
  { ...localesPlugin.vite({ locales: ['es-ES', 'en-US'] }), enforce: 'pre' as const },
];

export default defineConfig({
  plugins: [shared(), chunksByFirstUse(() => shared().flat()), precompress(), servedPages(() => shared().flat())],
  resolve: {
    // What reads and writes Excel files would start workers that the page's policy forbids.
    alias: [{ find: /^fflate$/, replacement: join(import.meta.dirname, 'src/browser/zip.ts') }],
  },
  build: {
    target: 'es2022',
    // Colours are mixed by the browser anyway, which takes one of these: older ones would need every colour twice more.
    cssTarget: ['chrome111', 'firefox113', 'safari16.4'],
    manifest: true,
    // Firefox fetches preloads under default-src, which the policy closes.
    modulePreload: false,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1_000,
  },
  server: {
    proxy: {
      '/api': 'http://localhost:3000',
      '/calendar': 'http://localhost:3000',
      '/ws': { target: 'http://localhost:3000', ws: true },
    },
  },
});

import { join } from 'node:path';
import localesPlugin from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The pages of `npm run bench`, built as the product is. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    vanillaExtractPlugin({ identifiers: 'short' }),
    { ...localesPlugin.vite({ locales: ['es-ES', 'en-US'] }), enforce: 'pre' as const },
  ],
  build: {
    target: 'es2022',
    outDir: join(import.meta.dirname, '../../../.build/bench'),
    emptyOutDir: true,
    rolldownOptions: { input: ['grid', 'floor'].map((name) => join(import.meta.dirname, `${name}.html`)) },
  },
});

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Manifest, Plugin } from 'vite';
import { drawingAddress } from '../src/brand/drawing.ts';
import { inlineScript } from './inlineScript.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');

/** Writes the page of the private area: the bare one, and all that its first screen needs named in it, so that nothing waits for something else. */
export function insidePage(): Plugin {
  return {
    name: 'corredor-inside-page',
    apply: 'build',
    closeBundle: {
      order: 'post',
      handler: async () => {
        const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
        const chunk = (name: string) =>
          Object.values(manifest).find((one) => one.name === name && one.file.endsWith('.js'));
        const own = chunk('private');
        const font = Object.entries(manifest).find(([key]) => key.endsWith('/inter.woff2'))?.[1];
        const es = chunk('words-es');
        const en = chunk('words-en');
        if (!own || !font || !es || !en) throw new Error('The private area has no chunk, words or font of its own.');
        const bare = readFileSync(join(dist, 'index.html'), 'utf8');
        const starter = `<script data-es="/${es.file}" data-en="/${en.file}">${await inlineScript('src/inside/starter.ts')}</script>`;
        const page = bare
          .replace('href="/icon.svg"', () => `href="${drawingAddress(readFileSync(join(dist, 'icon.svg'), 'utf8'))}"`)
          .replace('<script', () => `${starter}\n    <script`)
          .replace(
            '</head>',
            `${(own.css ?? []).map((file) => `  <link rel="stylesheet" crossorigin href="/${file}">\n  `).join('')}  <script type="module" crossorigin src="/${own.file}"></script>
    <link rel="preload" as="font" type="font/woff2" href="/${font.file}" crossorigin>
  </head>`,
          );
        writeFileSync(join(dist, 'inside.html'), page);
      },
    },
  };
}

import type { Plugin } from 'vite';
import { readComponents } from '../scripts/lib/componentProps.mjs';

const name = 'virtual:published-components';

/** Lets pages of documentation import what the compiler knows of every published component. Read when the first page asks. */
export const publishedComponents = (): Plugin => ({
  name: 'published-components',
  resolveId: (id) => (id === name ? `\0${name}` : null),
  load: (id) => (id === `\0${name}` ? `export const components = ${JSON.stringify(readComponents())};` : null),
});

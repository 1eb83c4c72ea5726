import type { Release } from './release.ts';
import { readSettings } from './settings.ts';
import type { Sketch } from './snippets.ts';

/** What a server tells of its widgets. */
export const aRelease = (): Release => ({
  version: '1.2.3',
  files: Object.fromEntries(
    ['loader.js', 'directory.js', 'profile.js', 'elements.js'].map((name, index) => [
      name,
      { integrity: `sha384-${name}`, bytes: 40_000, brotli: 1_126 + index * 9_000 },
    ]),
  ),
});

/** What is chosen by an address. */
export const aSketch = (search = ''): Sketch => ({
  ...readSettings(search),
  origin: 'https://corredor.example',
  release: aRelease(),
  fallback: 'Find a broker',
});

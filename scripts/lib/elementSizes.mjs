import { readFileSync } from 'node:fs';

/** Brotli KiB that a partner's page may load for the directory, a profile, both of them, and the loader that fetches them. */
const limits = { 'directory.js': 16, 'profile.js': 11, 'elements.js': 20, 'loader.js': 3 };

/** The files of the elements with what they weigh and what they may. */
export function elementSizes(folder) {
  const { files } = JSON.parse(readFileSync(`${folder}/manifest.json`, 'utf8'));
  return Object.entries(limits).map(([name, limit]) => {
    const size = files[name].brotli / 1024;
    return { name: `widgets/${name}`, size, limit, isOver: size > limit };
  });
}

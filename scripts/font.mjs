// Makes packages/ui/src/foundation/globals/inter*.woff2 anew: Inter's weights from 400 to 700 and the features that we use, in three files. The first
// has what Spanish and English are written with; the browser asks for the others only where a page has one of their signs or letters.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { rangesOf } from './lib/fontRanges.mjs';

const folder = 'packages/ui/src/foundation/globals';
const whole = createRequire(new URL('../packages/ui/package.json', import.meta.url)).resolve(
  '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
);
const lettersOf = (file) => String.fromCodePoint(...rangesOf(file));
for (const file of ['inter.woff2', 'inter-signs.woff2', 'inter-further.woff2']) {
  const small = await subsetFont(readFileSync(whole), lettersOf(file), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
    keepFeatures: ['kern', 'tnum', 'ccmp', 'locl', 'mark', 'mkmk'],
    // Names of styles for menus of fonts, and metrics that hardly vary: no browser draws anything by them.
    dropTables: ['STAT', 'MVAR'],
  });
  writeFileSync(`${folder}/${file}`, small);
  console.log(`${file}: ${(small.length / 1024).toFixed(1)} KiB`);
}

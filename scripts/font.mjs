// Makes packages/ui/src/foundation/globals/inter*.woff2 anew: Inter's weights from 400 to 700 and the features that we use, in three files. The first
// has what Spanish and English are written with; the browser asks for the others only where a page has one of their signs or letters.
// Then the two fonts that the server puts into its PDFs, with all letters of Latin, Greek and Cyrillic.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
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

const documents = 'apps/api/src/services/paper/fonts';
const requireHere = createRequire(import.meta.url);
const signs = (...ranges) =>
  ranges.map(([first, last]) =>
    String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at)),
  );
const ofDocuments = signs(
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0x2b0, 0x52f],
  [0x1e00, 0x1eff],
  [0x2010, 0x205e],
  [0x20a0, 0x20c0],
  [0x2100, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2265],
  [0x25a0, 0x25cf],
).join('');
for (const [file, style] of [
  ['inter.ttf', '400Regular/Inter_400Regular.ttf'],
  ['inter-semibold.ttf', '600SemiBold/Inter_600SemiBold.ttf'],
]) {
  const font = await subsetFont(readFileSync(requireHere.resolve(`@expo-google-fonts/inter/${style}`)), ofDocuments, {
    targetFormat: 'truetype',
    keepFeatures: ['kern', 'tnum', 'ccmp', 'locl', 'mark', 'mkmk'],
    noHinting: true,
    dropTables: ['STAT', 'MVAR'],
  });
  writeFileSync(`${documents}/${file}`, font);
  console.log(`${file}: ${(font.length / 1024).toFixed(1)} KiB`);
}
copyFileSync(requireHere.resolve('@expo-google-fonts/inter/LICENSE_FONT'), `${documents}/inter-license.txt`);

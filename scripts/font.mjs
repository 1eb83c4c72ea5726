// Makes packages/ui/src/globals/inter*.woff2 anew: Inter's weights from 400 to 700 and the features that we use, in three files. The first
// has what Spanish and English are written with; the browser asks for the others only where a page has one of their signs or letters.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const folder = 'packages/ui/src/globals';
const whole = createRequire(new URL('../packages/ui/package.json', import.meta.url)).resolve(
  '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
);
/** The letters that a style sheet gives a font, from its unicode-range. */
const lettersOf = (file) => {
  const rule = readFileSync(`${folder}/fonts.css`, 'utf8')
    .split('@font-face')
    .find((one) => one.includes(file));
  const ranges = /unicode-range:([^;]+);/.exec(rule)[1].split(',');
  return ranges
    .flatMap((range) => {
      const [from, to = from] = range.trim().slice(2).split('-');
      const first = Number.parseInt(from, 16);
      return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, index) =>
        String.fromCodePoint(first + index),
      );
    })
    .join('');
};
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

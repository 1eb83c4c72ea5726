// Makes packages/ui/src/globals/inter.woff2 anew: Inter's Latin letters, its weights from 400 to 700 and the features that we use.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const whole = createRequire(new URL('../packages/ui/package.json', import.meta.url)).resolve(
  '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
);
const between = (from, to) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
const letters = between(0x20, 0x7e) + between(0xa0, 0xff);
const further = 'ıŒœ–—‘’‚“”„•…‰‹›⁄€™←↑→↓−≈≠≤≥';
const small = await subsetFont(readFileSync(whole), letters + further, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 700 } },
  keepFeatures: ['kern', 'tnum', 'ccmp', 'locl', 'mark', 'mkmk'],
});
writeFileSync('packages/ui/src/globals/inter.woff2', small);
console.log(`inter.woff2: ${(small.length / 1024).toFixed(1)} KiB`);

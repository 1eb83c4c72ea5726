import { readFileSync } from 'node:fs';

/** The code points that the style sheet gives a file of the font, from its unicode-range. */
export function rangesOf(file) {
  const rule = readFileSync('packages/ui/src/foundation/globals/fonts.css', 'utf8')
    .split('@font-face')
    .find((one) => one.includes(`/${file}`));
  const ranges = /unicode-range:([^;]+);/.exec(rule)[1].split(',');
  return ranges.flatMap((range) => {
    const [from, to = from] = range.trim().slice(2).split('-');
    const first = Number.parseInt(from, 16);
    return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, index) => first + index);
  });
}

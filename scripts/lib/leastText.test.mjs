import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { scales } from '../../packages/ui/src/theme/scales.ts';

/** The least text on a screen (px). */
const least = 12;
/** What is drawn for printers only. */
const onPaper = ['packages/widgets/src/frames/paper/PaperSheet.css.ts', 'packages/ui/src/foundation/globals/print.css'];
const styles = globSync('{packages,apps}/*/src/**/*.css{,.ts}').filter((path) => !onPaper.includes(path));
const pixels = { px: 1, rem: 16, pt: 4 / 3 };

it('no text is smaller than 12 px, neither by a step of the scale nor as somebody wrote it', () => {
  const steps = Object.entries(scales.text).map(([name, { size }]) => [`scale ${name}`, size]);
  const written = styles.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/(?:fontSize: '|font-size: |font: )([^';]+)/g)].map(([, size]) => [
      path,
      size,
    ]),
  );
  const small = [...steps, ...written].filter(([, size]) =>
    [...size.matchAll(/([\d.]+)(px|rem|pt)\b/g)].some(([, count, unit]) => Number(count) * pixels[unit] < least),
  );
  expect(small).toEqual([]);
});

// Draws the product's logo in each language, `apps/host/public/logo-*.svg`, with its letters as outlines: what stands in an image gets no font of
// the page, and every machine would draw other letters. `node scripts/wordmark.mjs` after a change of name or words.
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';

const requireHere = createRequire(import.meta.url);
const name = 'Corredor';
const lines = { es: 'Gestión de seguros', en: 'Insurance management' };

const fontOf = (style) => fontkit.openSync(requireHere.resolve(`@expo-google-fonts/inter/${style}`));
const strong = fontOf('700Bold/Inter_700Bold.ttf');
const plain = fontOf('500Medium/Inter_500Medium.ttf');

/** The outlines of a line of text as the data of a path: `size` in pixels, with its baseline at `x`, `y`. */
export function outlines(font, text, { x, y, size, spacing = 0 }) {
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let at = x;
  let data = '';
  for (const [index, glyph] of glyphs.entries()) {
    const { xAdvance, xOffset, yOffset } = positions[index];
    data += outline(glyph.path.commands, (px, py) => [at + (px + xOffset) * scale, y - (py + yOffset) * scale]);
    at += xAdvance * scale + spacing;
  }
  return data;
}

const letters = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' };
const rounded = (number) => String(Math.round(number * 10) / 10).replace(/^(-?)0\./, '$1.');

/** Relative steps are the shorter ones; what is rounded is taken along, so that no outline drifts. */
function outline(commands, placed) {
  let [fromX, fromY] = [0, 0];
  let start = [0, 0];
  return commands
    .map(({ command, args }) => {
      const letter = letters[command];
      if (letter === 'Z') {
        [fromX, fromY] = start;
        return 'z';
      }
      const points = [];
      for (let index = 0; index < args.length; index += 2) points.push(placed(args[index], args[index + 1]));
      const base = letter === 'M' ? [0, 0] : [fromX, fromY];
      const steps = points.map(([px, py]) => [rounded(px - base[0]), rounded(py - base[1])]);
      const [stepX, stepY] = steps.at(-1).map(Number);
      [fromX, fromY] = [base[0] + stepX, base[1] + stepY];
      if (letter === 'M') start = [fromX, fromY];
      const written = steps.flat().join(' ').replaceAll(' -', '-');
      return `${letter === 'M' ? 'M' : letter.toLowerCase()}${written}`;
    })
    .join('');
}

/** The whole logo in a language. */
export function logo(language) {
  const title = outlines(strong, name, { x: 44, y: 21.5, size: 18, spacing: -0.3 });
  const line = outlines(plain, lines[language], { x: 44, y: 34.5, size: 10.5 });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 168 40"><style>@media(prefers-color-scheme:dark){.n{fill:#4490fe}.t{fill:#8e929a}}</style><rect x="2" y="4" width="32" height="32" rx="9" fill="#0e67d8"/><g fill="none" stroke="#fff" stroke-linecap="round" stroke-linejoin="round"><path d="M24.2 15.2A8 8 0 1 0 24.2 24.8" stroke-width="3.4"/><path d="m17.4 20.2 2.6 2.6 5.4-6" stroke-width="2.6"/></g><path class="n" fill="#0e67d8" d="${title}"/><path class="t" fill="#696d74" d="${line}"/></svg>\n`;
}

/** The languages that have a logo, each with its file. */
export const files = Object.keys(lines).map((language) => [language, `apps/host/public/logo-${language}.svg`]);

if (import.meta.filename === process.argv[1]) for (const [language, file] of files) writeFileSync(file, logo(language));

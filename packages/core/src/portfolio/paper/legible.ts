import type { Paper, PaperPart } from './paper.ts';
import { hasPaperSign } from './paperSigns.ts';

/** A sign that nobody sees: it orders or joins others, which paper cannot. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]|\p{Variation_Selector}/gu;
/** An empty square. */
const stands = '\u25a1';
/** Signs of Spanish, English and their neighbours, which every font here has: most texts are looked at no further. */
const usual = /^[ -~\u00a0-\u00ac\u00ae-\u017f]*$/;
const signs = new Intl.Segmenter('es', { granularity: 'grapheme' });

/**
 * Makes a text writable with the letters of a font: what a person sees as one sign and the font has not, an emoji or a letter of another
 * script, becomes one empty square. Lines stay; other blanks become a space.
 */
export function createLegible(hasGlyph: HasGlyph) {
  return (text: string): string => {
    const plain = text
      .normalize('NFC')
      .replace(/\r\n?/g, '\n')
      .replace(/[\t\f\v]/g, ' ');
    const lines = plain.split('\n').map((line) => {
      if (usual.test(line)) return line;
      return signsIn(line)
        .map((sign) => (isWritable(sign, hasGlyph) ? sign : stands))
        .join('');
    });
    return lines.join('\n');
  };
}

/** Which of some texts, such as names, our PDFs cannot write as they are, each once: empty squares stand for some of their signs. */
export const unwritable = (texts: readonly (string | null | undefined)[]): string[] => [
  ...new Set(texts.filter((text) => typeof text === 'string').filter((text) => !usual.test(text) && !isWhole(text))),
];
const isWhole = (text: string) =>
  text
    .normalize('NFC')
    .split(/\s/)
    .every((word) => signsIn(word).every((sign) => isWritable(sign, hasPaperSign)));

/** The same of a whole paper: what stands on it between its separators. */
export const unwritableOn = (paper: Paper): string[] =>
  unwritable(textsOf(paper).flatMap((text) => text.split(/ · |\n/)));
const textsOf = ({ title, subtitle, sender, parts }: Paper): string[] => [
  title,
  subtitle,
  sender.name,
  ...sender.lines,
  ...parts.flatMap(textsOfPart),
];
function textsOfPart(part: PaperPart): string[] {
  switch (part.kind) {
    case 'text':
      return [part.text];
    case 'facts':
      return part.facts.map(({ detail }) => detail);
    case 'table':
      return part.rows.flat();
    // Days and numbers alone.
    case 'term':
      return [];
  }
}

type HasGlyph = (codePoint: number) => boolean;
/** What a person sees as signs, without what nobody sees. */
const signsIn = (line: string) =>
  [...signs.segment(line)].map(({ segment }) => segment.replace(unseen, '')).filter((sign) => sign !== '');
const isWritable = (sign: string, hasGlyph: HasGlyph) => [...sign].every((one) => hasGlyph(one.codePointAt(0) ?? 0));

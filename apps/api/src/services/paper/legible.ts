/** A sign that nobody sees: it orders or joins others, which paper cannot. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]|\p{Variation_Selector}/gu;
const stands = '□';
/** Signs of Spanish, English and their neighbours, which every font here has: most texts are looked at no further. */
const usual = /^[ -~\u00a0-\u00ac\u00ae-\u017f]*$/;
const signs = new Intl.Segmenter('es', { granularity: 'grapheme' });

/**
 * Makes a text writable with the letters of a font: what a person sees as one sign and the font has not, an emoji or a letter of another
 * script, becomes one empty square. Lines stay; other blanks become a space.
 */
export function createLegible(hasGlyph: (codePoint: number) => boolean) {
  const isWritable = (sign: string) => [...sign].every((one) => hasGlyph(one.codePointAt(0) ?? 0));
  return (text: string): string => {
    const plain = text
      .normalize('NFC')
      .replace(/\r\n?/g, '\n')
      .replace(/[\t\f\v]/g, ' ');
    const lines = plain.split('\n').map((line) => {
      if (usual.test(line)) return line;
      const seen = [...signs.segment(line)].map(({ segment }) => {
        const bare = segment.replace(unseen, '');
        return bare === '' || isWritable(bare) ? bare : stands;
      });
      return seen.join('');
    });
    return lines.join('\n');
  };
}

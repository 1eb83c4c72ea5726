interface Part {
  text: string;
  /** It is what was typed. */
  isMatch: boolean;
}
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A text parted into what was typed and what was not: each word of the query wherever it stands, whatever accents and capitals. */
export function matchParts(text: string, query: string): Part[] {
  const letters = [...text.normalize('NFC')];
  // As many plain letters as there are letters, so that places in both are the same.
  const folded = letters.map((letter) => [...plain(letter)][0] ?? letter).join('');
  const isMatch = letters.map(() => false);
  for (const word of plain(query).split(/\s+/).filter(Boolean))
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1))
      isMatch.fill(true, at, at + word.length);
  const parts: Part[] = [];
  for (const [index, letter] of letters.entries()) {
    const last = parts.at(-1);
    if (last && last.isMatch === isMatch[index]) last.text += letter;
    else parts.push({ text: letter, isMatch: isMatch[index] === true });
  }
  return parts;
}

/** What stands in the drawn frame in the place of words that only the browser knows: signs that no word has. */
export const marks = {
  firstName: '\uE000',
  otherNames: '\uE001',
  today: '\uE002',
  until: '\uE003',
  count: '\uE004',
  days: '\uE005',
  sum: '\uE006',
} as const;

/** Writes words into the text below a node, each in the place of its mark; answers the texts that were changed. */
export function writeMarks(below: Node, words: readonly (readonly [mark: string, word: string])[]): Node[] {
  const texts = document.createTreeWalker(below, NodeFilter.SHOW_TEXT);
  const written: Node[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const before = text.nodeValue ?? '';
    const after = words.reduce((sentence, [mark, word]) => sentence.replaceAll(mark, word), before);
    if (after === before) continue;
    text.nodeValue = after;
    written.push(text);
  }
  return written;
}

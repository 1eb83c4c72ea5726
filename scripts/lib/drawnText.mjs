/** The text of a page by its marks, in the order in which it is drawn. What stands in one mark is one text, however many runs a pair of letters or a line's end made of it. */
export function partsOf(items) {
  const parts = [];
  const marks = [];
  let part;
  const open = () => {
    part = {
      id: marks.findLast(({ id }) => id)?.id ?? null,
      isApart: marks.some(({ tag }) => tag === 'Artifact'),
      text: '',
    };
    parts.push(part);
  };
  open();
  for (const item of items) {
    if ('str' in item) {
      part.text += item.hasEOL ? `${item.str}\n` : item.str;
      continue;
    }
    if (item.type === 'endMarkedContent') marks.pop();
    else marks.push(item);
    open();
  }
  return parts.filter(({ text }) => text.trim() !== '');
}

/** Texts that follow each other as one line: a word that was broken at its hyphen is whole again. */
export const joined = (texts) =>
  texts
    .join('\n')
    .replace(/(?<=\S-)\s*\n\s*/g, '')
    .replace(/\s+/g, ' ')
    .trim();

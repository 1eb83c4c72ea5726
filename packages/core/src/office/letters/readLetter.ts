/** One block of a mail's text: facts that are shown as a table, what is listed, or lines as they stand. */
export type LetterBlock =
  | { kind: 'facts'; facts: { name: string; value: string }[] }
  | { kind: 'list'; items: string[] }
  | { kind: 'lines'; lines: string[] };

/** The text of a mail in blocks, with the lines of its signature; none where the text is one block. */
export interface LetterText {
  blocks: LetterBlock[];
  signature: string[];
}

/** Lines that name a thing and say it. */
const factLine = /^([^:]{1,60}): (.+)$/;

function blockOf(block: string): LetterBlock {
  const lines = block.split('\n');
  const facts = lines.flatMap((line) => {
    const [, name, value] = factLine.exec(line) ?? [];
    return name !== undefined && value !== undefined ? [{ name, value }] : [];
  });
  if (lines.length > 1 && facts.length === lines.length) return { kind: 'facts', facts };
  if (lines.every((line) => line.startsWith('- ')))
    return { kind: 'list', items: lines.map((line) => line.slice('- '.length)) };
  return { kind: 'lines', lines };
}

/** Reads the text of a mail in a brokerage's name as it is shown: blocks parted by empty lines, the last of several is the signature. */
export function readLetter(text: string): LetterText {
  const blocks = text.trim().split(/\n{2,}/);
  const signature = blocks.length > 1 ? blocks.pop() : undefined;
  return { blocks: blocks.map(blockOf), signature: signature?.split('\n') ?? [] };
}

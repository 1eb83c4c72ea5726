import { joined, partsOf } from '../../../../scripts/lib/drawnText.mjs';

/** Fetched without its words about what it would need for drawing: only text and structure are read. */
async function fetchReader() {
  const { warn } = console;
  console.warn = () => {};
  try {
    return await import('pdfjs-dist/legacy/build/pdf.mjs');
  } finally {
    console.warn = warn;
  }
}

interface Structure {
  role?: string;
  children?: readonly unknown[];
}
const isStructure = (node: unknown): node is Structure => typeof node === 'object' && node !== null && 'role' in node;
const idOf = (node: unknown) =>
  typeof node === 'object' && node !== null && 'id' in node && typeof node.id === 'string' ? [node.id] : [];

/**
 * What a reader finds in a PDF: its title, language, how often each kind of element stands in its structure, and its texts.
 * - `said`: what each cell, label, heading and paragraph says, as one line each. A paragraph that goes on on the next page is two.
 * - `text`: all of that as one line, and then what stands at the edges of the pages: wherever lines and pages break.
 */
export async function readPdf(bytes: Uint8Array) {
  const { getDocument } = await fetchReader();
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: false, useWasm: false });
  const pdf = await task.promise;
  const { info } = await pdf.getMetadata();
  const said: string[] = [];
  const edges: string[] = [];
  const roles: Record<string, number> = {};
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const parts = partsOf(items);
    edges.push(...parts.flatMap(({ id, text }) => (id === null ? [joined([text])] : [])));
    const textOf = (id: string) => parts.filter((part) => part.id === id).map(({ text }) => text);
    const read = ({ role, children = [] }: Structure) => {
      if (role) roles[role] = (roles[role] ?? 0) + 1;
      const own = joined(children.flatMap(idOf).flatMap(textOf));
      if (own !== '') said.push(own);
      for (const child of children) if (isStructure(child)) read(child);
    };
    const tree = await page.getStructTree();
    if (tree) read(tree);
  }
  const { numPages } = pdf;
  await task.destroy();
  const own = info as { Title?: string; Language?: string };
  const text = joined([...said, ...edges]);
  return { title: own.Title, language: own.Language, pages: numPages, said, edges, roles, text };
}

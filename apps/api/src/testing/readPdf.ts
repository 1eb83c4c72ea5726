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

/** What a reader finds in a PDF: its title, language, text in the order in which it is written, and how often each kind of element stands in its structure. */
export async function readPdf(bytes: Uint8Array) {
  const { getDocument } = await fetchReader();
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: false, useWasm: false });
  const pdf = await task.promise;
  const { info } = await pdf.getMetadata();
  const lines: string[] = [];
  const roles: Record<string, number> = {};
  const count = (node: Structure) => {
    if (node.role) roles[node.role] = (roles[node.role] ?? 0) + 1;
    for (const child of node.children ?? []) if (isStructure(child)) count(child);
  };
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    for (const item of items) if ('str' in item && item.str !== '') lines.push(item.str);
    const tree = await page.getStructTree();
    if (tree) count(tree);
  }
  const { numPages } = pdf;
  await task.destroy();
  const own = info as { Title?: string; Language?: string };
  return { title: own.Title, language: own.Language, pages: numPages, lines, roles, text: lines.join(' ') };
}

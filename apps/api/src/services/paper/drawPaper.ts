import type { Paper, PaperFact, PaperPart, PaperTerm } from '@corredor/core/paper';
import { drawTable } from './drawTable.ts';
import { drawTermLine, termLineHeight } from './drawTermLine.ts';
import { prepareLogo } from './prepareLogo.ts';
import { colours, leading, legible, openSheet, place, type Sheet, type Style } from './sheet.ts';

const styles = {
  kind: { face: 'semibold', size: 9, colour: colours.accent },
  title: { face: 'semibold', size: 19 },
  subtitle: { size: 10, colour: colours.quiet },
  sender: { face: 'semibold', size: 11 },
  small: { size: 8, colour: colours.quiet },
  heading: { face: 'semibold', size: 11.5 },
  term: { size: 8, colour: colours.quiet },
  detail: { size: 9.5 },
  status: { face: 'semibold', size: 9, colour: colours.accent },
} satisfies Record<string, Style>;
const logo = { width: 130, height: 44 };
const gap = 18;

/** Draws a paper as a tagged PDF: title, headings, lists and tables are told as such, and letters are embedded. */
export async function drawPaper(paper: Paper, picture: Uint8Array | null): Promise<Buffer> {
  const sheet = openSheet(paper);
  drawHead(sheet, paper, picture && (await prepareLogo(picture)));
  for (const part of paper.parts) drawPart(sheet, part);
  drawNote(sheet, paper.note);
  numberPages(sheet, paper);
  return sheet.end();
}

/** Writes lines as one element, over as many pages as they take. */
function writeLines(
  sheet: Sheet,
  type: string,
  text: string,
  style: Style,
  at = { x: place.left, width: place.width },
) {
  const contents = sheet.linesOf(text, style, at.width).map((line) => {
    makeRoom(sheet, leading(style.size));
    const content = sheet.pdf.markStructureContent(type);
    sheet.write(line, style, { ...at, y: sheet.y });
    sheet.pdf.endMarkedContent();
    sheet.y += leading(style.size);
    return content;
  });
  return sheet.pdf.struct(type, {}, contents);
}
function makeRoom(sheet: Sheet, height: number) {
  if (sheet.y + height <= place.bottom) return;
  sheet.pdf.addPage();
  sheet.y = place.top;
}

function drawHead(sheet: Sheet, paper: Paper, picture: Buffer | null) {
  const { pdf, root } = sheet;
  const right = { x: place.left + 190, width: place.width - 190 };
  const top = sheet.y;
  const height = picture ? drawLogo(sheet, picture, paper.sender.name) : 0;
  const sender = picture ? right : { x: place.left, width: place.width };
  const align = (text: string, style: Style) =>
    picture ? { ...sender, x: sender.x + sender.width - sheet.widthOf(text, style) } : sender;
  for (const [style, text] of [
    [styles.sender, paper.sender.name] as const,
    ...paper.sender.lines.map((line) => [styles.small, line] as const),
  ])
    for (const line of sheet.linesOf(text, style, sender.width))
      root.add(writeLines(sheet, 'P', line, style, align(line, style)));
  sheet.y = Math.max(sheet.y, top + height) + 12;
  sheet.decorate(() => rule(pdf, sheet.y));
  sheet.y += 18;
  const status = legible(paper.status);
  const chip = sheet.widthOf(status, styles.status) + 16;
  const beside = { x: place.left, width: place.width - chip - 16 };
  const titleTop = sheet.y;
  root.add(writeLines(sheet, 'P', paper.kind.toLocaleUpperCase(paper.language), styles.kind, beside));
  root.add(writeLines(sheet, 'H1', paper.title, styles.title, beside));
  if (paper.subtitle) root.add(writeLines(sheet, 'P', paper.subtitle, styles.subtitle, beside));
  const below = sheet.y;
  sheet.decorate(() =>
    pdf
      .roundedRect(place.right - chip, titleTop + 12, chip, 20, 10)
      .lineWidth(0.8)
      .strokeColor(colours.accent)
      .stroke(),
  );
  sheet.y = titleTop + 16;
  root.add(writeLines(sheet, 'P', status, styles.status, { x: place.right - chip + 8, width: chip }));
  sheet.y = below + 4;
}

/** Answers the room that the logo takes; one that cannot be read takes none. */
function drawLogo({ pdf, root, y }: Sheet, picture: Buffer, name: string) {
  try {
    const content = pdf.markStructureContent('Figure');
    pdf.image(picture, place.left, y, { fit: [logo.width, logo.height] });
    pdf.endMarkedContent();
    root.add(pdf.struct('Figure', { alt: legible(name) }, [content]));
    return logo.height;
  } catch {
    return 0;
  }
}
const rule = (pdf: PDFKit.PDFDocument, y: number) =>
  pdf.moveTo(place.left, y).lineTo(place.right, y).lineWidth(0.75).strokeColor(colours.line).stroke();

function drawPart(sheet: Sheet, part: PaperPart) {
  sheet.y += gap;
  // A heading never stands alone at the foot of a page.
  makeRoom(sheet, 64);
  if (part.title) {
    sheet.root.add(writeLines(sheet, 'H2', part.title, styles.heading));
    sheet.y += 5;
  }
  if (part.kind === 'facts') drawFacts(sheet, part.facts);
  else if (part.kind === 'term') drawTerm(sheet, part);
  else if (part.kind === 'text') sheet.root.add(writeLines(sheet, 'P', part.text, styles.detail));
  else {
    drawTable(sheet, part);
    if (part.note) {
      sheet.y += 6;
      sheet.root.add(writeLines(sheet, 'P', part.note, styles.small));
    }
  }
}

/** The line of a term as one figure that its words stand for, its days, and the words. */
function drawTerm(sheet: Sheet, part: PaperTerm) {
  makeRoom(sheet, termLineHeight + 2 * leading(styles.small.size));
  sheet.root.add(drawTermLine(sheet, part));
  const [first, last] = part.ends;
  const top = sheet.y;
  sheet.root.add(writeLines(sheet, 'P', first, styles.small));
  const x = place.right - sheet.widthOf(legible(last), styles.small);
  sheet.y = top;
  sheet.root.add(writeLines(sheet, 'P', last, styles.small, { x, width: place.right - x + 1 }));
  sheet.y += 3;
  sheet.root.add(writeLines(sheet, 'P', part.summary, styles.small));
}

const columns = 3;
const gutter = 16;
const cell = (place.width - gutter * (columns - 1)) / columns;

/** Short facts stand side by side; a long one takes the whole width, and as many pages as it needs. */
function drawFacts(sheet: Sheet, facts: readonly PaperFact[]) {
  const list = sheet.pdf.struct('L');
  sheet.root.add(list);
  const isWide = ({ detail }: PaperFact) =>
    detail.includes('\n') || sheet.linesOf(detail, styles.detail, cell).length > 2;
  let row: PaperFact[] = [];
  const flush = () => {
    if (row.length > 0) drawFactRow(sheet, list, row);
    row = [];
  };
  for (const fact of facts) {
    if (isWide(fact)) {
      flush();
      makeRoom(sheet, leading(styles.term.size) + leading(styles.detail.size));
      list.add(factItem(sheet, fact, { x: place.left, width: place.width }));
      sheet.y += 7;
      continue;
    }
    row.push(fact);
    if (row.length === columns) flush();
  }
  flush();
  list.end();
}
function drawFactRow(sheet: Sheet, list: PDFKit.PDFStructureElement, facts: readonly PaperFact[]) {
  const lines = (text: string, style: Style) => sheet.linesOf(text, style, cell).length * leading(style.size);
  const height = Math.max(...facts.map(({ term, detail }) => lines(term, styles.term) + lines(detail, styles.detail)));
  makeRoom(sheet, height);
  const top = sheet.y;
  for (const [index, fact] of facts.entries()) {
    sheet.y = top;
    list.add(factItem(sheet, fact, { x: place.left + index * (cell + gutter), width: cell }));
  }
  sheet.y = top + height + 7;
}
function factItem(sheet: Sheet, { term, detail }: PaperFact, at: { x: number; width: number }) {
  const label = writeLines(sheet, 'Lbl', term, styles.term, at);
  return sheet.pdf.struct('LI', {}, [label, writeLines(sheet, 'LBody', detail, styles.detail, at)]);
}

function drawNote(sheet: Sheet, note: string) {
  const height = sheet.linesOf(note, styles.small, place.width).length * leading(styles.small.size) + gap;
  makeRoom(sheet, height);
  sheet.y += gap;
  sheet.root.add(writeLines(sheet, 'Note', note, styles.small));
}

/** The foot of each page, once it is known how many there are. */
function numberPages(sheet: Sheet, { kind, title, madeOn, pageOf, sender }: Paper) {
  const { pdf } = sheet;
  const { count } = pdf.bufferedPageRange();
  // A receipt's title names its kind already.
  const named = title.startsWith(kind) ? title : `${kind} ${title}`;
  const own = legible(`${named} · ${sender.name} · ${madeOn}`);
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    pdf.markContent('Artifact', { type: 'Pagination' });
    rule(pdf, 800);
    const number = pageOf.replace('{{page}}', String(page + 1)).replace('{{count}}', String(count));
    const [line = ''] = sheet.linesOf(own, styles.small, place.width - 90);
    sheet.write(line, styles.small, { x: place.left, y: 807, width: place.width });
    sheet.write(number, { ...styles.small, isNumeric: true }, { x: place.left, y: 807, width: place.width });
    pdf.endMarkedContent();
  }
}

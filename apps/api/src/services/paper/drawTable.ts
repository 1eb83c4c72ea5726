import type { PaperColumn, PaperTable } from '@corredor/core/paper';
import { colours, leading, place, type Sheet, type Style } from './sheet.ts';

const styles = {
  head: { face: 'semibold', size: 8, colour: colours.quiet },
  body: { size: 8.5 },
  name: { face: 'semibold', size: 8.5 },
} satisfies Record<string, Style>;
const padding = { x: 6, y: 4 };

interface Cell {
  lines: string[];
  style: Style;
  x: number;
  width: number;
}

/** Draws a table whose head is told as such and comes again on each page; rows stay whole. */
export function drawTable(sheet: Sheet, { columns, rows, sum, title }: PaperTable) {
  const { pdf, root } = sheet;
  const boxes = boxesOf(columns);
  const cellsOf = (texts: readonly string[], styleOf: (index: number) => Style) =>
    boxes.map(({ x, width, isNumeric }, index): Cell => {
      const style = { ...styleOf(index), isNumeric };
      return { style, x, width, lines: sheet.linesOf((texts[index] ?? '').replace(/\s+/g, ' '), style, width) };
    });
  const head = cellsOf(
    columns.map(({ header }) => header),
    () => styles.head,
  );
  const table = pdf.struct('Table', { title });
  root.add(table);
  const groups: PDFKit.PDFStructureElement[] = [];
  const open = (type: 'THead' | 'TBody' | 'TFoot') => {
    const group = pdf.struct(type);
    table.add(group);
    groups.push(group);
    return group;
  };
  drawRow(sheet, open('THead'), head, () => columnHead, { tint: true });
  const keepHead = (height: number) => {
    if (sheet.y + height <= place.bottom) return;
    pdf.addPage();
    sheet.y = place.top;
    // The head was told once; what stands here is for the eye.
    sheet.decorate(() => paint(sheet, head, { tint: true }));
  };
  const body = open('TBody');
  for (const row of rows) {
    const cells = cellsOf(row, () => styles.body);
    keepHead(heightOf(cells));
    drawRow(sheet, body, cells, tagOf);
  }
  if (sum) {
    const cells = cellsOf(sum, () => styles.name);
    keepHead(heightOf(cells));
    drawRow(sheet, open('TFoot'), cells, tagOf, {
      tint: true,
    });
  }
  for (const group of groups) group.end();
  table.end();
}

function boxesOf(columns: readonly PaperColumn[]) {
  const weights = columns.reduce((sum, { weight }) => sum + weight, 0);
  let left = place.left;
  return columns.map(({ weight, isNumeric }) => {
    const whole = (weight / weights) * place.width;
    const box = { x: left + padding.x, width: whole - 2 * padding.x, isNumeric };
    left += whole;
    return box;
  });
}
const heightOf = (cells: readonly Cell[]) =>
  Math.max(...cells.map(({ lines, style }) => lines.length * leading(style.size))) + 2 * padding.y;

interface Tag {
  type: 'TH' | 'TD';
  /** What a head stands over. */
  options?: { title?: string; scope: 'Row' | 'Column' };
}
const columnHead: Tag = { type: 'TH', options: { scope: 'Column' } };
const rowHead: Tag = { type: 'TH', options: { scope: 'Row' } };
const tagOf = (index: number): Tag => (index === 0 ? rowHead : { type: 'TD' });

function drawRow(
  sheet: Sheet,
  group: PDFKit.PDFStructureElement,
  cells: readonly Cell[],
  tag: (index: number) => Tag,
  { tint = false } = {},
) {
  const { pdf } = sheet;
  const row = pdf.struct('TR');
  group.add(row);
  const height = heightOf(cells);
  sheet.decorate(() => ground(sheet, height, tint));
  for (const [index, one] of cells.entries()) {
    const { type, options } = tag(index);
    const content = pdf.markStructureContent(type);
    writeCell(sheet, one);
    pdf.endMarkedContent();
    row.add(pdf.struct(type, options, [content]));
  }
  row.end();
  sheet.y += height;
}
function paint(sheet: Sheet, cells: readonly Cell[], { tint }: { tint: boolean }) {
  const height = heightOf(cells);
  ground(sheet, height, tint);
  for (const one of cells) writeCell(sheet, one);
  sheet.y += height;
}
function writeCell(sheet: Sheet, { lines, style, x, width }: Cell) {
  for (const [at, line] of lines.entries())
    sheet.write(line, style, { x, width, y: sheet.y + padding.y + at * leading(style.size) });
}
function ground({ pdf, y }: Sheet, height: number, tint: boolean) {
  if (tint) pdf.rect(place.left, y, place.width, height).fillColor(colours.tint).fill();
  pdf
    .moveTo(place.left, y + height)
    .lineTo(place.right, y + height)
    .lineWidth(0.5)
    .strokeColor(colours.line)
    .stroke();
}

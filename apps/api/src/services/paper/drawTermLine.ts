import type { PaperTerm } from '@corredor/core/paper';
import { colours, legible, place, type Sheet, type Style } from './sheet.ts';

const radius = 4;
const left = place.left + radius + 1;
const width = place.width - 2 * (radius + 1);
const sign: Style = { face: 'semibold', size: 9 };

/** How much room the line takes, with what hangs from it. */
export const termLineHeight = 32;

/** Draws the line of a term at the sheet's place: what falls due on it, what changed below it; answers the figure, which its summary stands for. */
export function drawTermLine(sheet: Sheet, { today, ticks, flags, summary }: PaperTerm) {
  const { pdf } = sheet;
  const y = sheet.y + 10;
  const placeOf = (share: number) => left + share * width;
  const content = pdf.markStructureContent('Figure');
  pdf.lineCap('round').lineWidth(3);
  pdf
    .moveTo(left, y)
    .lineTo(left + width, y)
    .strokeColor(colours.line)
    .stroke();
  if (today !== undefined) {
    pdf.moveTo(left, y).lineTo(placeOf(today), y).strokeColor(colours.accent).stroke();
    pdf
      .lineWidth(1.5)
      .moveTo(placeOf(today), y - 8)
      .lineTo(placeOf(today), y + 8)
      .strokeColor(colours.ink)
      .stroke();
  }
  pdf.lineWidth(1.2).strokeColor(colours.ink);
  for (const { at, state } of ticks) drawTick(pdf, placeOf(at), y, state);
  for (const flag of flags) {
    const x = placeOf(flag.at) - sheet.widthOf(legible(flag.sign), sign) / 2;
    sheet.write(legible(flag.sign), sign, { x, y: y + 9, width: 12 });
  }
  pdf.endMarkedContent();
  sheet.y += termLineHeight;
  return pdf.struct('Figure', { alt: legible(summary) }, [content]);
}

/** Told apart by shape, as paper may have no colour. */
function drawTick(pdf: PDFKit.PDFDocument, x: number, y: number, state: PaperTerm['ticks'][number]['state']) {
  const far = radius + 1;
  if (state === 'late') {
    pdf.polygon([x, y - far], [x + far, y], [x, y + far], [x - far, y]).fillAndStroke(colours.ink, colours.ink);
    return;
  }
  pdf.circle(x, y, radius).fillAndStroke(state === 'done' ? colours.ink : '#ffffff', colours.ink);
  if (state === 'part')
    pdf
      .path(`M${x} ${y - radius}A${radius} ${radius} 0 0 0 ${x} ${y + radius}Z`)
      .fillColor(colours.ink)
      .fill();
}

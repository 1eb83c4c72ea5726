import { readFileSync } from 'node:fs';
import { createLegible, type Paper } from '@corredor/core/paper';
import { create } from 'fontkit';
import PDFDocument from 'pdfkit';

export const colours = { ink: '#16181d', quiet: '#565c6b', line: '#d5d8e0', tint: '#f3f4f8', accent: '#2f4fbf' };
export const place = { left: 48, right: 547.28, top: 48, bottom: 782, width: 499.28 };

const read = (name: string) => readFileSync(new URL(`./fonts/${name}`, import.meta.url));
const faces = { regular: read('inter.ttf'), semibold: read('inter-semibold.ttf') };
export type Face = keyof typeof faces;
const font = create(faces.regular);
const glyphs = new Set('characterSet' in font ? font.characterSet : []);
/** The text with signs that can be written. */
export const legible = createLegible((codePoint) => glyphs.has(codePoint));

export interface Style {
  face?: Face;
  size: number;
  colour?: string;
  /** Digits of one width, so that amounts stand below each other. */
  isNumeric?: boolean;
}
/** How far one line stands from the next. */
export const leading = (size: number) => size * 1.4;

/** A document that lines are written on, from top to bottom, with its structure for readers that speak. */
export function openSheet(paper: Paper) {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: paper.language,
    displayTitle: true,
    info: {
      Title: legible(`${paper.kind} ${paper.title}`),
      Author: legible(paper.sender.name),
      Subject: legible(paper.subtitle),
    },
  });
  const parts: Buffer[] = [];
  const whole = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.on('error', reject);
  });
  for (const [name, bytes] of Object.entries(faces)) {
    pdf.registerFont(name, bytes);
    quicken(pdf.font(name));
  }
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const widths = new Map<string, number>();
  const use = ({ face = 'regular', size, colour = colours.ink }: Style) =>
    pdf.font(face).fontSize(size).fillColor(colour);
  /** Words come again and again, so each is measured once. */
  const widthOf = (text: string, style: Style) => {
    const key = `${style.face} ${style.size} ${text}`;
    const known = widths.get(key);
    if (known !== undefined) return known;
    const width = use(style).widthOfString(text);
    widths.set(key, width);
    return width;
  };

  return {
    pdf,
    root,
    /** Where the next line begins. */
    y: place.top,
    widthOf,
    /** Breaks a text into lines, at blanks and hyphens, and anywhere in a word that is wider than a line. */
    linesOf: (text: string, style: Style, width: number): string[] =>
      legible(text)
        .split('\n')
        .flatMap((line) => breakLine(line, width, (part) => widthOf(part, style))),
    /** Writes a line where it is told; whoever calls has marked what it is. */
    write: (text: string, style: Style, at: { x: number; y: number; width: number }) => {
      const x = style.isNumeric ? at.x + at.width - numericWidth(text, style) : at.x;
      use(style).text(text, x, at.y, { lineBreak: false, features: style.isNumeric ? ['tnum'] : undefined });
    },
    /** What only decorates: readers that speak pass over it. */
    decorate: (draw: () => void) => {
      pdf.markContent('Artifact', { type: 'Layout' });
      draw();
      pdf.endMarkedContent();
    },
    end: () => {
      root.end();
      pdf.end();
      return whole;
    },
  };
  function numericWidth(text: string, style: Style) {
    return use(style).widthOfString(text, { features: ['tnum'] });
  }
}
export type Sheet = ReturnType<typeof openSheet>;

interface Shaped {
  layoutRun: (text: string, features?: readonly string[]) => unknown;
  font: { layout: (text: string, features?: unknown) => unknown };
}
/** What Latin letters in tables and facts do not need, and what takes the most time to look for. */
const unneeded = { calt: false, clig: false, liga: false, rlig: false, rclt: false, curs: false, ccmp: false };

/** Lays each word out once, and without looking for forms that no text here has: most of the time of a long document. */
function quicken(pdf: PDFKit.PDFDocument) {
  const { _font: shaped } = pdf as unknown as { _font: Shaped };
  const layout = shaped.font.layout.bind(shaped.font);
  shaped.font.layout = (text, features) =>
    layout(text, Array.isArray(features) ? { ...unneeded, tnum: features.includes('tnum') } : unneeded);
  const layoutRun = shaped.layoutRun.bind(shaped);
  const known = new Map<string, unknown>();
  shaped.layoutRun = (text, features) => {
    const key = `${features ?? ''} ${text}`;
    const run = known.get(key) ?? layoutRun(text, features);
    known.set(key, run);
    return run;
  };
}

function breakLine(line: string, width: number, widthOf: (text: string) => number): string[] {
  if (widthOf(line) <= width) return [line];
  const lines: string[] = [];
  let current = '';
  for (const piece of line.split(/(?<=[ -])/)) {
    const longer = current + piece;
    if (widthOf(longer.trimEnd()) <= width) {
      current = longer;
      continue;
    }
    if (current !== '') lines.push(current.trimEnd());
    current = piece;
    while (widthOf(current.trimEnd()) > width && current.length > 1) {
      const fits = longestThatFits(current, width, widthOf);
      lines.push(current.slice(0, fits));
      current = current.slice(fits);
    }
  }
  lines.push(current.trimEnd());
  return lines;
}
function longestThatFits(word: string, width: number, widthOf: (text: string) => number) {
  let low = 1;
  let high = word.length;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (widthOf(word.slice(0, middle)) <= width) low = middle;
    else high = middle - 1;
  }
  return low;
}

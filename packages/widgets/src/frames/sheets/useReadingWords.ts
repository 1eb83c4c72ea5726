import type { SheetNote, SheetReading } from '@corredor/core/sheets';
import { useTranslation } from 'react-i18next';
import { separatorKeys } from './SheetChoicesForm.tsx';

/** So many of the rows that are left out are shown with their words; of the others the numbers. */
const mostShown = 5;
const short = (text: string) => (text.length > 80 ? `${text.slice(0, 80)}…` : text);

/** What is told of how a file is read: where its table stands, what is doubtful, what is wrong, and what else was done. */
export function useReadingWords(reading: SheetReading, headings: readonly string[]) {
  const { t } = useTranslation('sheets');
  const { headRow, lastRow, sheet, sheetChoices, rounded, garbled, filledDown, blanks, leftOut, hiddenRows } = reading;
  const name = sheetChoices[sheet]?.name;
  const place = { row: headRow, last: lastRow };
  const example = <Of extends { text: string; instead: string | null; heading: string }>(one: Of) => ({
    ...one,
    text: short(one.text),
    instead: short(one.instead ?? ''),
    heading: one.heading || t('reading.noHeading'),
  });
  const doubts = reading.doubts.map((doubt) => {
    if (doubt === 'blanks') return blanks ? t('doubt.blanks', { ...example(blanks) }) : '';
    const sample = reading.encodingChoices.find(({ encoding }) => encoding === reading.encoding)?.sample ?? '';
    const head = reading.headChoices.find(({ number }) => number === headRow)?.text ?? '';
    return t(`doubt.${doubt}`, {
      sheet: name ?? '',
      row: headRow,
      sample: short(sample),
      cells: headings.length,
      heads: headings.findLastIndex((heading) => heading !== '') + 1,
      text: short(head),
      separator: reading.separator === null ? '' : t(`separator.${separatorKeys[reading.separator]}`),
    });
  });
  const faults = reading.faults.map(({ kind, count, row, note }) =>
    t(`fault.${kind}`, { count, row, cells: note.cells, heads: note.heads, text: short(note.text ?? '') }),
  );
  if (garbled)
    faults.push(t(garbled.instead === null ? 'reading.garbled' : 'reading.garbledFrom', { ...example(garbled) }));
  const hints: string[] = [];
  if (rounded) hints.push(t(`reading.rounded.${reading.places}`, { ...example(rounded) }));
  if (filledDown) hints.push(t('reading.filledDown', { ...example(filledDown) }));
  if (blanks && reading.fillsDown) hints.push(t('reading.blanksFilled', { ...example(blanks) }));
  if (hiddenRows > 0) hints.push(t('reading.hiddenRows', { count: hiddenRows }));
  if (leftOut.length > 0) {
    const lines = leftOut
      .slice(0, mostShown)
      .map(({ number, kind, text }) => t(`leftOut.${kind}`, { row: number, text: short(text) }));
    const rest = leftOut.slice(mostShown).map(({ number }) => number);
    if (rest.length > 0) lines.push(t('leftOut.more', { count: rest.length, rows: rest.join(', ') }));
    hints.push([t('leftOut.title', { count: leftOut.length }), ...lines].join('\n'));
  }
  return { place: name ? t('reading.sheet', { ...place, name }) : t('reading.place', place), doubts, faults, hints };
}

/** What the reader tells of a row, in a sentence for each note. */
export function useNoteWords() {
  const { t } = useTranslation('sheets');
  return ({ kind, cells, heads, text, column }: SheetNote, headings: readonly string[]) =>
    t(`note.${kind}`, {
      cells,
      heads,
      text: short(text ?? ''),
      heading: (column === undefined ? '' : headings[column]) || t('reading.noHeading'),
    });
}

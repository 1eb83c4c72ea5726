import { describe, expect, it } from 'vitest';
import { columnTracks, fitColumns, isEmptyColumn } from './columnTracks.ts';
import type { GridColumn } from './dataGrid.types.ts';

type Row = { name: string; amount: string };
const rows: Row[] = [{ name: 'Ana', amount: '$12,00' }];
const columns: GridColumn<Row>[] = [
  { id: 'name', header: 'Name', meaning: 'name', text: ({ name }) => name },
  { id: 'insurer', header: 'Insurer', meaning: 'shortName', priority: 2 },
  { id: 'branch', header: 'Branch', meaning: 'shortName', priority: 3 },
  {
    id: 'term',
    header: 'Term',
    meaning: 'term',
    text: () => '6 dic 26 – 6 dic 27',
    short: { at: 1, header: 'Ends', meaning: 'date', text: () => '6 dic 2027' },
  },
  { id: 'amount', header: 'Total', meaning: 'money', text: ({ amount }) => amount },
];
/** Below 800 px, cells stand closer to one another by so much. */
const closer = 8;
const at = (room: number | null, given: Partial<Parameters<typeof fitColumns<Row>>[1]> = {}) => ({
  rows,
  hasActions: true,
  hasSelection: true,
  widths: {},
  room,
  ...given,
});
const shownAt = (room: number | null) => fitColumns(columns, at(room)).map(({ header }) => header);
const pixels = (track: string) => Number.parseFloat(track.replace('minmax(', '')) * 16;
const tracksOf = (room: number | null, given?: Parameters<typeof at>[1], those = columns) =>
  columnTracks(those, at(room, given))
    .gridTemplateColumns.split(/ (?!\d*\.?\d+fr)/)
    .map(pixels);

describe('the columns of a grid', () => {
  it('leave by their priority, the highest number first, and become short before one that stays would', () => {
    expect(shownAt(null)).toEqual(['Name', 'Insurer', 'Branch', 'Term', 'Total']);
    expect(shownAt(1000)).toEqual(['Name', 'Insurer', 'Branch', 'Term', 'Total']);
    expect(shownAt(690)).toEqual(['Name', 'Insurer', 'Term', 'Total']);
    expect(shownAt(580)).toEqual(['Name', 'Term', 'Total']);
    expect(shownAt(480)).toEqual(['Name', 'Ends', 'Total']);
    expect(shownAt(100)).toEqual(['Name', 'Ends', 'Total']);
  });
  it('give names more of what is left over', () => {
    expect(columnTracks(columns, at(2000)).gridTemplateColumns).toContain('minmax(9.5rem, 2fr)');
    expect(columnTracks(columns, at(2000)).gridTemplateColumns).toContain('minmax(7rem, 1fr)');
  });
  it('make names narrow only where everything else is at its least', () => {
    const kept = fitColumns(columns, at(400));
    expect(tracksOf(480, {}, kept)[1]).toBe(152 - closer);
    expect(tracksOf(360, {}, kept)[1]).toBe(96 - closer);
  });
  it('give way together, each by its share', () => {
    const two: GridColumn<Row>[] = [
      { id: 'kind', header: 'Kind', meaning: 'text', minWidth: 150, text: () => '' },
      { id: 'name', header: 'Name', meaning: 'name', text: ({ name }) => name },
    ];
    const ends = 44 + 48;
    expect(tracksOf(ends + 142 + 144, {}, two).slice(1, 3)).toEqual([142, 144]);
    expect(tracksOf(ends + 119 + 120, {}, two).slice(1, 3)).toEqual([118, 120]);
    expect(tracksOf(ends + 100, {}, two).slice(1, 3)).toEqual([88, 88]);
  });
  it('stay where the reader wants them, and are wider than the room then', () => {
    const kept = fitColumns(columns, at(580, { kept: ['branch'] }));
    expect(kept.map(({ header }) => header)).toEqual(['Name', 'Branch', 'Ends', 'Total']);
    const narrow = at(400, { kept: ['insurer', 'branch'] });
    expect(fitColumns(columns, narrow).map(({ id }) => id)).toContain('insurer');
    expect(pixels(columnTracks(fitColumns(columns, narrow), narrow).minInlineSize)).toBeGreaterThan(400);
  });
  it('leave after the usual ones where the reader switched them on', () => {
    const more: GridColumn<Row>[] = [
      ...columns,
      { id: 'changed', header: 'Changed', meaning: 'moment', priority: 9 },
      { id: 'notes', header: 'Notes', meaning: 'text', priority: 8 },
    ];
    const idsAt = (room: number, added: string[]) => fitColumns(more, at(room, { added })).map(({ id }) => id);
    expect(idsAt(1000, [])).toEqual(['name', 'insurer', 'branch', 'term', 'amount', 'notes']);
    expect(idsAt(1000, ['changed'])).toEqual(['name', 'insurer', 'branch', 'term', 'amount', 'changed']);
    expect(idsAt(760, ['changed', 'notes'])).toEqual(['name', 'term', 'amount', 'changed', 'notes']);
    expect(idsAt(640, ['changed', 'notes'])).toEqual(['name', 'term', 'amount', 'notes']);
    expect(idsAt(100, ['changed', 'notes'])).toEqual(['name', 'term', 'amount']);
  });
  it('widen an amount until it is whole, also against the reader', () => {
    const long = [{ name: 'Ana', amount: '$999.999.999,99' }];
    const [, , , , , usual = 0] = tracksOf(2000);
    const [, , , , , wide = 0] = tracksOf(2000, { rows: long, widths: { amount: 60 } });
    expect(usual).toBe(104);
    expect(wide).toBeGreaterThan(135);
  });
  it('show a long number whole where names have room to spare, and cut it where they have not', () => {
    const numbered: GridColumn<Row>[] = [
      { id: 'number', header: 'Number', meaning: 'code', text: ({ name }) => name },
      ...columns,
    ];
    const long = [{ name: 'RESPONSABILIDAD-CIVIL-2026-00418', amount: '$12,00' }];
    expect(tracksOf(1400, { rows: long }, numbered)[1]).toBeGreaterThan(290);
    expect(tracksOf(820, { rows: long }, numbered)[1]).toBe(208);
  });
  it('give names and headers a line of their own before others grow', () => {
    const named: GridColumn<Row>[] = [
      { id: 'insurer', header: 'Insurer', meaning: 'shortName', text: () => 'Pichincha del Valle' },
      { id: 'value', header: 'Commercial value', meaning: 'money', text: ({ amount }) => amount },
      { id: 'note', header: 'Note', meaning: 'sentence', text: () => '' },
    ];
    const [, insurer = 0, value = 0] = tracksOf(900, {}, named);
    expect(insurer).toBeGreaterThan(140);
    expect(insurer).toBeLessThan(177);
    expect(value).toBeGreaterThan(125);
    const [, narrow = 0, two = 0] = tracksOf(436 - 3 * closer, {}, named);
    expect([narrow, two]).toEqual([112 - closer, 104 - closer]);
  });
  it('have room for what stands before the words of a name too', () => {
    const named = (beside?: number): GridColumn<Row>[] => [
      { id: 'insurer', header: 'Insurer', meaning: 'shortName', beside, text: () => 'Responsabilidades del Valle' },
      ...columns.slice(4),
    ];
    for (const room of [620, 900]) {
      const [, plain = 0] = tracksOf(room, {}, named());
      expect(tracksOf(room, {}, named(32))[1]).toBeGreaterThanOrEqual(plain + 32);
    }
  });
  it('are as wide as the longest word of a text, which is never broken', () => {
    const written = (text: string): GridColumn<Row>[] => [
      { id: 'branch', header: 'Branch', meaning: 'shortName', text: () => text },
      ...columns,
    ];
    expect(tracksOf(500, {}, written('Responsabilidad civil'))[1]).toBeGreaterThan(100);
    expect(tracksOf(500, {}, written('Vida'))[1]).toBe(96 - closer);
    // A word that no language has is hyphenated.
    expect(tracksOf(500, {}, written('x'.repeat(60)))[1]).toBe(168 - closer);
  });
  it('leave before a short name has to stand on two lines, where they are of little use', () => {
    const insured: GridColumn<Row>[] = [
      { id: 'insurer', header: 'Insurer', meaning: 'shortName', text: () => 'Pichincha del Valle' },
      ...columns.slice(4),
    ];
    const leaving = (priority: number): GridColumn<Row>[] => [
      ...insured,
      { id: 'branch', header: 'Branch', meaning: 'shortName', priority, text: () => 'Vida' },
    ];
    const room = 44 + 112 + 112 + 104 + 48 - 3 * closer;
    expect(fitColumns(leaving(2), at(room)).map(({ id }) => id)).toEqual(['insurer', 'amount', 'branch']);
    expect(fitColumns(leaving(3.6), at(room)).map(({ id }) => id)).toEqual(['insurer', 'amount']);
  });
  it('cut words that stand in the place of a number, and not the numbers, where there is no room', () => {
    const numbered: GridColumn<Row>[] = [
      {
        id: 'number',
        header: 'Number',
        meaning: 'code',
        text: () => 'Borrador · Ana Lucía Cevallos',
        uncut: () => 'VH-2026-00418',
      },
      ...columns.slice(0, 1),
    ];
    expect(tracksOf(300, {}, numbered)[1]).toBeLessThan(150);
    expect(tracksOf(300, {}, numbered)[1]).toBeGreaterThan(127);
    expect(tracksOf(900, {}, numbered)[1]).toBeGreaterThan(220);
    const more: GridColumn<Row>[] = [...numbered, ...columns.slice(1, 3)];
    const room = 44 + 142 + 152 + 112 + 112 + 48;
    expect(fitColumns(more, at(room)).map(({ id }) => id)).toEqual(['number', 'name', 'insurer', 'branch']);
  });
  it('keep room for the longest word of a header, on two lines', () => {
    const [, width = 0] = tracksOf(2000, { widths: { name: 60 } }, [
      { id: 'name', header: 'Identificación tributaria', meaning: 'count' },
    ]);
    expect(width).toBeGreaterThan(100);
    expect(width).toBeLessThan(150);
  });
  it('are as much wider as letters are, and leave earlier then', () => {
    const spaced = at(862, { stretch: 1.25 });
    expect(fitColumns(columns, spaced).map(({ header }) => header)).toEqual(['Name', 'Insurer', 'Term', 'Total']);
    const usual = tracksOf(1000);
    expect(tracksOf(1250, { stretch: 1.25 })).toEqual(usual.map((width) => width * 1.25));
    const [, own] = tracksOf(1250, { stretch: 1.25, widths: { name: 300 } });
    expect(own).toBe(300);
  });
  it('let the handy action of a row go before any of them', () => {
    const needed = 44 + 152 + 112 + 112 + 168 + 104 + 48 - 5 * closer;
    expect(columnTracks(columns, at(needed + 40)).hasQuick).toBe(true);
    expect(columnTracks(columns, at(needed + 30)).hasQuick).toBe(false);
  });
  it('keep the handy action beside names that are not whole', () => {
    const named: GridColumn<Row>[] = [
      { id: 'name', header: 'Name', meaning: 'name', text: () => 'Exportadora Bananera del Litoral Ecuatoriano' },
      ...columns.slice(4),
    ];
    const needed = 44 + 152 + 104 + 48 - 2 * closer;
    expect(columnTracks(named, at(needed + 32)).hasQuick).toBe(true);
    expect(columnTracks(named, at(needed + 31)).hasQuick).toBe(false);
  });
  it('become short before the handy action of a row goes, and leave only where they have to', () => {
    const dated = columns
      .filter(({ id }) => id !== 'branch')
      .map((column) => ({ ...column, short: column.short && { ...column.short, forAction: true } }));
    const needed = 44 + 152 + 112 + 168 + 104 + 48 - 4 * closer;
    const fittedAt = (room: number) => {
      const kept = fitColumns(dated, at(room));
      return [...kept.map(({ header }) => header), columnTracks(kept, at(room)).hasQuick];
    };
    expect(fittedAt(needed + 32)).toEqual(['Name', 'Insurer', 'Term', 'Total', true]);
    expect(fittedAt(needed + 31)).toEqual(['Name', 'Insurer', 'Ends', 'Total', true]);
    expect(fittedAt(needed)).toEqual(['Name', 'Insurer', 'Ends', 'Total', true]);
    expect(fittedAt(needed - 1)).toEqual(['Name', 'Term', 'Total', true]);
  });
  it('are empty where no row has a value', () => {
    const [name] = columns;
    expect(name && isEmptyColumn(name, rows)).toBe(false);
    expect(name && isEmptyColumn(name, [{ name: '', amount: '' }])).toBe(true);
  });
});

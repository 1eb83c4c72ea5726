/** Rows as lines of a terminal, each column as wide as its longest value; numbers stand at the right. */
export function toLines(titles: readonly string[], rows: readonly (readonly (string | number)[])[]): string[] {
  const widths = titles.map((title, place) =>
    Math.max(title.length, ...rows.map((row) => String(row[place] ?? '').length)),
  );
  const line = (cells: readonly (string | number)[]) =>
    cells
      .map((cell, place) => {
        const width = widths[place] ?? 0;
        return typeof cell === 'number' ? String(cell).padStart(width) : cell.padEnd(width);
      })
      .join('  ')
      .trimEnd();
  return [line(titles), ...rows.map(line)];
}

import type { GridColumn } from './dataGrid.types.ts';

const rem = (pixels: number) => `${pixels / 16}rem`;
const selectionWidth = 44;
const actionsWidth = 56;

/** Whatever a reader drags, a column stays wide enough to be taken again, in pixels. */
export const leastWidth = 56;
export const mostWidth = 960;

type TrackOptions = {
  hasActions: boolean;
  hasSelection: boolean;
  /** Widths in pixels of columns that have one. */
  widths: Readonly<Record<string, number>>;
};

/** The width that a row of these columns needs, and its CSS tracks; never measured from content, so that nothing moves when data comes. */
export function columnTracks<Row>(
  columns: readonly GridColumn<Row>[],
  { hasActions, hasSelection, widths }: TrackOptions,
) {
  const fixed = columns.map(({ id }) => widths[id]);
  const leasts = columns.map(({ minWidth, isPrimary }, index) => fixed[index] ?? minWidth ?? (isPrimary ? 160 : 96));
  // Something has to take the room that is left over; where every width is given it is the last column.
  const grows = fixed.includes(undefined) ? -1 : columns.length - 1;
  const tracks = columns.map(({ isPrimary }, index) =>
    fixed[index] !== undefined && index !== grows
      ? rem(fixed[index] ?? 0)
      : `minmax(${rem(leasts[index] ?? 0)}, ${isPrimary ? 1.6 : 1}fr)`,
  );
  const ends = (hasActions ? actionsWidth : 0) + (hasSelection ? selectionWidth : 0);
  return {
    gridTemplateColumns: [
      ...(hasSelection ? [rem(selectionWidth)] : []),
      ...tracks,
      ...(hasActions ? [rem(actionsWidth)] : []),
    ].join(' '),
    minInlineSize: rem(leasts.reduce((sum, width) => sum + width, ends)),
  };
}

import type { GridColumn } from './dataGrid.types.ts';

const rem = (pixels: number) => `${pixels / 16}rem`;

/** The width that a row of these columns needs, and its CSS tracks; never measured from content, so that nothing moves when data comes. */
export function columnTracks<Row>(columns: readonly GridColumn<Row>[], hasActions: boolean) {
  const leasts = columns.map(({ width, minWidth, isPrimary }) => width ?? minWidth ?? (isPrimary ? 160 : 96));
  const tracks = columns.map(({ width, isPrimary }, index) =>
    width ? rem(width) : `minmax(${rem(leasts[index] ?? 0)}, ${isPrimary ? 1.6 : 1}fr)`,
  );
  const actions = hasActions ? 56 : 0;
  return {
    gridTemplateColumns: [...tracks, ...(hasActions ? [rem(actions)] : [])].join(' '),
    minInlineSize: rem(leasts.reduce((sum, width) => sum + width, actions)),
  };
}

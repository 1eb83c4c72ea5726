import type { ColumnMapping } from './mapping.ts';

/** How many of some headings are known; each may be given in several ways, the best first. */
export type KnownHeadings = (headings: readonly (readonly string[])[]) => number;

type MapHeadings = (headings: readonly string[]) => ColumnMapping;

/** The field of each column, by the first way to say its heading that is known; no field twice. */
export function mapWays(map: MapHeadings, ways: readonly (readonly string[])[]): ColumnMapping {
  const mapping: (string | null)[] = ways.map(() => null);
  const deepest = Math.max(0, ...ways.map(({ length }) => length));
  for (let depth = 0; depth < deepest; depth += 1)
    map(ways.map((way, column) => (mapping[column] === null ? (way[depth] ?? '') : ''))).forEach((field, column) => {
      if (field !== null && mapping[column] === null && !mapping.includes(field)) mapping[column] = field;
    });
  return mapping;
}
/** How many headings a way of mapping knows. */
export const knownBy =
  (map: MapHeadings): KnownHeadings =>
  (ways) =>
    mapWays(map, ways).filter((field) => field !== null).length;

/** All ways to say the headings of a table, the best first. */
export const waysOfTable = ({
  headings,
  otherwise = [],
}: {
  headings: readonly string[];
  otherwise?: readonly (readonly string[])[] | undefined;
}) => headings.map((heading, column) => [heading, ...(otherwise[column] ?? [])]);

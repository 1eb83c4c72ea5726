/**
 * The line over the middles of the columns, in a box of 1 by 1 with the highest value at its top. It is broken where a column has nothing to
 * compare with, and a single one is a dot.
 */
export function linePath(values: readonly number[], most: number) {
  const x = (index: number) => (index + 0.5) / values.length;
  const isThere = (index: number) => (values[index] ?? 0) > 0;
  return values
    .flatMap((value, index) => {
      if (!isThere(index)) return [];
      const point = `${x(index)} ${1 - value / most}`;
      if (isThere(index - 1)) return [`L${point}`];
      return isThere(index + 1) ? [`M${point}`] : [`M${point} h0`];
    })
    .join(' ');
}

/** A place in a picture, in the picture's own pixels. */
export interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
}
export interface Mark extends Place {
  number: number;
  /** Where the number stands: its centre. */
  x: number;
  y: number;
}

const size = 22;

/** Spots for a number, the best first: at the corners of what is large, beside what is small, so that it is not covered. */
function spotsOf({ left, top, width, height }: Place): [x: number, y: number][] {
  const [right, bottom] = [left + width, top + height];
  const [centre, middle] = [left + width / 2, top + height / 2];
  const away = size / 2 + 2;
  const beside: [number, number][] = [
    [centre, top - away],
    [centre, bottom + away],
    [left - away, middle],
    [right + away, middle],
    [left, top - away],
    [right, top - away],
    [left, bottom + away],
    [right, bottom + away],
  ];
  const corners: [number, number][] = [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
    [centre, top],
    [centre, bottom],
  ];
  return width > 120 && height > 64 ? [...corners, ...beside] : [...beside, ...corners];
}

/** Gives each part that can be seen its number, where no other number stands. */
export function placeMarks(places: readonly (Place | null)[], width: number, height: number): readonly Mark[] {
  const marks: Mark[] = [];
  for (const [index, place] of places.entries()) {
    if (!place || place.width < 2 || place.height < 2) continue;
    const inside = spotsOf(place).map(([x, y]) => ({ x: clamp(x, width), y: clamp(y, height) }));
    const isFree = ({ x, y }: { x: number; y: number }) =>
      marks.every((mark) => Math.hypot(mark.x - x, mark.y - y) >= size);
    marks.push({ ...place, number: index + 1, ...(inside.find(isFree) ?? inside[0] ?? { x: 0, y: 0 }) });
  }
  return marks;
}

const clamp = (value: number, most: number) => Math.min(Math.max(value, size / 2), most - size / 2);

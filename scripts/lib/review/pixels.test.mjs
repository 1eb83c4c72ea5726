import { describe, expect, it } from 'vitest';
import { differing, isAlike, isNearlyAlike } from './pixels.mjs';

const white = [255, 255, 255];
const grey = [128, 128, 128];
const black = [20, 20, 20];

/** A white picture, 400 by 300, with these rectangles on it. */
function picture(...rectangles) {
  const [width, height] = [400, 300];
  const data = new Uint8Array(width * height * 4).fill(255);
  for (const [x, y, wide, high, colour] of rectangles)
    for (let row = y; row < y + high; row += 1)
      for (let column = x; column < x + wide; column += 1) data.set(colour, (row * width + column) * 4);
  return { width, height, channels: 4, data };
}
const dot = { width: 1, height: 1, channels: 4, data: new Uint8Array(4) };
const card = [100, 100, 200, 100, black];

describe('two pictures', () => {
  it('are alike where no eye tells them apart', () => {
    expect(isAlike(picture(card), picture([100, 100, 200, 100, [22, 20, 20]]))).toBe(true);
    expect(isAlike(picture(card), picture())).toBe(false);
    expect(isAlike(picture(), dot)).toBe(false);
  });

  it('are alike with transparency or without', () => {
    const { data, ...rest } = picture(card);
    const opaque = { ...rest, channels: 3, data: data.filter((_, index) => index % 4 < 3) };
    expect(isAlike(picture(card), opaque)).toBe(true);
    expect(isAlike(picture(), opaque)).toBe(false);
  });

  it('are compared pixel by pixel', () => {
    expect(differing(picture(), picture([3, 1, 2, 1, black]))).toEqual([403, 404]);
  });
});

describe('two pictures are nearly alike', () => {
  const nearly = (before, after) => isNearlyAlike(picture(...before), picture(...after));

  it('where an edge is blended otherwise', () => {
    const edge = [120, 99, 20, 1];
    expect(nearly([card, [...edge, grey]], [card, [...edge, white]])).toBe(true);
    expect(nearly([card], [card, [99, 120, 1, 20, grey]])).toBe(true);
  });

  it('where a corner is smudged', () => {
    expect(nearly([card], [card, [99, 99, 2, 1, grey], [99, 100, 1, 1, grey]])).toBe(true);
  });

  const moved = [100, 101, 200, 100, black];
  for (const [what, before, after] of [
    ['a whole edge has moved', [card], [moved]],
    ['a line is gone', [[120, 50, 20, 1, grey]], []],
    ['a dot is gone', [[120, 50, 2, 2, black]], []],
    ['an accent over a letter is gone', [card, [120, 96, 3, 3, black]], [card]],
    ['a caret stands there', [], [[120, 50, 1, 16, black]]],
    ['an icon is gone', [[120, 50, 4, 4, black]], []],
    ['a colour is another', [card], [[100, 100, 200, 100, [90, 20, 20]]]],
    ['an edge has another colour than both its sides', [card], [card, [120, 99, 20, 1, [255, 0, 0]]]],
    ['a strip is two pixels thick', [card], [card, [120, 98, 10, 2, grey]]],
    ['nothing differs', [card], [card]],
  ])
    it(`but not where ${what}`, () => expect(nearly(before, after)).toBe(false));

  it('but not where much of the picture is such an edge', () => {
    const long = [102, 99, 24, 1, grey];
    expect(nearly([card], [card, [102, 99, 23, 1, grey]])).toBe(true);
    expect(nearly([card], [card, long])).toBe(false);
  });

  it('but not where their sizes differ', () => {
    expect(isNearlyAlike(picture(card), dot)).toBe(false);
  });
});

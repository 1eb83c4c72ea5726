import { readFileSync } from 'node:fs';
import { decode } from 'fast-png';

/**
 * A picture as it lies in memory: three or four bytes for each pixel.
 * @typedef {{ width: number, height: number, channels: number, data: ArrayLike<number> }} Picture
 */

/** @returns {Picture} */
export const readPicture = (path) => decode(readFileSync(path));

/** What counts as another colour: the same threshold as Playwright's 0.1. */
const threshold = 0.1;
const furthest = 35_215 * threshold * threshold;
/** How large a smudge at an edge may be, and all of them together as a share of the picture. */
const smudge = 3;
const mostOfAll = 0.0002;
/** By so much a blend of two colours may be off, since browsers round. */
const rounding = 4;

/**
 * The places of the pixels that two pictures of one size do not share.
 * @param {Picture} one @param {Picture} other
 * @returns {number[]}
 */
export function differing(one, other) {
  if (!isOfOneSize(one, other)) throw new Error('These pictures differ in size.');
  const places = [];
  for (let place = 0; place < one.width * one.height; place += 1)
    if (isOtherColour(colourAt(one, place), colourAt(other, place))) places.push(place);
  return places;
}

/** Whether two pictures show the same. */
export const isAlike = (one, other) => isOfOneSize(one, other) && differing(one, other).length === 0;

/**
 * Whether two pictures differ by nothing but how an edge was drawn: few pixels, in strips of one pixel or in smudges of three by three, each of them
 * between the colours on both sides of that edge. What comes, goes, moves or changes its colour is never that.
 * @param {Picture} before @param {Picture} after
 */
export function isNearlyAlike(before, after) {
  if (!isOfOneSize(before, after)) return false;
  const places = differing(before, after);
  if (places.length === 0 || places.length >= before.width * before.height * mostOfAll) return false;
  return patchesOf(places, before.width).every(
    (patch) => isThin(patch, before.width) && patch.every((place) => isAtEdge(place, patch, before, after)),
  );
}

const isOfOneSize = (one, other) => one.width === other.width && one.height === other.height;
const colourAt = ({ data, channels }, place) => [0, 1, 2].map((channel) => data[place * channels + channel]);

/** By how the eye sees it: brightness weighs more than hue. */
function isOtherColour(one, other) {
  const [red, green, blue] = one.map((value, channel) => value - other[channel]);
  const y = red * 0.29889531 + green * 0.58662247 + blue * 0.11448223;
  const i = red * 0.59597799 - green * 0.2741761 - blue * 0.32180189;
  const q = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694;
  return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q > furthest;
}

/** Pixels that touch, by a side or a corner, are one patch. */
function patchesOf(places, width) {
  const left = new Set(places);
  const patches = [];
  for (const first of places) {
    if (!left.delete(first)) continue;
    const patch = [first];
    for (const place of patch) for (const near of around(place, width)) if (left.delete(near)) patch.push(near);
    patches.push(patch);
  }
  return patches;
}

/** The places of the eight pixels around one; those above and below the picture are not there to be found. */
function around(place, width) {
  const x = place % width;
  const across = [-1, 0, 1].filter((step) => x + step >= 0 && x + step < width);
  return [-width, 0, width]
    .flatMap((down) => across.map((step) => place + down + step))
    .filter((near) => near !== place);
}

/** A straight strip of one pixel, or a smudge. */
function isThin(patch, width) {
  const columns = span(patch.map((place) => place % width));
  const rows = span(patch.map((place) => Math.floor(place / width)));
  return columns === 1 || rows === 1 || (columns <= smudge && rows <= smudge);
}

const span = (numbers) => Math.max(...numbers) - Math.min(...numbers) + 1;

/** Both pictures draw there a blend of the colours right beside the patch, which are the same in both. */
function isAtEdge(place, patch, before, after) {
  const beside = around(place, before.width)
    .filter((near) => near >= 0 && near < before.width * before.height && !patch.includes(near))
    .map((near) => colourAt(before, near));
  if (beside.length === 0) return false;
  return [before, after].every((picture) =>
    colourAt(picture, place).every((value, channel) => {
      const values = beside.map((colour) => colour[channel]);
      return value >= Math.min(...values) - rounding && value <= Math.max(...values) + rounding;
    }),
  );
}

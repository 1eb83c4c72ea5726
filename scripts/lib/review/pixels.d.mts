export interface Picture {
  width: number;
  height: number;
  channels: number;
  data: ArrayLike<number>;
}
export function readPicture(path: string): Picture;
/** Whether two pictures show the same. */
export function isAlike(one: Picture, other: Picture): boolean;
/** Whether two pictures differ by nothing but how an edge was drawn. */
export function isNearlyAlike(before: Picture, after: Picture): boolean;

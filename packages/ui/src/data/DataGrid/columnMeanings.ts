/** How wide a column is by what it holds: its least, its share of what is left over, and how far it gives way when nothing else can. */
export type Measure = {
  least: number;
  grows?: number;
  floor?: number;
  sign?: number;
  most?: number;
  likes?: number;
  wraps?: boolean;
};

export const measures = {
  // `wraps`: it stands on two lines where it has to, and no word of it is broken.
  // `likes`: up to so much it takes of what is left over before others grow, so that its names stand on one line.
  name: { least: 152, grows: 2, floor: 96, likes: 224, wraps: true },
  shortName: { least: 112, grows: 1, floor: 96, likes: 176, wraps: true },
  text: { least: 128, grows: 1, floor: 96, wraps: true },
  /** What is read, not compared: it takes most of what is left over. */
  sentence: { least: 128, grows: 4, floor: 96, wraps: true },
  address: { least: 184, grows: 1.5, floor: 144, likes: 264, wraps: true },
  // `sign`: how wide a letter or digit is here; the longest one on the page must fit, up to `most`.
  code: { least: 128, sign: 9.3, most: 208, floor: 128 },
  phone: { least: 152, sign: 8.8 },
  count: { least: 64, sign: 8.8 },
  date: { least: 108, sign: 8.8 },
  moment: { least: 164, sign: 8.8 },
  term: { least: 168, sign: 8.8 },
  state: { least: 112 },
  money: { least: 104, sign: 8.9 },
} satisfies Record<string, Measure>;
/** What a column holds. */
export type ColumnMeaning = keyof typeof measures;

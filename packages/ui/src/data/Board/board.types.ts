import type { ReactNode } from 'react';

/** A column of a board. */
export type BoardColumn = {
  /** Unique among the columns. */
  id: string;
  /** What its cards have in common, in one or two words. */
  title: string;
  /** How many cards it has in all, where `cards` has only its first ones; else as many as are given. */
  count?: number;
};

/** What a board has to know of a card; everything else is the caller's. */
export type BoardCard = {
  /** Unique among all cards. */
  id: string;
  /** The column that it stands in. */
  columnId: string;
  /** What it is called when it is moved or looked for; read aloud. */
  name: string;
};

/** Where a card goes. */
export type BoardMove<Card extends BoardCard> = {
  /** The card as it was given. */
  card: Card;
  /** The column that it goes to. */
  columnId: string;
  /** The card before which it was dropped; without one it was dropped on the column as a whole. */
  beforeId?: string;
};

/** What is on its way into a column and out of it while moves are being saved. */
export type BoardTraffic<Card extends BoardCard> = {
  /** The column. */
  columnId: string;
  /** The cards that already stand in it, and are counted elsewhere. */
  came: readonly Card[];
  /** The cards that stand in it no longer, and are still counted. */
  left: readonly Card[];
};

/** Columns that are seldom looked at, such as those of what is done. */
export type BoardFold = {
  /** What they have in common, in one word. */
  title: string;
  /** Which columns they are; at least one other stays in sight. */
  columnIds: readonly string[];
};

export type BoardProps<Card extends BoardCard> = {
  /** What the board shows; read aloud. */
  label: string;
  /** The columns in their order, twelve at most. */
  columns: readonly BoardColumn[];
  /** All cards, in the order in which they stand in their columns; of a column with a `count` perhaps only the first. */
  cards: readonly Card[];
  /** What stands on a card: a few short facts, and first its name as a link or heading unless `renderTitle` draws that. */
  renderCard: (card: Card) => ReactNode;
  /** The first line of a card: its name as a link or heading, beside its handle and menu. The rest then has the whole width below it. */
  renderTitle?: (card: Card) => ReactNode;
  /** Columns that stand folded behind one narrow column, last of all, until somebody opens it. */
  fold?: BoardFold;
  /** What the cards of a column come to, in words, such as a sum of money; under the title, beside their count. Where not all are given, what is known of the column and what is on its way say it. */
  sumOf?: (cards: readonly Card[], traffic: BoardTraffic<Card>) => string;
  /** Asks for more cards of a column that has more than are given; resolve once `cards` has them. */
  onMore?: (columnId: string) => Promise<unknown>;
  /** Moves a card; resolve once `cards` has it in its new column. Reject to send it back: the message of the error says why, and an empty one that something else goes on with it, such as a dialog. Without it nothing moves. */
  onMove?: (move: BoardMove<Card>) => Promise<void>;
  /** Says why a card cannot go to a column; undefined where it can. */
  refusalOf?: (card: Card, columnId: string) => string | undefined;
  /** Stands in a column without cards. */
  emptyText?: string;
};

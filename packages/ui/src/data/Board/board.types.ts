import type { ReactNode } from 'react';

/** A column of a board. */
export type BoardColumn = {
  /** Unique among the columns. */
  id: string;
  /** What its cards have in common, in one or two words. */
  title: string;
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

export type BoardProps<Card extends BoardCard> = {
  /** What the board shows; read aloud. */
  label: string;
  /** The columns in their order, twelve at most. */
  columns: readonly BoardColumn[];
  /** All cards, in the order in which they stand in their columns. */
  cards: readonly Card[];
  /** What stands on a card: its name as a link or heading, and a few short facts. */
  renderCard: (card: Card) => ReactNode;
  /** What the cards of a column come to, in words, such as a sum of money; under the title, beside their count. */
  sumOf?: (cards: readonly Card[]) => string;
  /** Moves a card; resolve once `cards` has it in its new column. Reject to send it back: the message of the error says why, and an empty one that something else goes on with it, such as a dialog. Without it nothing moves. */
  onMove?: (move: BoardMove<Card>) => Promise<void>;
  /** Says why a card cannot go to a column; undefined where it can. */
  refusalOf?: (card: Card, columnId: string) => string | undefined;
  /** Stands in a column without cards. */
  emptyText?: string;
};

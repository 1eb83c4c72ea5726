/** A fact as paper shows it: what it is called, and what it is. */
export interface PaperFact {
  term: string;
  detail: string;
}
export interface PaperColumn {
  header: string;
  /** Its share of the width, beside those of its neighbours. */
  weight: number;
  isNumeric?: boolean;
}
/** A table whose first cells name their rows. */
export interface PaperTable {
  kind: 'table';
  title: string;
  columns: PaperColumn[];
  rows: string[][];
  /** The last row, of the sums. */
  sum?: string[];
  /** What has to be said about it, such as rows that are left out. */
  note?: string;
}
export interface PaperFacts {
  kind: 'facts';
  title: string;
  facts: PaperFact[];
}
export interface PaperText {
  kind: 'text';
  title: string;
  text: string;
}
/** A term from its first to its last day, with what lies on it; each place is a share of the term, 0 to 1. */
export interface PaperTerm {
  kind: 'term';
  title: string;
  /** The first and the last day, as they are read. */
  ends: [string, string];
  /** The day of the paper, where it lies within the term. */
  today?: number;
  /** What falls due, told apart by shape: filled, half filled, hollow, a square on its point. */
  ticks: { at: number; state: 'done' | 'part' | 'open' | 'late' }[];
  /** What changed, with its sign. */
  flags: { at: number; sign: '+' | '\u2212' | '\u2022' }[];
  /** What all of it comes to, in words; below the line, and read in its place. */
  summary: string;
}
export type PaperPart = PaperFacts | PaperTable | PaperText | PaperTerm;

/** A document as it is read on paper, whoever draws it: a browser that prints it, or the writer of PDFs. */
export interface Paper {
  language: string;
  /** What it is: a policy, a payment plan. */
  kind: string;
  /** Its number, the title. */
  title: string;
  subtitle: string;
  /** The state in a word. */
  status: string;
  /** The brokerage that prepared it. */
  sender: { name: string; lines: string[] };
  parts: PaperPart[];
  /** What stands below all. */
  note: string;
  madeOn: string;
  /** The foot of a page, with blanks for its number and for their count. */
  pageOf: string;
}

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
export type PaperPart = PaperFacts | PaperTable | PaperText;

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

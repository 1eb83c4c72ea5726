import type { ChoiceType } from './choices.ts';

/** What can be imported from a file. */
export const importKinds = [
  'customers',
  'vehicles',
  'insureds',
  'policies',
  'providers',
  'branches',
  'payments',
] as const;
export type ImportKind = (typeof importKinds)[number];

/** How the text of a cell is read. */
export type ImportFieldType =
  | 'text'
  | 'identification'
  | 'phone'
  | 'email'
  | 'date'
  | 'money'
  | 'percent'
  | 'year'
  | 'count'
  | 'country'
  | 'province'
  | 'make_and_model'
  | ChoiceType;

/** What a number without the sign is in a column of percents: percent, or a fraction of one, as 0.15 is of 15 %. */
export type PercentScale = 'percent' | 'fraction';

/** One column that an import understands. */
export interface ImportField {
  name: string;
  type: ImportFieldType;
  /** A row without it is refused. */
  isRequired?: boolean;
  /** A day that cannot lie ahead, as a birth: it tells the century of a year of two digits. */
  isPast?: boolean;
  /** A text that names something by its digits, which a spreadsheet may have shortened. */
  isNumber?: boolean;
  /** Its text may have several lines; in all other texts a line break becomes a blank. */
  hasLines?: boolean;
  /** The field that the column is one part of, as surnames are of a name; a template has that one only. */
  partOf?: string;
  /** The fields that the column holds in one, which then have no column of their own; a template has those. */
  holds?: readonly string[];
  /** Other programs write it; a template has it not. */
  isForeign?: boolean;
  /** Headings by which brokers call it, in both languages. */
  headings: readonly string[];
}

/** Rows of so many bytes go in one request; with what else is in it, it stays below what the server takes. */
export const mostImportBytes = 360 * 1024;
/** An imported policy has so many instalments at most. */
export const mostInstalments = 120;
/** A text of a row has at most so many characters; with a longer one the server takes none of the rows. */
export const mostImportText = 2000;

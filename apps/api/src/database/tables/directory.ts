import type { ColumnType, Generated } from 'kysely';
import type { Owned } from './columns.ts';

/** Triggers alone write these three; the columns that only SQL reads have no type here. */
export interface DirectoryEntriesTable extends Owned {
  name_key: ColumnType<string, never, never>;
  terms: ColumnType<number[], never, never>;
}
export interface DirectoryTermsTable {
  id: Generated<number>;
  kind: ColumnType<'country' | 'state' | 'city' | 'tag' | 'branch', never, never>;
  key: ColumnType<string, never, never>;
  label: ColumnType<string, never, never>;
}
export interface DirectoryWordsTable {
  word: ColumnType<string, never, never>;
}

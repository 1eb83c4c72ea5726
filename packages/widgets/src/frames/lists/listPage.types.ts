import type { GridColumn, GridTotals, RowAction } from '@corredor/ui/DataGrid';
import type { EmptyState } from '@corredor/ui/EmptyState';
import type { FilterField } from '@corredor/ui/FilterBar';
import type { ComponentProps, ReactNode } from 'react';
import type { ListStates } from './listStates.ts';
import type { RecordList } from './recordList.ts';

/** How a list is named, and what stands where there is nothing at all yet. */
export interface ListWords {
  title: string;
  /** The pages above it, for a list that no entry of the menu leads to. */
  parents?: readonly { label: string; href: string }[];
  /** One line of context below the title. */
  context?: ReactNode;
  /** Names the field to search by. */
  search: string;
  empty: Omit<ComponentProps<typeof EmptyState>, 'action'>;
  /** What stands where only what the list opens on has no rows. */
  emptyUsual?: Omit<ComponentProps<typeof EmptyState>, 'action'>;
}
/** A filter that is on, in the reader's words. */
export interface ActiveListFilter<Filter extends string> {
  id: string;
  label: string;
  value: string;
  /** The filters that it stands for; the one of its id unless told. */
  names?: readonly Filter[];
}
/** What a list can be narrowed by. */
export interface ListFilters<Filter extends string> {
  /** What can be filtered by, each with its control; a filter that is on is a chip of the same id. */
  fields: readonly FilterField[];
  /** What the list is parted into, one tab each. */
  states?: ListStates<Filter>;
  active: readonly ActiveListFilter<Filter>[];
}

export interface ListPageProps<Row extends { id: number }, Filter extends string> {
  list: RecordList<Row, Filter>;
  words: ListWords;
  columns: readonly GridColumn<Row>[];
  /** What can be done with a row. */
  actionsOf: (row: Row) => RowAction[];
  filters?: ListFilters<Filter>;
  /** What all rows come to, in a row of its own below them. */
  totals?: GridTotals;
  primaryAction?: ReactNode;
  /** What is offered where there is nothing yet; the primary action unless told. */
  emptyAction?: ReactNode;
  /** Everything else to do with the whole list. */
  secondaryActions?: ReactNode;
  /** Stands in the place of rows and pager: the same records as a board. */
  board?: ReactNode;
  /** A notice above everything. */
  banner?: ReactNode;
  /** A quiet line below everything, such as what the list does not hold; it may come later without moving the rows. */
  note?: ReactNode;
  /** Dialogs and panels that belong to the list. */
  children?: ReactNode;
}

import type { RunKind, RunParams } from '@corredor/core/api';
import type { CallError } from '@corredor/core/errors';
import type { Icon } from '@corredor/ui/Icon';
import type { ComponentProps, ReactNode } from 'react';

/** Goes with each request, so that the server notes what became of the row; empty where nothing is noted. */
export type RunHeader = { 'Run-Id'?: number };
/** Does something to one row; a rejection is why it was refused. */
export type RunOnRow<Row> = (row: Row, header: RunHeader) => Promise<unknown>;

/** Puts together what was done, as in one file. */
export type FinishBulk = () => Promise<unknown>;

/** What goes along with the work on rows. */
export interface BulkMore {
  /** Called once with what was done, unless somebody stopped it. */
  finish?: FinishBulk;
  /** What is the same for every row, kept in the log for whoever goes on. */
  params?: RunParams;
}

/** Something that can be done to many rows at once; leave a verb out where the permission is missing. */
export interface BulkVerb<Row> {
  id: string;
  /** The verb alone: "Delete". */
  label: string;
  icon: ComponentProps<typeof Icon>['of'];
  tone?: 'critical';
  /** What not doing it is called, where “Cancel” could be taken for the verb. */
  leave?: string;
  /** Does it to one row, once the reader has confirmed `question`. */
  run?: RunOnRow<Row>;
  /** What will happen, for the confirmation; the chosen rows are null while those of pages that were never seen are read. */
  question?: (count: number, isAtLeast: boolean, rows: readonly Row[] | null) => ReactNode;
  /** Asks for more before it starts, in place of the confirmation: a dialog. */
  ask?: (ask: {
    count: number;
    isAtLeast: boolean;
    /** The chosen rows; null while those of pages that were never seen are read. */
    rows: readonly Row[] | null;
    start: (run: RunOnRow<Row>, more?: BulkMore) => void;
    cancel: () => void;
    /** Closes it after the dialog itself has done it, to these rows at once. */
    finished: (rows: readonly Row[]) => void;
  }) => ReactNode;
  /** Whether the reader may do it to a row at all, however it stands; left out where a permission says so for every row. */
  isFor?: (row: Row) => boolean;
  /** Why a row has to be left alone; null where it has not. */
  refuses?: (row: Row) => string | null;
  /** Why nothing is left to do with a row, which is no refusal; null where something is. */
  needsNothing?: (row: Row) => string | null;
  /** What the server calls it: it keeps a log of what became of each row. */
  kind?: RunKind;
  /** Changes nothing: the rows stay chosen, and are not asked for again. Says what stopping it meant. */
  reading?: { stopped: string };
}

/** A page as it is read; where there are more than `count`, only a page that is not full is the last. */
export interface ReadPage<Row> {
  count: number;
  count_is_at_least?: boolean;
  results: Row[];
}
/** Whether everything is read: so many rows, with this page as the last. */
export const isAllRead = <Row>({ count, count_is_at_least, results }: ReadPage<Row>, read: number, pageSize: number) =>
  results.length === 0 || (count_is_at_least ? results.length < pageSize : read >= count);

/** What a list offers for chosen rows. */
export interface BulkSetup<Row> {
  /** What a row is called in the report. */
  nameOf: (row: Row) => string;
  /** Reads a page of everything that the filter matches. */
  readPage: (page: number, pageSize: number) => Promise<ReadPage<Row>>;
  verbs: readonly BulkVerb<Row>[];
  /** What rows come to, such as the sum of their amounts: said where they are chosen, before something is done and after. */
  tells?: (rows: readonly Row[]) => string;
  /** File name without its ending; with it the chosen rows can be exported. */
  exportName?: string;
  /** Rows have changed: ask for them again. */
  onChanged?: () => void;
}

/** How one row fared. `row` is the newest version that is known, for another attempt. */
export type BulkOutcome<Row> = { row: Row } & (
  | { status: 'done' }
  | { status: 'skipped'; reason: string }
  /** The connection was lost before an answer came: it is gone on with later. */
  | { status: 'waiting' }
  | { status: 'refused'; reason: string; error?: CallError }
);

/** The verbs that the reader may use on some of the chosen rows; of rows on pages that were never seen (null) that is not known, and all are offered. */
export const offeredVerbs = <Row>(
  verbs: readonly BulkVerb<Row>[],
  known: readonly Row[] | null,
): readonly BulkVerb<Row>[] => verbs.filter(({ isFor }) => !isFor || known === null || known.some(isFor));

import type { MouseEvent } from 'react';
import type { DirectoryEntry, DirectoryFacets, DirectoryPage, Words } from '../embed/index.ts';
import type {
  BrokerDirectoryProps,
  DirectoryFilters,
  DirectoryMessageId,
  DirectoryPart,
  DirectoryState,
  FilterName,
  SearchSource,
} from './directory.types.ts';

type Change = Partial<Pick<DirectoryState, 'query' | 'filters' | 'page'>>;

/** What the pieces of the view share. */
export interface DirectoryModel {
  props: BrokerDirectoryProps;
  state: DirectoryState;
  facets: DirectoryFacets | undefined;
  pages: number;
  /** The filters that the visitor may change. */
  open: readonly FilterName[];
  part: (name: DirectoryPart, ...more: (string | false | undefined)[]) => { part: string; className: string };
  say: Words<DirectoryMessageId>;
  change: (next: Change, source: SearchSource) => void;
  again: (next: Change, source: SearchSource) => Promise<DirectoryPage>;
  /** Without anything that the visitor chose. */
  cleared: DirectoryFilters;
  /** Address of a profile. */
  href: (alias: string) => string | undefined;
  /** Address of the same list on another page, where it works without script. */
  pageHref: (page: number) => string | undefined;
  address: (path: string) => string;
  select: (broker: DirectoryEntry, event: MouseEvent<HTMLElement>) => void;
}

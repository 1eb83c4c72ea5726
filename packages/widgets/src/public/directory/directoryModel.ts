import type { MouseEvent } from 'react';
import type { DirectoryEntry, DirectoryFacets, DirectoryPage, Words } from '../embed/index.ts';
import type { Place } from './address.ts';
import type {
  BrokerDirectoryProps,
  DirectoryFilters,
  DirectoryMessageId,
  DirectoryPart,
  DirectoryState,
  FilterName,
  SearchSource,
} from './directory.types.ts';

/** What the pieces of the view share. */
export interface DirectoryModel {
  props: BrokerDirectoryProps;
  state: DirectoryState;
  /** The broker that is shown in place of the list. */
  broker: string | undefined;
  facets: DirectoryFacets | undefined;
  pages: number;
  /** The filters that the visitor may change. */
  open: readonly FilterName[];
  part: (name: DirectoryPart, ...more: (string | false | undefined)[]) => { part: string; className: string };
  say: Words<DirectoryMessageId>;
  change: (next: Partial<Place>, source: SearchSource) => void;
  again: (next: Partial<Place>, source: SearchSource) => Promise<DirectoryPage>;
  /** Without anything that the visitor chose. */
  cleared: DirectoryFilters;
  /** Address of a profile. */
  href: (alias: string) => string | undefined;
  /** Address of the list with something of it changed, where it works without script. */
  placeHref: (next: Partial<Place>) => string | undefined;
  goTo: (page: number) => void;
  more: () => void;
  /** From a broker to the list. */
  back: () => void;
  /** Of the API; empty on its own pages. */
  origin: string;
  address: (path: string) => string;
  select: (broker: DirectoryEntry, event: MouseEvent<HTMLElement>) => void;
}

import type { ComponentType, ReactNode } from 'react';
import type { Fetcher } from './publicClient.ts';
import type { PublicError } from './publicError.ts';

/** How far a widget is. */
export type EmbedStatus = 'idle' | 'loading' | 'ready' | 'empty' | 'error' | 'offline' | 'not-found';

/** The outline level of a widget's own headings. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** What both widgets take. */
export interface EmbedProps<MessageId extends string, Part extends string, Slot extends string> {
  /** Origin of the API, https or localhost; the page's own where it is missing. */
  apiBase?: string;
  /** `es`, `en`, a regional tag of them, or `auto`: the nearest `lang`, then the browser's. */
  locale?: string;
  /** `auto` follows the `color-scheme` around it, then the system. */
  theme?: 'auto' | 'light' | 'dark';
  /** How much space there is between things; `comfortable` unless told. */
  density?: 'comfortable' | 'compact';
  /** Where the widget's headings stand in the outline of the page; 2 unless told. */
  headingLevel?: HeadingLevel;
  /** Accessible name of the widget. */
  label?: string;
  /** Own words instead of ours. */
  messages?: Partial<Record<MessageId, string>>;
  /** Sends the requests, for example through the partner's own server; `fetch` unless told. */
  fetcher?: Fetcher;
  /** More classes, by part. */
  classNames?: Partial<Record<Part, string>>;
  /** Own content in the places that the widget leaves open. */
  slots?: Partial<Record<Slot, ReactNode>>;
  /** Called once the first answer is drawn. */
  onReady?: () => void;
  /** Called with what went wrong, each time. */
  onError?: (error: PublicError) => void;
}

/** Draws links, such as a router's link. */
export type LinkComponent = ComponentType<React.AnchorHTMLAttributes<HTMLAnchorElement>> | 'a';

/** What happened, and a way to keep us from doing what we would do. */
type Cancelable<Detail> = Detail & { preventDefault: () => void };

/** Hears before we act; `false` or `preventDefault()` keeps us from it. */
export type CancelableCallback<Detail> = (event: Cancelable<Detail>) => unknown;

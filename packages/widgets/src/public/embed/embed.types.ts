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
  apiBase?: string | undefined;
  /** `es`, `en`, a regional tag of them, or `auto`: the nearest `lang`, then the browser's. */
  locale?: string | undefined;
  /** `auto` follows the `color-scheme` around it, then the system. */
  theme?: 'auto' | 'light' | 'dark' | undefined;
  /** How much space there is between things; `comfortable` unless told. */
  density?: 'comfortable' | 'compact' | undefined;
  /** Where the widget's headings stand in the outline of the page; 2 unless told. */
  headingLevel?: HeadingLevel | undefined;
  /** Accessible name of the widget. */
  label?: string | undefined;
  /** Own words instead of ours. */
  messages?: Partial<Record<MessageId, string>> | undefined;
  /** Sends the requests, for example through the partner's own server; `fetch` unless told. */
  fetcher?: Fetcher | undefined;
  /** More classes, by part. */
  classNames?: Partial<Record<Part, string>> | undefined;
  /** Own content in the places that the widget leaves open. */
  slots?: Partial<Record<Slot, ReactNode>> | undefined;
  /** Called once the first answer is drawn. */
  onReady?: (() => void) | undefined;
  /** Called with what went wrong, each time. */
  onError?: ((error: PublicError) => void) | undefined;
}

/** Draws links, such as a router's link. */
export type LinkComponent = ComponentType<React.AnchorHTMLAttributes<HTMLAnchorElement>> | 'a';

/** What happened, and a way to keep us from doing what we would do. */
type Cancelable<Detail> = Detail & { preventDefault: () => void };

/** Hears before we act; `false` or `preventDefault()` keeps us from it. */
export type CancelableCallback<Detail> = (event: Cancelable<Detail>) => unknown;

import type { DirectoryFilters, SearchSource } from '../public/directory/index.ts';
import type { DirectoryEntry, PublicErrorCode } from '../public/embed/index.ts';
import type { ContactChannel, QrOptions } from '../public/profile/index.ts';

/** What both elements dispatch; every event bubbles and leaves shadow trees. */
export interface WidgetEventMap {
  /** After the first results are drawn. */
  'corredor-ready': CustomEvent<{ version: string }>;
  /** An answer did not come. */
  'corredor-error': CustomEvent<{
    code: PublicErrorCode;
    status: number | undefined;
    retryable: boolean;
    requestId: string | undefined;
  }>;
}

/** What `<corredor-directory>` dispatches. */
export interface DirectoryEventMap extends WidgetEventMap {
  /** Before a request; `preventDefault()` keeps us from it. */
  'corredor-search': CustomEvent<{ query: string; filters: DirectoryFilters; source: SearchSource }>;
  /** After an answer. */
  'corredor-results': CustomEvent<{
    total: number;
    page: number;
    items: readonly DirectoryEntry[];
    durationMs: number;
  }>;
  /** The visitor chose other filters. */
  'corredor-filter-change': CustomEvent<{ filters: DirectoryFilters }>;
  /** Another page is shown. */
  'corredor-page-change': CustomEvent<{ page: number }>;
  /** Before a broker is opened; `preventDefault()` keeps us from going there. */
  'corredor-select': CustomEvent<{
    alias: string;
    broker: DirectoryEntry;
    href: string | undefined;
    originalEvent: Event;
  }>;
}

/** What `<corredor-profile>` dispatches. */
export interface ProfileEventMap extends WidgetEventMap {
  /** Before a way of contact is opened; `preventDefault()` keeps us from it. */
  'corredor-contact': CustomEvent<{ channel: ContactChannel; href: string }>;
  /** The address was shared. */
  'corredor-share': CustomEvent<{ method: 'native' | 'copy'; href: string }>;
  /** The QR code was saved. */
  'corredor-qr-download': CustomEvent<Required<QrOptions>>;
  /** There is no broker with this alias. */
  'corredor-not-found': CustomEvent<{ alias: string }>;
}

/** Listeners that know what they hear. */
export interface Listening<Events> {
  addEventListener<Name extends keyof (Events & HTMLElementEventMap)>(
    type: Name,
    listener: (event: (Events & HTMLElementEventMap)[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Name extends keyof (Events & HTMLElementEventMap)>(
    type: Name,
    listener: (event: (Events & HTMLElementEventMap)[Name]) => void,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

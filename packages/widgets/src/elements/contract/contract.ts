import type { EmbedStatus } from '../../embed/index.ts';
import type { Kind, shared } from '../kinds.ts';

/** What people read of an element, in the manifest, in editors and on the playground; names and types come from the code. */
export interface Contract<
  Kinds extends Record<string, Kind>,
  Method extends string,
  Slot extends string,
  Part extends string,
> {
  tag: string;
  /** The class, as the compiler knows it, and the map of its events. */
  className: string;
  events: string;
  description: string;
  kinds: Kinds;
  attributes: Record<keyof Kinds, string>;
  /** Properties without an attribute. */
  properties: Record<'initialData' | 'messages' | 'fetcher' | 'state' | 'whenReady', string>;
  methods: Record<Method, string>;
  slots: Record<Slot | '', string>;
  parts: Record<Part, string>;
  states: Partial<Record<EmbedStatus | 'compact', string>>;
}

/** What the attributes of both elements mean. */
export const sharedAttributes = {
  apiBase: 'Origin of the API, https or localhost; where the script came from if it is missing.',
  locale: "`es`, `en`, a regional tag of them, or `auto`: the nearest `lang`, then the browser's language, then `en`.",
  theme: '`auto` follows the `color-scheme` around the element, then the system.',
  density: 'How much space there is between things.',
  headingLevel: "Where the element's headings stand in the outline of the page.",
  loading: '`lazy` waits until the element comes near what is seen.',
  label: 'Accessible name of the element.',
} satisfies Record<keyof typeof shared, string>;

/** What their properties without an attribute are. */
export const sharedProperties = {
  messages: 'Own words instead of ours, by their names.',
  fetcher: "Sends the requests, for example through the partner's own server.",
};

/** When their custom states are there. */
export const sharedStates = {
  loading: 'An answer is awaited.',
  error: 'The last answer did not come.',
  offline: 'There is no network.',
  compact: 'The density is `compact`.',
} satisfies Partial<Record<EmbedStatus | 'compact', string>>;

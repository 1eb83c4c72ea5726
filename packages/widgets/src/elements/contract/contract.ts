import type { EmbedStatus } from '../../public/embed/index.ts';
import type { shared } from '../sharedKinds.ts';

/** A sentence in both languages; what stands between backticks is code. */
export interface Words {
  en: string;
  es: string;
}

/** What people read of an attribute, and where they find it. */
export interface AttributeWords extends Words {
  /** Where the playground shows it. */
  group: 'what' | 'look' | 'behaviour';
  /** Whether the address of a plain frame takes it too. */
  inFrame: boolean;
}

/**
 * What people read of an element. The manifest, the playground's controls and words, `llms.txt` and the reference of both guides are
 * generated from it; names, kinds and types come from the code.
 */
export interface Contract<
  Attribute extends string,
  Method extends string,
  Event extends string,
  Slot extends string,
  Part extends string,
> {
  tag: string;
  /** The class, as the compiler knows it, and the map of its events. */
  className: string;
  events: string;
  description: string;
  /** In the order in which people read of them. */
  attributes: Record<Attribute, AttributeWords>;
  /** Properties without an attribute. */
  properties: Record<'initialData' | 'messages' | 'fetcher' | 'state' | 'whenReady', Words>;
  methods: Record<Method, Words>;
  /** In English they are told above their types, where editors show it. */
  eventsInSpanish: Record<Event, string>;
  slots: Record<Slot | '', Words>;
  parts: Record<Part, Words>;
  states: Partial<Record<EmbedStatus | 'compact', Words>>;
}

/** Names that are all among the others: an attribute that the view does not take as a property does not compile. */
export type Known<Name extends Property, Property extends PropertyKey> = Name;

/** What the attributes of both elements mean. */
export const sharedAttributes = {
  locale: {
    group: 'behaviour',
    inFrame: true,
    en: "`es`, `en`, a regional tag of them, or `auto`: the nearest `lang`, then the browser's language, then `en`.",
    es: '`es`, `en`, una variante regional de ellos, o `auto`: el `lang` más cercano, luego el idioma del navegador, luego `en`.',
  },
  theme: {
    group: 'look',
    inFrame: true,
    en: '`auto` follows the `color-scheme` around the element, then the system.',
    es: '`auto` sigue el `color-scheme` que rodea al elemento y, si no hay, el del sistema.',
  },
  density: {
    group: 'look',
    inFrame: true,
    en: 'How much space there is between things.',
    es: 'Cuánto espacio hay entre las cosas.',
  },
  headingLevel: {
    group: 'behaviour',
    inFrame: true,
    en: "Where the element's headings stand in the outline of the page.",
    es: 'Qué nivel tienen los títulos del elemento en el esquema de la página.',
  },
  loading: {
    group: 'behaviour',
    inFrame: false,
    en: '`lazy` waits until the element comes near what is seen.',
    es: '`lazy` espera a que el elemento esté cerca de lo que se ve.',
  },
  label: {
    group: 'behaviour',
    inFrame: true,
    en: 'Accessible name of the element.',
    es: 'Nombre accesible del elemento.',
  },
  apiBase: {
    group: 'behaviour',
    inFrame: false,
    en: 'Origin of the API, https or localhost; where the script came from if it is missing.',
    es: 'Origen de la API, https o localhost; si falta, el lugar del que vino el script.',
  },
} satisfies Record<keyof typeof shared, AttributeWords>;

/** What their properties without an attribute are. */
export const sharedProperties = {
  messages: {
    en: 'Own words instead of ours, by their names.',
    es: 'Palabras propias en lugar de las nuestras, por sus nombres.',
  },
  fetcher: {
    en: "Sends the requests, for example through the partner's own server.",
    es: 'Envía las peticiones, por ejemplo a través del servidor del socio.',
  },
};

/** When their custom states are there. */
export const sharedStates = {
  loading: { en: 'An answer is awaited.', es: 'Se espera una respuesta.' },
  error: { en: 'The last answer did not come.', es: 'La última respuesta no llegó.' },
  offline: { en: 'There is no network.', es: 'No hay red.' },
  compact: { en: 'The density is `compact`.', es: 'La densidad es `compact`.' },
} satisfies Partial<Record<EmbedStatus | 'compact', Words>>;

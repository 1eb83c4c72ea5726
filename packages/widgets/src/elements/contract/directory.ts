import type {
  BrokerDirectoryProps,
  DirectoryHandle,
  DirectoryPart,
  DirectorySlot,
} from '../../public/directory/index.ts';
import type { directoryKinds } from '../directoryKinds.ts';
import type { DirectoryEventMap } from '../events.ts';
import { type Contract, type Known, sharedAttributes, sharedProperties, sharedStates } from './contract.ts';

/** `loading` is the element's own, all others are properties of the view too. */
type Attribute = 'loading' | Known<Exclude<keyof typeof directoryKinds, 'loading'>, keyof BrokerDirectoryProps>;
type Method = Exclude<keyof DirectoryHandle, 'state' | 'whenReady'>;

/** What people read of `<corredor-directory>`. */
export const contract: Contract<Attribute, Method, keyof DirectoryEventMap, DirectorySlot, DirectoryPart> = {
  tag: 'corredor-directory',
  className: 'DirectoryElement',
  events: 'DirectoryEventMap',
  description: 'A search in the directory of insurance brokers, for any page.',
  attributes: {
    query: {
      group: 'what',
      inFrame: true,
      en: 'The text that is searched for; follows what the visitor types.',
      es: 'El texto que se busca; sigue lo que escribe el visitante.',
    },
    country: {
      group: 'what',
      inFrame: true,
      en: 'Preset country, by its ISO 3166-1 code, like `EC`.',
      es: 'País ya elegido, por su código ISO 3166-1, como `EC`.',
    },
    state: {
      group: 'what',
      inFrame: true,
      en: 'Preset state or province, by its ISO 3166-2 code, like `EC-P`.',
      es: 'Estado o provincia ya elegido, por su código ISO 3166-2, como `EC-P`.',
    },
    city: { group: 'what', inFrame: true, en: 'Preset city, by its name.', es: 'Ciudad ya elegida, por su nombre.' },
    tags: {
      group: 'what',
      inFrame: true,
      en: 'Preset specialities, apart by spaces, or by commas where they hold spaces.',
      es: 'Especialidades ya elegidas, separadas por espacios, o por comas si llevan espacios.',
    },
    branches: {
      group: 'what',
      inFrame: true,
      en: 'Preset lines of insurance, apart by spaces, or by commas where they hold spaces.',
      es: 'Ramos ya elegidos, separados por espacios, o por comas si llevan espacios.',
    },
    filters: {
      group: 'what',
      inFrame: true,
      en: 'The filters that the visitor sees: some of `country state city tags branches`, or `none`.',
      es: 'Los filtros que ve el visitante: algunos de `country state city tags branches`, o `none`.',
    },
    lockedFilters: {
      group: 'what',
      inFrame: true,
      en: 'Filters that keep what is preset and that the visitor neither sees nor changes.',
      es: 'Filtros que conservan lo ya elegido y que el visitante no ve ni cambia.',
    },
    sort: { group: 'what', inFrame: true, en: 'The order of the results.', es: 'El orden de los resultados.' },
    pageSize: {
      group: 'what',
      inFrame: true,
      en: 'How many brokers a page has, 1 to 50.',
      es: 'Cuántos corredores tiene una página, de 1 a 50.',
    },
    layout: {
      group: 'look',
      inFrame: true,
      en: 'One below the other, side by side, or what fits the width of the element.',
      es: 'Uno debajo de otro, uno al lado de otro, o lo que quepa en el ancho del elemento.',
    },
    pagination: {
      group: 'behaviour',
      inFrame: false,
      en: 'A button for more, numbered pages, or only the first page.',
      es: 'Un botón para ver más, páginas numeradas, o solo la primera página.',
    },
    target: {
      group: 'behaviour',
      inFrame: false,
      en: 'Where a profile opens; `inline` shows it in place of the list.',
      es: 'Dónde se abre un perfil; `inline` lo muestra en lugar de la lista.',
    },
    profileHref: {
      group: 'behaviour',
      inFrame: false,
      en: 'Address of a profile, with `{origin}` and `{alias}`; http and https only.',
      es: 'Dirección de un perfil, con `{origin}` y `{alias}`; solo http y https.',
    },
    syncUrl: {
      group: 'behaviour',
      inFrame: false,
      en: "`query` keeps search, filters and page in the page's address.",
      es: '`query` guarda búsqueda, filtros y página en la dirección de la página.',
    },
    urlPrefix: {
      group: 'behaviour',
      inFrame: false,
      en: "Begins the names in the page's address, so that two directories keep apart; `corredor` if it is missing.",
      es: 'Comienzo de los nombres en la dirección, para que dos directorios no se mezclen; `corredor` si falta.',
    },
    ...sharedAttributes,
  },
  properties: {
    ...sharedProperties,
    initialData: {
      en: 'The first page of results, drawn without a request.',
      es: 'La primera página de resultados, dibujada sin petición.',
    },
    state: { en: 'How far the search is, and what it found.', es: 'En qué va la búsqueda y qué encontró.' },
    whenReady: {
      en: 'Kept when the first results are drawn, broken with an error that has a `code`.',
      es: 'Se cumple cuando se dibujan los primeros resultados; falla con un error que tiene `code`.',
    },
  },
  methods: {
    search: { en: 'Searches, and gives up the search before.', es: 'Busca, y abandona la búsqueda anterior.' },
    loadMore: { en: 'Adds the next page.', es: 'Añade la página siguiente.' },
    reset: { en: 'Forgets what was typed and chosen.', es: 'Olvida lo escrito y lo elegido.' },
    refresh: { en: 'Asks the same again.', es: 'Pregunta lo mismo otra vez.' },
    focus: { en: 'Focuses the search field.', es: 'Lleva el foco al campo de búsqueda.' },
  },
  eventsInSpanish: {
    'corredor-search': 'Antes de una petición; `preventDefault()` la evita.',
    'corredor-results': 'Después de una respuesta.',
    'corredor-filter-change': 'El visitante eligió otros filtros.',
    'corredor-page-change': 'Se muestra otra página.',
    'corredor-select': 'Antes de abrir un corredor; `preventDefault()` lo evita.',
    'corredor-ready': 'Después de dibujar los primeros resultados.',
    'corredor-error': 'No llegó una respuesta.',
  },
  slots: {
    '': {
      en: 'Seen until the first results are drawn, without script, and after a failure.',
      es: 'Se ve hasta que se dibujan los primeros resultados, sin JavaScript y después de un fallo.',
    },
    header: { en: 'Above the search.', es: 'Encima de la búsqueda.' },
    footer: { en: 'Below the results.', es: 'Debajo de los resultados.' },
    empty: { en: 'In place of the words that nobody matches.', es: 'En lugar del aviso de que nadie coincide.' },
    error: { en: 'In place of the words about a failure.', es: 'En lugar del aviso de un fallo.' },
    loading: {
      en: 'In place of the placeholders while an answer is awaited.',
      es: 'En lugar de las siluetas mientras se espera.',
    },
  },
  parts: {
    root: { en: 'Everything.', es: 'Todo.' },
    search: { en: 'The form with field, filters and button.', es: 'El formulario con campo, filtros y botón.' },
    field: { en: 'The text field.', es: 'El campo de texto.' },
    clear: { en: 'The button that empties the field.', es: 'El botón que vacía el campo.' },
    submit: { en: 'The button that searches.', es: 'El botón que busca.' },
    filters: { en: 'All filters.', es: 'Todos los filtros.' },
    filter: { en: 'One filter.', es: 'Un filtro.' },
    chip: {
      en: 'A value that is filtered by, with the button that removes it.',
      es: 'Un valor por el que se filtra, con el botón que lo quita.',
    },
    results: { en: 'The list.', es: 'La lista.' },
    item: { en: 'A broker.', es: 'Un corredor.' },
    media: { en: "A broker's picture.", es: 'La imagen de un corredor.' },
    name: { en: "A broker's name.", es: 'El nombre del corredor.' },
    slogan: { en: "A broker's slogan.", es: 'El lema del corredor.' },
    location: { en: 'Where a broker is.', es: 'Dónde está un corredor.' },
    tags: { en: "A broker's specialities.", es: 'Las especialidades del corredor.' },
    link: { en: "The link to a broker's profile.", es: 'El enlace al perfil de un corredor.' },
    pagination: { en: 'The pages.', es: 'Las páginas.' },
    page: { en: 'The link of one page.', es: 'El enlace de una página.' },
    more: { en: 'The button for more.', es: 'El botón para ver más.' },
    status: { en: 'The line that says how many there are.', es: 'La línea que dice cuántos hay.' },
    empty: { en: 'What is shown where nobody matches.', es: 'Lo que se ve si nadie coincide.' },
    error: { en: 'What is shown after a failure.', es: 'Lo que se ve después de un fallo.' },
    retry: { en: 'The button that tries again.', es: 'El botón para reintentar.' },
    back: { en: 'The button that goes back to the list.', es: 'El botón que vuelve a la lista.' },
    skeleton: { en: 'A placeholder while an answer is awaited.', es: 'Una silueta mientras se espera.' },
    branding: { en: 'The line that says whose directory it is.', es: 'La línea que dice de quién es el directorio.' },
  },
  states: {
    ...sharedStates,
    empty: { en: 'Nobody matches.', es: 'Nadie coincide.' },
  },
};

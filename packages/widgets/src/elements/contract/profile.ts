import type { BrokerProfileProps, ProfileHandle, ProfilePart, ProfileSlot } from '../../public/profile/index.ts';
import type { ProfileEventMap } from '../events.ts';
import type { profileKinds } from '../profileKinds.ts';
import { type Contract, type Known, sharedAttributes, sharedProperties, sharedStates } from './contract.ts';

/** `loading` is the element's own, all others are properties of the view too. */
type Attribute = 'loading' | Known<Exclude<keyof typeof profileKinds, 'loading'>, keyof BrokerProfileProps>;
type Method = Exclude<keyof ProfileHandle, 'state' | 'whenReady'>;

/** What people read of `<corredor-profile>`. */
export const contract: Contract<Attribute, Method, keyof ProfileEventMap, ProfileSlot, ProfilePart> = {
  tag: 'corredor-profile',
  className: 'ProfileElement',
  events: 'ProfileEventMap',
  description: "One insurance broker's public profile, for any page.",
  attributes: {
    alias: {
      group: 'what',
      inFrame: true,
      en: 'Whose profile it is; the only attribute that has to be there.',
      es: 'De quién es el perfil; el único atributo obligatorio.',
    },
    sections: {
      group: 'what',
      inFrame: false,
      en: 'What is shown, in this order: some of `contact location summary website tags`, or `none`.',
      es: 'Qué se muestra, en este orden: algunos de `contact location summary website tags`, o `none`.',
    },
    contact: {
      group: 'what',
      inFrame: false,
      en: 'Ways of contact as links, behind a button, or not at all.',
      es: 'Formas de contacto como enlaces, detrás de un botón, o ninguna.',
    },
    qr: {
      group: 'what',
      inFrame: true,
      en: "Shows the QR code of the profile's address behind sharing, but for a phone.",
      es: 'Muestra el código QR con la dirección del perfil al compartir, salvo en un teléfono.',
    },
    layout: {
      group: 'look',
      inFrame: true,
      en: '`auto` is what the broker has chosen.',
      es: '`auto` es lo que eligió el corredor.',
    },
    profileHref: {
      group: 'behaviour',
      inFrame: false,
      en: 'Address that is shared, with `{origin}` and `{alias}`; http and https only.',
      es: 'Dirección que se comparte, con `{origin}` y `{alias}`; solo http y https.',
    },
    ...sharedAttributes,
  },
  properties: {
    ...sharedProperties,
    initialData: { en: 'The profile, drawn without a request.', es: 'El perfil, dibujado sin petición.' },
    state: { en: 'How far it is, and the profile.', es: 'En qué va, y el perfil.' },
    whenReady: {
      en: 'Kept when the profile is drawn, broken with an error that has a `code`.',
      es: 'Se cumple cuando se dibuja el perfil; falla con un error que tiene `code`.',
    },
  },
  methods: {
    refresh: { en: 'Asks for the profile again.', es: 'Pide el perfil otra vez.' },
    downloadQR: { en: 'Saves the QR code.', es: 'Guarda el código QR.' },
    share: {
      en: "Opens the device's sharing, or copies the address.",
      es: 'Abre el menú de compartir del dispositivo, o copia la dirección.',
    },
    focus: { en: 'Focuses the heading.', es: 'Lleva el foco al título.' },
  },
  eventsInSpanish: {
    'corredor-contact': 'Antes de abrir una forma de contacto; `preventDefault()` lo evita.',
    'corredor-share': 'Se compartió la dirección.',
    'corredor-qr-download': 'Se guardó el código QR.',
    'corredor-not-found': 'No hay ningún corredor con ese alias.',
    'corredor-ready': 'Después de dibujar los primeros resultados.',
    'corredor-error': 'No llegó una respuesta.',
  },
  slots: {
    '': {
      en: 'Seen until the profile is drawn, without script, and after a failure.',
      es: 'Se ve hasta que se dibuja el perfil, sin JavaScript y después de un fallo.',
    },
    actions: { en: 'In place of our buttons.', es: 'En lugar de nuestros botones.' },
    footer: { en: 'Below everything.', es: 'Debajo de todo.' },
    'not-found': {
      en: 'In place of the words that there is no such broker.',
      es: 'En lugar del aviso de que no existe ese corredor.',
    },
    error: { en: 'In place of the words about a failure.', es: 'En lugar del aviso de un fallo.' },
    loading: {
      en: 'In place of the placeholders while an answer is awaited.',
      es: 'En lugar de las siluetas mientras se espera.',
    },
  },
  parts: {
    root: { en: 'Everything.', es: 'Todo.' },
    banner: { en: 'Picture, name and slogan.', es: 'Imagen, nombre y lema.' },
    avatar: { en: "The broker's picture.", es: 'La imagen del corredor.' },
    name: { en: "The broker's name.", es: 'El nombre del corredor.' },
    slogan: { en: "The broker's slogan.", es: 'El lema del corredor.' },
    section: { en: 'One section.', es: 'Una sección.' },
    'section-title': { en: 'The title of a section.', es: 'El título de una sección.' },
    contact: { en: 'The ways of contact.', es: 'Las formas de contacto.' },
    'contact-link': { en: 'One way of contact.', es: 'Una forma de contacto.' },
    address: { en: 'Where the broker is.', es: 'Dónde está el corredor.' },
    summary: { en: 'What the broker tells.', es: 'Lo que cuenta el corredor.' },
    website: { en: "The broker's website.", es: 'El sitio web del corredor.' },
    tags: { en: "The broker's specialities.", es: 'Las especialidades del corredor.' },
    tag: { en: 'One speciality.', es: 'Una especialidad.' },
    qr: { en: 'The QR code.', es: 'El código QR.' },
    actions: { en: 'The buttons.', es: 'Los botones.' },
    status: { en: 'The line that says what is going on.', es: 'La línea que dice qué ocurre.' },
    skeleton: { en: 'A placeholder while an answer is awaited.', es: 'Una silueta mientras se espera.' },
    error: { en: 'What is shown after a failure.', es: 'Lo que se ve después de un fallo.' },
    retry: { en: 'The button that tries again.', es: 'El botón para reintentar.' },
    branding: { en: 'The line that says where the profile is from.', es: 'La línea que dice de dónde es el perfil.' },
  },
  states: {
    ...sharedStates,
    'not-found': { en: 'There is no broker with this alias.', es: 'No hay ningún corredor con ese alias.' },
  },
};

import type { ProfileHandle, ProfilePart, ProfileSlot } from '../../profile/index.ts';
import { profileKinds } from '../profileKinds.ts';
import { type Contract, sharedAttributes, sharedProperties, sharedStates } from './contract.ts';

type Method = Exclude<keyof ProfileHandle, 'state' | 'whenReady'>;

/** What people read of `<corredor-profile>`. */
export const contract: Contract<typeof profileKinds, Method, ProfileSlot, ProfilePart> = {
  tag: 'corredor-profile',
  className: 'ProfileElement',
  events: 'ProfileEventMap',
  description: "One insurance broker's public profile, for any page.",
  kinds: profileKinds,
  attributes: {
    ...sharedAttributes,
    alias: 'Whose profile it is; the only attribute that has to be there.',
    layout: '`auto` is what the broker has chosen.',
    sections: 'What is shown, in this order: some of `contact location summary website tags`, or `none`.',
    qr: "Shows the QR code of the profile's address.",
    contact: 'Ways of contact as links, behind a button, or not at all.',
    profileHref: 'Address that is shared, with `{origin}` and `{alias}`; http and https only.',
  },
  properties: {
    ...sharedProperties,
    initialData: 'The profile, drawn without a request.',
    state: 'How far it is, and the profile.',
    whenReady: 'Kept when the profile is drawn, broken with an error that has a `code`.',
  },
  methods: {
    refresh: 'Asks for the profile again.',
    downloadQR: 'Saves the QR code.',
    share: "Opens the device's sharing, or copies the address.",
    focus: 'Focuses the heading.',
  },
  slots: {
    '': 'Seen until the profile is drawn, without script, and after a failure.',
    actions: 'In place of our buttons.',
    footer: 'Below everything.',
    'not-found': 'In place of the words that there is no such broker.',
    error: 'In place of the words about a failure.',
    loading: 'In place of the placeholders while an answer is awaited.',
  },
  parts: {
    root: 'Everything.',
    banner: 'Picture, name and slogan.',
    avatar: "The broker's picture.",
    name: "The broker's name.",
    slogan: "The broker's slogan.",
    section: 'One section.',
    'section-title': 'The title of a section.',
    contact: 'The ways of contact.',
    'contact-link': 'One way of contact.',
    address: 'Where the broker is.',
    summary: 'What the broker tells.',
    website: "The broker's website.",
    tags: "The broker's specialities.",
    tag: 'One speciality.',
    qr: 'The QR code.',
    actions: 'The buttons.',
    status: 'The line that says what is going on.',
    skeleton: 'A placeholder while an answer is awaited.',
    error: 'What is shown after a failure.',
    retry: 'The button that tries again.',
    branding: 'The line that says where the profile is from.',
  },
  states: { ...sharedStates, 'not-found': 'There is no broker with this alias.' },
};

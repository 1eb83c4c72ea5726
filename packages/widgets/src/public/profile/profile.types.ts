import type { Ref } from 'react';
import type { CancelableCallback, EmbedProps, EmbedStatus, PublicError, PublicProfile } from '../embed/index.ts';
import type es from './messages/es.json';

/** Names of the words, as partners replace them. */
export type ProfileMessageId = keyof typeof es;

/** What a profile consists of, in the order in which it is shown. */
export type ProfileSection = 'contact' | 'location' | 'summary' | 'website' | 'tags';

/** Stable names of the elements that partners may style. */
export type ProfilePart =
  | 'root'
  | 'banner'
  | 'avatar'
  | 'name'
  | 'slogan'
  | 'section'
  | 'section-title'
  | 'contact'
  | 'contact-link'
  | 'address'
  | 'summary'
  | 'website'
  | 'tags'
  | 'tag'
  | 'qr'
  | 'actions'
  | 'status'
  | 'skeleton'
  | 'error'
  | 'retry'
  | 'branding';

/** Places that partners may fill. */
export type ProfileSlot = 'actions' | 'footer' | 'not-found' | 'error' | 'loading';

/** Where the widget is. */
export interface ProfileState {
  status: EmbedStatus;
  profile: PublicProfile | null;
  error: PublicError | null;
}

/** A way to reach the broker. */
export type ContactChannel = 'phone' | 'email' | 'website' | 'whatsapp';

/** How the QR code is saved. */
export interface QrOptions {
  format?: 'svg' | 'png';
  /** In pixels, 128 to 2048. */
  size?: number;
}

/** What a program may do with the widget. */
export interface ProfileHandle {
  readonly state: ProfileState;
  /** After the profile is drawn; rejects with a `PublicError`. */
  readonly whenReady: Promise<void>;
  refresh(): Promise<PublicProfile>;
  downloadQR(options?: QrOptions): Promise<void>;
  /** Opens the device's sharing, or copies the address. */
  share(): Promise<void>;
  /** Focuses the heading. */
  focus(options?: FocusOptions): void;
}

/** The properties of a broker's public profile. */
export interface BrokerProfileProps extends EmbedProps<ProfileMessageId, ProfilePart, ProfileSlot> {
  /** The last part of the profile's address, as in `andrade-seguros`. */
  alias: string;
  /** `auto` is what the broker has chosen. */
  layout?: 'auto' | 'default' | 'blocks';
  /** Which sections are shown, in this order; all that have something unless told. */
  sections?: readonly ProfileSection[];
  /** Shows the QR code behind sharing, but for a phone. */
  qr?: boolean;
  /** The ways of contact as `links`, as it is unless told, below one `button`, or `none`. */
  contact?: 'links' | 'button' | 'none';
  /** Address of the profile that is shared, with `{origin}` and `{alias}`. */
  profileHref?: string;
  /** The profile, drawn without a request. */
  initialData?: PublicProfile;
  /** The broker's name, where it is known before the profile is. */
  knownName?: string;
  /** Moves the focus to the heading when it is drawn. */
  takesFocus?: boolean;
  /** Called before a way of contact is taken; `false` or `preventDefault()` keeps from it. */
  onContact?: CancelableCallback<{ channel: ContactChannel; href: string }>;
  /** Called after the address was passed on, by the device or by copying. */
  onShare?: (shared: { method: 'native' | 'copy'; href: string }) => void;
  /** Called after the code was saved, with its format and its size in pixels. */
  onQrDownload?: (download: Required<QrOptions>) => void;
  /** Called where there is no such profile. */
  onNotFound?: (alias: string) => void;
  /** Called whenever the state changes. */
  onState?: (state: ProfileState) => void;
  /** Gets the methods of the widget: refresh, save the code, share, focus. */
  ref?: Ref<ProfileHandle>;
}

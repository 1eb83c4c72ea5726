import type { Fetcher, PublicProfile } from '../public/embed/index.ts';
import {
  BrokerProfile,
  type BrokerProfileProps,
  type ProfileHandle,
  type ProfileMessageId,
  type ProfileState,
} from '../public/profile/index.ts';
import type { Listening, ProfileEventMap } from './events.ts';
import type { Values } from './kinds.ts';
import { ownOrigin } from './ownOrigin.ts';
import { profileKinds } from './profileKinds.ts';
import type { WidgetState } from './table.ts';
import { widgetElement } from './widgetElement.tsx';

type Callbacks = Pick<BrokerProfileProps, Extract<keyof BrokerProfileProps, `on${string}`>>;

/** `<corredor-profile>`: one broker's public profile for any page. */
export interface ProfileElement
  extends HTMLElement,
    Values<typeof profileKinds>,
    Omit<ProfileHandle, 'state' | 'whenReady' | 'focus'>,
    WidgetState<ProfileState> {
  addEventListener: Listening<ProfileEventMap>['addEventListener'];
  removeEventListener: Listening<ProfileEventMap>['removeEventListener'];
  /** The profile, drawn without a request. */
  initialData: PublicProfile | undefined;
  /** Own words instead of ours. */
  messages: Partial<Record<ProfileMessageId, string>> | undefined;
  /** Sends the requests, for example through the partner's server. */
  fetcher: Fetcher | undefined;
}

export const ProfileElement = widgetElement<typeof profileKinds, ProfileElement>({
  kinds: profileKinds,
  objects: ['initialData', 'messages', 'fetcher'],
  methods: ['refresh', 'downloadQR', 'share', 'focus'],
  slots: ['actions', 'footer', 'not-found', 'error', 'loading'],
  idle: { status: 'idle', profile: null, error: null },
  wire: (_element, wires, tell) => {
    const callbacks: Callbacks = {
      onContact: (contact) => tell('contact', contact, true),
      onShare: (shared) => tell('share', shared),
      onQrDownload: (download) => tell('qr-download', download),
      onNotFound: (alias) => tell('not-found', { alias }),
    };
    return ({ values, objects, slots }) => (
      <BrokerProfile
        {...values}
        alias={values.alias ?? ''}
        apiBase={values.apiBase || ownOrigin}
        slots={slots}
        {...objects}
        {...callbacks}
        {...wires}
      />
    );
  },
});

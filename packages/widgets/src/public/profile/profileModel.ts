import type { PublicProfile, Words } from '../embed/index.ts';
import type { ContactLink } from './contactLinks.ts';
import type { BrokerProfileProps, ProfileMessageId, ProfilePart, ProfileState } from './profile.types.ts';

/** What the pieces of the view share. */
export interface ProfileModel {
  props: BrokerProfileProps;
  state: ProfileState;
  part: (name: ProfilePart, ...more: (string | false | undefined)[]) => { part: string; className: string };
  say: Words<ProfileMessageId>;
  /** What was done last, said aloud. */
  said: string;
  /** Address of the profile. */
  href: string;
  /** Where the product is. */
  origin: string;
  address: (path: string) => string;
  contact: (link: ContactLink, event: { preventDefault: () => void }) => void;
  retry: () => void;
  share: () => Promise<void>;
  saveQr: () => void;
}

/** What a piece of a profile that is there takes. */
export interface SectionProps {
  model: ProfileModel;
  profile: PublicProfile;
}

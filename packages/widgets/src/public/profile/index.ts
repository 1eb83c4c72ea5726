export { BrokerProfile } from './BrokerProfile.tsx';
export type {
  BrokerProfileProps,
  ContactChannel,
  ProfileHandle,
  ProfileMessageId,
  ProfilePart,
  ProfileSection,
  ProfileSlot,
  ProfileState,
  QrOptions,
} from './profile.types.ts';

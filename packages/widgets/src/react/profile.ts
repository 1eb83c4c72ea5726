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
} from '../profile/index.ts';
export { BrokerProfile } from '../profile/index.ts';

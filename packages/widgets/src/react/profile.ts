export type {
  ContactChannel,
  ProfileHandle,
  ProfileMessageId,
  ProfilePart,
  ProfileSection,
  ProfileSlot,
  ProfileState,
  QrOptions,
} from '../public/profile/index.ts';
export { BrokerProfile, type BrokerProfileProps } from './BrokerProfile.tsx';

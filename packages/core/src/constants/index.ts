export {
  badgeMax,
  badgeText,
  fileSizeLimit,
  inactivityLimit,
  inactivityWarning,
  layoutSizes,
  socketReconnect,
} from './constants.ts';

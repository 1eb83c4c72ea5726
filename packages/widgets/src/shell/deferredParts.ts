// What the layout fetches once it stands, in one piece.
export { LogoutDialog } from '../frames/logout/index.ts';
export { NotificationBell } from '../office/notifications/index.ts';
export { ProfileMenu } from './ProfileMenu.tsx';
export { SupportDialog } from './SupportDialog.tsx';
export { UnfinishedForms } from './UnfinishedForms.tsx';

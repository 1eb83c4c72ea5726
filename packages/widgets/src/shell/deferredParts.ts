// What the layout fetches once it stands, in one piece.
export { NotificationBell } from '../office/notifications/index.ts';
export { LogoutDialog } from './LogoutDialog.tsx';
export { ProfileMenu } from './ProfileMenu.tsx';
export { SupportDialog } from './SupportDialog.tsx';
export { UnfinishedForms } from './UnfinishedForms.tsx';

export { LogoutDialog } from './LogoutDialog.tsx';
export { useLogout } from './useLogout.ts';

export { SideMenu } from './SideMenu.tsx';
export type { SideMenuCollapse, SideMenuEntry, SideMenuGroup, SideMenuItem } from './sideMenu.types.ts';

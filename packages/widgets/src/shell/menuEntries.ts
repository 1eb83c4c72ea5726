import { type MenuEntry, type MenuItem, menuItems, selectedItem, visibleMenu } from '@corredor/core/menu';
import type { SideMenuEntry } from '@corredor/ui/SideMenu';
import {
  Building2,
  Car,
  FileText,
  GitBranch,
  KeyRound,
  LayoutDashboard,
  Shield,
  Stethoscope,
  Umbrella,
  UserCheck,
  UserCog,
  Users,
  Wallet,
} from 'lucide-react';

const icons: Record<string, SideMenuEntry['icon']> = {
  'layout-dashboard': LayoutDashboard,
  'file-text': FileText,
  users: Users,
  wallet: Wallet,
  shield: Shield,
  'user-check': UserCheck,
  'building-2': Building2,
  umbrella: Umbrella,
  'git-branch': GitBranch,
  car: Car,
  stethoscope: Stethoscope,
  'user-cog': UserCog,
  'key-round': KeyRound,
};
const itemIcons = new Map(menuItems.flatMap(flatten).map(({ id, icon }) => [id, icon ? icons[icon] : undefined]));
/** The drawing of a menu item. */
export const iconOf = (id: string) => itemIcons.get(id);
function flatten(entry: MenuEntry): MenuEntry[] {
  return entry.type === 'item' ? [entry] : entry.children.flatMap(flatten);
}
interface MenuSource {
  permissions: readonly string[];
  word: (key: string) => string;
  onUnknown: (entry: { id: string; type: string }) => void;
}

/** The side menu of a user: only what the permissions open, in the reader's words. */
export function menuEntriesFor({ permissions, word, onUnknown }: MenuSource): SideMenuEntry[] {
  return visibleMenu(menuItems, permissions, { onUnknown }).map((entry) => toEntry(entry, word));
}
/** The id of the item whose screen is shown. */
export const selectedEntry = (pathname: string, search: string) => selectedItem(menuItems, pathname, search)?.id;

function toEntry(entry: MenuEntry, word: (key: string) => string): SideMenuEntry {
  const icon = entry.icon ? icons[entry.icon] : undefined;
  const common = {
    id: entry.id,
    title: word(entry.title),
    ...(icon ? { icon } : {}),
    ...(entry.caption ? { caption: word(entry.caption) } : {}),
  };
  return entry.type === 'item'
    ? { ...common, ...linkOf(entry) }
    : { ...common, type: entry.type, children: entry.children.map((child) => toEntry(child, word)) };
}
const linkOf = (item: MenuItem) => ({
  type: 'item' as const,
  href: item.url,
  ...(item.chip ? { chip: item.chip } : {}),
  ...(item.target ? { target: item.target } : {}),
  ...(item.external ? { isExternal: true } : {}),
  ...(item.disabled ? { isDisabled: true } : {}),
});

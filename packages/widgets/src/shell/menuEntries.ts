import { type MenuEntry, type MenuItem, menuItems, selectedItem, visibleMenu } from '@corredor/core/menu';
import type { SideMenuEntry } from '@corredor/ui/SideMenu';
import { iconOf } from './places.ts';

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
  const common = {
    id: entry.id,
    title: word(entry.title),
    icon: iconOf(entry.id),
    caption: entry.caption && word(entry.caption),
  };
  return entry.type === 'item'
    ? { ...common, ...linkOf(entry) }
    : { ...common, type: entry.type, children: entry.children.map((child) => toEntry(child, word)) };
}
const linkOf = (item: MenuItem) => ({
  type: 'item' as const,
  href: item.url,
  chip: item.chip,
  target: item.target,
  isExternal: item.external,
  isDisabled: item.disabled,
});

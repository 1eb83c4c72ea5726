import { can, type Requirement } from '../../identity/permissions/index.ts';
import { everyRecord, kinds, type ListKind, type ListPage, records } from '../../records/index.ts';
import { paths } from '../paths/index.ts';
import { longestLeadingTo } from './longestLeadingTo.ts';

export type MenuChip = { label: string; tone: 'neutral' | 'accent' };

type Common = {
  id: string;
  /** Key of the title in the common messages. */
  title: string;
  permission?: Requirement;
  caption?: string;
  chip?: MenuChip;
};

/** A link of the menu. */
export type MenuItem = Common & {
  type: 'item';
  url: string;
  permission: Requirement;
  target?: '_blank';
  external?: boolean;
  disabled?: boolean;
};

/** A sub-group that folds. */
export type MenuCollapse = Common & { type: 'collapse'; children: readonly MenuEntry[] };

/** A titled part of the menu. */
export type MenuGroup = Common & { type: 'group'; children: readonly MenuEntry[] };

export type MenuEntry = MenuItem | MenuCollapse | MenuGroup;

/** An item of the menu. */
export type MenuItemId = 'dashboard' | 'insureds' | 'settings' | Exclude<ListPage, 'notifications'>;
type MenuGroupId = 'home' | 'management' | 'insuredInterest' | 'configurations' | 'admin';

const item = (id: MenuItemId, url: string, permission: Requirement): MenuItem => ({
  id,
  type: 'item',
  title: `menu.${id}`,
  url,
  permission,
});
const list = (kind: Exclude<ListKind, 'notification'>): MenuItem => {
  const { list: id } = records[kind].pages;
  return item(id, paths[id](), everyRecord[kind].may?.view ?? 'all');
};
/** The lists that the register puts into a part of the menu, in its order. */
const listsIn = (group: MenuGroupId): MenuItem[] =>
  kinds.flatMap((kind) => {
    const { pages, may, menu, hasOwn } = everyRecord[kind];
    return pages && pages.list !== 'notifications' && menu === group
      ? [item(pages.list, paths[pages.list](), hasOwn ? 'all' : (may?.view ?? 'all'))]
      : [];
  });
const titled = <Type extends 'group' | 'collapse'>(type: Type, id: MenuGroupId, children: readonly MenuEntry[]) => ({
  id,
  type,
  title: `menu.${id}`,
  children,
});

/** The whole side menu; the shell shows the entries that the user may open. */
export const menuItems: readonly MenuEntry[] = [
  titled('group', 'home', [item('dashboard', paths.dashboard(), 'all')]),
  titled('group', 'management', [
    list('policy'),
    list('customer'),
    list('payment'),
    titled('collapse', 'insuredInterest', [
      item('insureds', paths.customers({ role: 'insured' }), records.customer.may.view),
      list('vehicle'),
    ]),
    ...listsIn('management'),
  ]),
  titled('group', 'configurations', [
    ...listsIn('configurations'),
    item('settings', paths.settings(), 'core_app.change_partner'),
  ]),
  titled('group', 'admin', [list('user'), list('role')]),
];

export type MenuOptions = {
  /** Told about each entry of an unknown type, which is then left out. */
  onUnknown?: (entry: { id: string; type: string }) => void;
};

/** Leaves out what the user may not open, and then every group that has become empty. */
export function visibleMenu(
  menu: readonly MenuEntry[],
  held: readonly string[],
  options: MenuOptions = {},
): readonly MenuEntry[] {
  return menu.flatMap((entry) => visibleEntry(entry, held, options));
}

function visibleEntry(entry: MenuEntry, held: readonly string[], options: MenuOptions): MenuEntry[] {
  if (!can(held, entry.permission ?? 'all')) return [];
  switch (entry.type) {
    case 'item':
      return [entry];
    case 'group':
    case 'collapse': {
      const children = visibleMenu(entry.children, held, options);
      return children.length > 0 ? [{ ...entry, children }] : [];
    }
    default: {
      // A menu may come from configuration, where the compiler has no say.
      const unknown: { id: string; type: string } = entry;
      options.onUnknown?.(unknown);
      return [];
    }
  }
}

/** Finds the item whose screen is shown, so that the menu can mark it: the longest address that leads to it. */
export function selectedItem(menu: readonly MenuEntry[], pathname: string, search = ''): MenuItem | undefined {
  const isUnder = underPayments.some((path) => pathname === path || pathname.startsWith(`${path}/`));
  return longestLeadingTo(itemsOf(menu), isUnder ? paths.payments() : pathname, isUnder ? '' : search);
}

/** Pages that no item leads to, and which belong to that of payments. */
const underPayments = [paths.crossings()];

const itemsOf = (menu: readonly MenuEntry[]): MenuItem[] =>
  menu.flatMap((entry) => (entry.type === 'item' ? [entry] : itemsOf(entry.children)));

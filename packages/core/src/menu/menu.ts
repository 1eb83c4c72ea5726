import { paths } from '../paths/index.ts';
import { can, type Requirement } from '../permissions/index.ts';

export type MenuChip = { label: string; tone: 'neutral' | 'accent' };

type Common = {
  id: string;
  /** Key of the title in the common messages. */
  title: string;
  permission?: Requirement;
  icon?: string;
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

const item = (id: string, url: string, permission: Requirement, icon: string): MenuItem => ({
  id,
  type: 'item',
  title: `menu.${id}`,
  url,
  permission,
  icon,
});

/** The whole side menu; the shell shows the entries that the user may open. */
export const menuItems: readonly MenuEntry[] = [
  {
    id: 'home',
    type: 'group',
    title: 'menu.home',
    children: [item('dashboard', paths.dashboard(), 'all', 'layout-dashboard')],
  },
  {
    id: 'management',
    type: 'group',
    title: 'menu.management',
    children: [
      item('policies', paths.policies(), 'policy_app.view_policy', 'file-text'),
      item('customers', paths.customers(), 'core_app.view_customer', 'users'),
      item('payments', paths.payments(), 'policy_app.view_payment', 'wallet'),
      {
        id: 'insuredInterest',
        type: 'collapse',
        title: 'menu.insuredInterest',
        icon: 'shield',
        children: [
          item('insureds', paths.customers({ role: 'insured' }), 'core_app.view_customer', 'user-check'),
          item('vehicles', paths.vehicles(), 'core_app.view_vehicle', 'car'),
        ],
      },
    ],
  },
  {
    id: 'configurations',
    type: 'group',
    title: 'menu.configurations',
    children: [
      item('providers', paths.providers(), 'policy_app.view_provider', 'building-2'),
      item('coverages', paths.coverages(), 'policy_app.view_coverage', 'umbrella'),
      item('branches', paths.branches(), 'policy_app.view_branch', 'git-branch'),
      item('cie10', paths.cie10(), 'all', 'stethoscope'),
    ],
  },
  {
    id: 'admin',
    type: 'group',
    title: 'menu.admin',
    children: [
      item('users', paths.users(), 'auth_app.view_user', 'user-cog'),
      item('roles', paths.roles(), 'auth.view_group', 'key-round'),
    ],
  },
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
  const here = new URLSearchParams(search);
  const leadsHere = ({ url }: MenuItem) => {
    const [path = '', query = ''] = url.split('?');
    const isInside = pathname === path || pathname.startsWith(`${path}/`);
    return isInside && [...new URLSearchParams(query)].every(([name, value]) => here.get(name) === value);
  };
  return itemsOf(menu)
    .filter(leadsHere)
    .sort((one, other) => other.url.length - one.url.length)[0];
}

const itemsOf = (menu: readonly MenuEntry[]): MenuItem[] =>
  menu.flatMap((entry) => (entry.type === 'item' ? [entry] : itemsOf(entry.children)));

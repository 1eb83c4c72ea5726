import type { MenuItemId } from '@corredor/core/menu';
import { paths } from '@corredor/core/paths';
import { isFormKind, kinds, records } from '@corredor/core/records';

/** Pages that no menu entry leads to: notifications, help and the configuration. */
export const otherPages = [
  { id: 'notifications', permission: 'all', href: paths.notifications() },
  { id: 'help', permission: 'all', href: paths.help() },
  { id: 'profile', permission: 'core_app.view_partner', href: paths.profile() },
  { id: 'configuration', permission: 'core_app.view_partner', href: paths.configuration() },
] as const;
type PlaceId = MenuItemId | (typeof otherPages)[number]['id'];

/** The second key after G that leads to a screen; null where no key does. */
const goKeys: Record<PlaceId, string | null> = {
  dashboard: 'd',
  policies: 'p',
  customers: 'c',
  payments: 'm',
  insureds: 'i',
  vehicles: 'v',
  providers: 'a',
  coverages: 'o',
  branches: 'r',
  cie10: 'x',
  users: 'u',
  roles: 'l',
  notifications: 'n',
  help: 'h',
  profile: null,
  configuration: 's',
};
const isPlace = (id: string): id is PlaceId => Object.hasOwn(goKeys, id);
/** The keys that lead to a screen, as they are pressed; none where no key does. */
export function keysTo(id: string): string | undefined {
  const key = isPlace(id) ? goKeys[id] : null;
  return key ? `g ${key}` : undefined;
}

/** What can be added, on a page of its own: the list that it stands in, and what it takes. */
export const newPages = kinds.filter(isFormKind).map((kind) => {
  const { may, pages } = records[kind];
  return { id: pages.list, permission: may.add, list: paths[pages.list](), href: paths[pages.create]() };
});

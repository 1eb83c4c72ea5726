import type { MenuItemId } from '@corredor/core/menu';
import { paths } from '@corredor/core/paths';
import { isFormKind, kinds, records } from '@corredor/core/records';
import type { IconType } from '@corredor/ui/Icon';
import {
  Building2,
  Car,
  CircleUser,
  FilePen,
  FileText,
  GitBranch,
  Handshake,
  KeyRound,
  LayoutDashboard,
  ListChecks,
  RefreshCw,
  Shield,
  SlidersHorizontal,
  SquareCheck,
  Stethoscope,
  Umbrella,
  UserCheck,
  UserCog,
  Users,
  Wallet,
} from 'lucide-react';

/** Pages that no menu entry leads to: notifications, help, one's own account and the configuration. */
export const otherPages = [
  { id: 'notifications', permission: 'all', href: paths.notifications() },
  { id: 'runs', permission: 'all', href: paths.runs() },
  { id: 'help', permission: 'all', href: paths.help() },
  { id: 'account', permission: 'all', href: paths.account() },
  { id: 'profile', permission: 'core_app.view_partner', href: paths.profile() },
  { id: 'configuration', permission: 'core_app.view_partner', href: paths.configuration() },
] as const;
type PlaceId = MenuItemId | 'insuredInterest' | (typeof otherPages)[number]['id'];

interface Place {
  icon?: IconType;
  /** The second key after G that leads there. */
  key?: string;
}
/** How each page of the menu, and each that no entry leads to, is drawn and reached by keys. */
const places: Record<PlaceId, Place> = {
  dashboard: { icon: LayoutDashboard, key: 'd' },
  policies: { icon: FileText, key: 'p' },
  customers: { icon: Users, key: 'c' },
  payments: { icon: Wallet, key: 'm' },
  insuredInterest: { icon: Shield },
  insureds: { icon: UserCheck, key: 'i' },
  vehicles: { icon: Car, key: 'v' },
  providers: { icon: Building2, key: 'a' },
  coverages: { icon: Umbrella, key: 'o' },
  branches: { icon: GitBranch, key: 'r' },
  renewals: { icon: RefreshCw, key: 'w' },
  movements: { icon: FilePen, key: 'e' },
  tasks: { icon: SquareCheck, key: 't' },
  sellers: { icon: Handshake, key: 'q' },
  cie10: { icon: Stethoscope, key: 'x' },
  users: { icon: UserCog, key: 'u' },
  roles: { icon: KeyRound, key: 'l' },
  settings: { icon: SlidersHorizontal, key: 'j' },
  notifications: { key: 'n' },
  runs: { icon: ListChecks },
  help: { key: 'h' },
  account: { icon: CircleUser, key: 'y' },
  profile: {},
  configuration: { key: 's' },
};
const placesById = new Map<string, Place>(Object.entries(places));
/** The drawing of a page. */
export const iconOf = (id: string): IconType | undefined => placesById.get(id)?.icon;
/** The keys that lead to a page, as they are pressed; none where no key does. */
export function keysTo(id: string): string | undefined {
  const key = placesById.get(id)?.key;
  return key && `g ${key}`;
}

/** What can be added, on a page of its own: the list that it stands in, and what it takes. */
export const newPages = kinds.filter(isFormKind).map((kind) => {
  const { may, pages } = records[kind];
  return { id: pages.list, permission: may.add, list: paths[pages.list](), href: paths[pages.create]() };
});

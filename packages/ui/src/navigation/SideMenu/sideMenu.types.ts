import type { IconType } from '../../text/Icon/index.ts';

type Common = { id: string; title: string; icon?: IconType; caption?: string };

/** A link of the menu. */
export type SideMenuItem = Common & {
  type: 'item';
  href: string;
  chip?: { label: string; tone: 'neutral' | 'accent' };
  target?: '_blank';
  isExternal?: boolean;
  isDisabled?: boolean;
};

/** A sub-group that folds. */
export type SideMenuCollapse = Common & { type: 'collapse'; children: readonly SideMenuEntry[] };

/** A titled part of the menu. */
export type SideMenuGroup = Common & { type: 'group'; children: readonly SideMenuEntry[] };

export type SideMenuEntry = SideMenuItem | SideMenuCollapse | SideMenuGroup;

/** What every level of the menu knows. */
export type MenuEntriesProps = {
  entries: readonly SideMenuEntry[];
  /** The item that is shown as the present page. */
  selectedId?: string;
  /** The sub-group or item last opened, as remembered by the caller. */
  openItem?: string;
  onOpenItemChange?: (id: string) => void;
  /** Called when a link was followed, for example to close the drawer. */
  onNavigate?: () => void;
  /** Shown in place of an entry of a group whose type is unknown. */
  unknownText: string;
  /** Shown where the unknown entry stands among the groups; the same unless told. */
  unknownGroupText?: string;
  onUnknownItem?: (entry: unknown) => void;
};

/** Tells whether an entry is, or holds, the item with an id. */
export function holds(entry: SideMenuEntry, id: string | undefined): boolean {
  if (id === undefined) return false;
  if (entry.id === id) return true;
  return 'children' in entry && entry.children.some((child) => holds(child, id));
}

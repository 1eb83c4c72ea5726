import type { IconType } from '../../text/Icon/index.ts';

type Common = {
  /** Unique in the menu; compared with `selectedId` and `openItem`. */
  id: string;
  /** One or two words, the same as the title of the page it leads to. */
  title: string;
  /** Before the title; groups draw none. */
  icon?: IconType;
  /** A quiet line below the title, where the title alone does not tell. */
  caption?: string;
};

/** A link of the menu. */
export type SideMenuItem = Common & {
  type: 'item';
  /** Where it leads. */
  href: string;
  /** A short mark at the end: a count, or “New”. */
  chip?: { label: string; tone: 'neutral' | 'accent' };
  /** `_blank` opens a page of the product in a new tab; the link says so. */
  target?: '_blank';
  /** The page is not part of the product; opens a new tab and says so. */
  isExternal?: boolean;
  /** Shown but without a way in; rather leave out what a person may never use. */
  isDisabled?: boolean;
};

/** A sub-group that folds. */
export type SideMenuCollapse = Common & { type: 'collapse'; children: readonly SideMenuEntry[] };

/** A titled part of the menu. */
export type SideMenuGroup = Common & { type: 'group'; children: readonly SideMenuEntry[] };

/** Whatever stands in a menu. */
export type SideMenuEntry = SideMenuItem | SideMenuCollapse | SideMenuGroup;

/** What every level of the menu knows. */
export type MenuEntriesProps = {
  /** Groups, sub-groups and links, in their order; what a person may not see is left out by the caller. */
  entries: readonly SideMenuEntry[];
  /** The item that is shown as the present page. */
  selectedId?: string;
  /** The sub-group or item last opened, as remembered by the caller. */
  openItem?: string;
  /** Called with what was opened or followed, and with `default` when a sub-group was folded. */
  onOpenItemChange?: (id: string) => void;
  /** Called when a link was followed, for example to close the drawer. */
  onNavigate?: () => void;
  /** Shown in place of an entry of a group whose type is unknown. */
  unknownText: string;
  /** Shown where the unknown entry stands among the groups; the same unless told. */
  unknownGroupText?: string;
  /** Called once with an entry of unknown type, to be reported. */
  onUnknownItem?: (entry: unknown) => void;
};

/** Tells whether an entry is, or holds, the item with an id. */
export function holds(entry: SideMenuEntry, id: string | undefined): boolean {
  if (id === undefined) return false;
  if (entry.id === id) return true;
  return 'children' in entry && entry.children.some((child) => holds(child, id));
}

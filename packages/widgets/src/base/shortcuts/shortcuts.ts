import type { IconType } from '@corredor/ui/Icon';
import { useEffect, useSyncExternalStore } from 'react';

export type ShortcutGroup = 'general' | 'go' | 'list' | 'record' | 'grid';

/** Keys that do something, while whoever named them is on the screen. */
export interface Shortcut {
  id: string;
  /** `mod+k` is Ctrl or Cmd with K; `g p` is G, then P. Absent where only the palette offers it. */
  keys?: string;
  /** What it does, in the reader's words. */
  label: string;
  group: ShortcutGroup;
  /** What the record in view is called, where it is done with that: the palette offers it first. */
  record?: string;
  /** Its drawing in the palette. */
  iconOf?: () => IconType | undefined;
  /** Absent where the place itself listens, as a grid does: then it is only named in the help sheet. */
  run?: () => void;
}

let lists: readonly (readonly Shortcut[])[] = [];
let flat: readonly Shortcut[] = [];
const listeners = new Set<() => void>();
function change(next: typeof lists) {
  lists = next;
  flat = lists.flat();
  for (const tell of listeners) tell();
}
const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => void listeners.delete(tell);
};

/** Adds shortcuts while the component is on the screen; keep the list in a memo. */
export function useShortcuts(list: readonly Shortcut[]) {
  useEffect(() => {
    change([...lists, list]);
    return () => change(lists.filter((one) => one !== list));
  }, [list]);
}

/** Every shortcut that works or is named at this moment. */
export const currentShortcuts = () => flat;
/** The same in a component, which is drawn again when one comes or goes. */
export const useCurrentShortcuts = () => useSyncExternalStore(subscribe, currentShortcuts, currentShortcuts);

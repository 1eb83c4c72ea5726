import { createContext, type ReactNode, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { RouterProvider } from 'react-aria-components';
import { createGuards, type Guards, nextPlace } from './guards.ts';

/** Where the reader is and how to move on. The host gives the real router, stories and elements their own. */
export interface Navigation {
  pathname: string;
  /** The address's query with its question mark, or an empty string. */
  search: string;
  /** Names the entry of the browser's history at which the page stands; unlike an address it is never come to twice but by going back or forward. */
  entry?: string;
  go: (to: string, options?: { replace?: boolean }) => void;
  /** Goes where the browser's own way back leads. */
  back: () => void;
  /** While held, leaving the page asks first. */
  hold: (isHeld: boolean) => void;
  /** A move that waits for the reader's answer. */
  pending: { proceed: () => void; stay: () => void } | null;
}

const NavigationContext = createContext<(Navigation & { guards: Guards }) | null>(null);

/** Gives links and lists below it the router in use. */
export function NavigationProvider({ navigation, children }: { navigation: Navigation; children: ReactNode }) {
  const { hold } = navigation;
  const guards = useMemo(() => createGuards(hold), [hold]);
  const guarded = useMemo(() => ({ ...navigation, guards }), [navigation, guards]);
  return (
    <RouterProvider navigate={(to, options) => navigation.go(to, options)}>
      <NavigationContext value={guarded}>{children}</NavigationContext>
    </RouterProvider>
  );
}

/** The router in use; throws outside a NavigationProvider. */
export const useNavigation = (): Navigation => useGuardedNavigation();

function useGuardedNavigation() {
  const navigation = useContext(NavigationContext);
  if (!navigation) throw new Error('Put a NavigationProvider above this component.');
  return navigation;
}

/** What a guard of unsaved work knows of moves away from the page. */
export interface LeaveGuard {
  /** A move that waits for this guard's answer: only the one on top is asked. */
  pending: Navigation['pending'];
  /** Below it nobody on the page guards anything. */
  isAlone: boolean;
  /** Guards no longer, at once: what it held is given up. */
  letGo: () => void;
}

/** Asks before the page with unsaved work is left, by link or by closing the tab; nothing is pending for whom loses nothing. */
export function useLeaveGuard(isDirty: boolean): LeaveGuard {
  const { guards, pending } = useGuardedNavigation();
  const [place] = useState(nextPlace);
  const places = useSyncExternalStore(guards.subscribe, guards.places, guards.places);
  useEffect(() => {
    if (!isDirty) return;
    guards.add(place);
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => {
      guards.remove(place);
      window.removeEventListener('beforeunload', warn);
    };
  }, [guards, place, isDirty]);
  return {
    pending: isDirty && places.at(-1) === place ? pending : null,
    isAlone: places.every((one) => one === place),
    letGo: () => guards.remove(place),
  };
}

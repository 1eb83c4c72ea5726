import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef } from 'react';
import { RouterProvider } from 'react-aria-components';

/** Where the reader is and how to move on. The host gives the real router, stories and elements their own. */
export interface Navigation {
  pathname: string;
  /** The address's query with its question mark, or an empty string. */
  search: string;
  go: (to: string, options?: { replace?: boolean }) => void;
  /** Goes where the browser's own way back leads. */
  back: () => void;
  /** While held, leaving the page asks first; each who holds lets go once. */
  hold: (isHeld: boolean) => void;
  /** A move that waits for the reader's answer. */
  pending: { proceed: () => void; stay: () => void } | null;
}

const NavigationContext = createContext<Navigation | null>(null);

/** Gives links and lists below it the router in use. */
export function NavigationProvider({ navigation, children }: { navigation: Navigation; children: ReactNode }) {
  const { hold } = navigation;
  const holders = useRef(0);
  // A dialog over a form holds too, and lets go without letting the form's page go.
  const count = useCallback(
    (isHeld: boolean) => {
      holders.current += isHeld ? 1 : -1;
      hold(holders.current > 0);
    },
    [hold],
  );
  const counted = useMemo(() => ({ ...navigation, hold: count }), [navigation, count]);
  return (
    <RouterProvider navigate={(to, options) => navigation.go(to, options)}>
      <NavigationContext value={counted}>{children}</NavigationContext>
    </RouterProvider>
  );
}

/** The router in use; throws outside a NavigationProvider. */
export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext);
  if (!navigation) throw new Error('Put a NavigationProvider above this component.');
  return navigation;
}

/** Asks before the page with unsaved work is left, by link or by closing the tab; nothing is pending for whom loses nothing. */
export function useLeaveGuard(isDirty: boolean): Navigation['pending'] {
  const { hold, pending } = useNavigation();
  useEffect(() => {
    if (!isDirty) return;
    hold(true);
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => {
      hold(false);
      window.removeEventListener('beforeunload', warn);
    };
  }, [hold, isDirty]);
  return isDirty ? pending : null;
}

import type { Navigation } from '@corredor/widgets/navigation';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The router as the widgets know it. Unsaved work holds moves to another path; moves within a page never ask. */
export function useRouterNavigation(): Navigation {
  const navigate = useNavigate();
  const { pathname, search, key: entry } = useLocation();
  const isHeld = useRef(false);
  const [wanted, setWanted] = useState<(() => void) | null>(null);
  const hold = useCallback((held: boolean) => {
    isHeld.current = held;
  }, []);
  const ask = useCallback((move: () => void) => setWanted(() => move), []);
  const go = useCallback<Navigation['go']>(
    (to, options) => {
      const move = () => void navigate(to, { replace: options?.replace ?? false });
      const leaves = new URL(to, window.location.href).pathname !== window.location.pathname;
      if (isHeld.current && leaves) ask(move);
      else move();
    },
    [navigate, ask],
  );
  const back = useCallback(() => window.history.back(), []);
  useBackGuard(isHeld, ask);
  return useMemo(() => {
    const answer = (then: () => void) => () => {
      setWanted(null);
      then();
    };
    const proceed = answer(() => {
      isHeld.current = false;
      wanted?.();
    });
    return { pathname, search, entry, go, back, hold, pending: wanted ? { proceed, stay: answer(() => {}) } : null };
  }, [pathname, search, entry, go, back, hold, wanted]);
}

/** The browser's back and forward change the address before anybody can object: while held, the step is undone, then asked about. */
function useBackGuard(isHeld: { current: boolean }, ask: (move: () => void) => void) {
  const location = useLocation();
  const place = useRef({ pathname: location.pathname, index: 0 });
  useEffect(() => {
    place.current = { pathname: location.pathname, index: indexOf(window.history.state) };
  }, [location]);
  useEffect(() => {
    let isUndoing = false;
    const guard = (event: PopStateEvent) => {
      if (isUndoing) {
        isUndoing = false;
        event.stopImmediatePropagation();
        return;
      }
      const steps = indexOf(event.state) - place.current.index;
      if (!isHeld.current || steps === 0 || window.location.pathname === place.current.pathname) return;
      event.stopImmediatePropagation();
      isUndoing = true;
      window.history.go(-steps);
      ask(() => window.history.go(steps));
    };
    // The router listens on the same target; capturing listeners come first.
    window.addEventListener('popstate', guard, { capture: true });
    return () => window.removeEventListener('popstate', guard, { capture: true });
  }, [isHeld, ask]);
}
const indexOf = (state: unknown) => {
  const { idx }: { idx?: unknown } = state ?? {};
  return Number(idx ?? 0);
};

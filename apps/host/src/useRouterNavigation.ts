import type { Navigation } from '@corredor/widgets/navigation';
import { useCallback, useMemo, useRef } from 'react';
import { useBlocker, useLocation, useNavigate } from 'react-router-dom';

/** The router as the widgets know it. Unsaved work holds moves to another path; moves within a page never ask. */
export function useRouterNavigation(): Navigation {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isHeld = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isHeld.current && currentLocation.pathname !== nextLocation.pathname,
  );
  const hold = useCallback((held: boolean) => {
    isHeld.current = held;
  }, []);
  const go = useCallback<Navigation['go']>(
    (to, options) => void navigate(to, { replace: options?.replace ?? false }),
    [navigate],
  );
  return useMemo(
    () => ({
      pathname,
      search,
      go,
      hold,
      pending: blocker.state === 'blocked' ? { proceed: blocker.proceed, stay: blocker.reset } : null,
    }),
    [pathname, search, go, hold, blocker],
  );
}

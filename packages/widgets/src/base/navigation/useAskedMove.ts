import { useEffect, useEffectEvent } from 'react';
import { useNavigation } from './navigation.tsx';

/** Opens what is done next on a page where its address asks for it, which is asked once: the address forgets it. */
export function useAskedMove(open: () => void): void {
  const { pathname, search, go } = useNavigation();
  const asked = new URLSearchParams(search);
  const isAsked = asked.has('move');
  const take = useEffectEvent(() => {
    open();
    asked.delete('move');
    go(asked.size > 0 ? `${pathname}?${asked}` : pathname, { replace: true });
  });
  useEffect(() => {
    if (isAsked) take();
  }, [isAsked]);
}

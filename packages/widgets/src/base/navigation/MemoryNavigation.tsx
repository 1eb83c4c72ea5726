import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { type Navigation, NavigationProvider } from './navigation.tsx';

interface MemoryNavigationProps {
  start?: string;
  /** Hears of every move; for stories and tests. */
  onGo?: (to: string) => void;
  children: ReactNode;
}

/** A router of its own that keeps the address to itself, for stories and tests. */
export function MemoryNavigation({ start = '/', onGo, children }: MemoryNavigationProps) {
  const [past, setPast] = useState<readonly string[]>([start]);
  const address = past.at(-1) ?? start;
  const isHeld = useRef(false);
  const hold = useCallback((held: boolean) => {
    isHeld.current = held;
  }, []);
  const [wanted, setWanted] = useState<(() => void) | null>(null);
  const navigation = useMemo((): Navigation => {
    const url = new URL(address, 'http://memory');
    const move = (to: string, isReplacing = false) => {
      onGo?.(to);
      const target = new URL(to, url);
      setPast((all) => [...(isReplacing ? all.slice(0, -1) : all), `${target.pathname}${target.search}`]);
    };
    const answer = (then: () => void) => () => {
      setWanted(null);
      then();
    };
    const attempt = (to: string, go: () => void) => {
      const leaves = new URL(to, url).pathname !== url.pathname;
      if (isHeld.current && leaves) setWanted(() => go);
      else go();
    };
    return {
      pathname: url.pathname,
      search: url.search,
      go: (to, options) => attempt(to, () => move(to, options?.replace)),
      back: () => {
        const before = past.at(-2);
        if (before !== undefined) attempt(before, () => setPast((all) => all.slice(0, -1)));
      },
      hold,
      pending: wanted && { proceed: answer(wanted), stay: answer(() => {}) },
    };
  }, [address, past, hold, wanted, onGo]);
  return <NavigationProvider navigation={navigation}>{children}</NavigationProvider>;
}

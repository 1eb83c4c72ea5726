import { type ReactNode, useMemo, useState } from 'react';
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
  const [isHeld, setHeld] = useState(false);
  const [wanted, setWanted] = useState<string | null>(null);
  const navigation = useMemo((): Navigation => {
    const url = new URL(address, 'http://memory');
    const move = (to: string, isReplacing = false) => {
      onGo?.(to);
      const target = new URL(to, url);
      setPast((all) => [...(isReplacing ? all.slice(0, -1) : all), `${target.pathname}${target.search}`]);
    };
    const proceedTo = (to: string) => {
      setWanted(null);
      move(to);
    };
    const leaves = (to: string) => new URL(to, url).pathname !== url.pathname;
    return {
      pathname: url.pathname,
      search: url.search,
      go: (to, options) => (isHeld && leaves(to) ? setWanted(to) : move(to, options?.replace)),
      back: () => setPast((all) => (all.length > 1 ? all.slice(0, -1) : all)),
      hold: setHeld,
      pending: wanted === null ? null : { proceed: () => proceedTo(wanted), stay: () => setWanted(null) },
    };
  }, [address, isHeld, wanted, onGo]);
  return <NavigationProvider navigation={navigation}>{children}</NavigationProvider>;
}

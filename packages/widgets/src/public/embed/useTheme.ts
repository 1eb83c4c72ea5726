import { type RefObject, useLayoutEffect, useState } from 'react';

/** `auto` keeps the colour scheme of the page around it; the system's where the page has none. */
export function useTheme(theme: 'auto' | 'light' | 'dark', root: RefObject<Element | null>) {
  const [isSystem, setIsSystem] = useState(false);
  useLayoutEffect(() => {
    const around = root.current?.parentElement ?? root.current;
    if (around) setIsSystem(getComputedStyle(around).colorScheme === 'normal');
  }, [root]);
  return theme === 'auto' && isSystem ? 'system' : theme;
}

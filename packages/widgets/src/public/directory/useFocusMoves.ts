import { type RefObject, useLayoutEffect, useRef } from 'react';

type Wish = { index: number; isTop: boolean };

/** After more or another page, the keyboard goes on at the first new broker; after a profile, where it left the list. */
export function useFocusMoves(root: RefObject<HTMLElement | null>, items: unknown, broker: string | undefined) {
  const wish = useRef<Wish>(null);
  const left = useRef<{ opener: HTMLElement; top: number }>(null);
  useLayoutEffect(() => {
    const { current } = wish;
    wish.current = null;
    if (!current || !items) return;
    root.current?.querySelectorAll<HTMLElement>('[part~=link]')[current.index]?.focus({ preventScroll: true });
    if (current.isTop && (root.current?.getBoundingClientRect().top ?? 0) < 0) root.current?.scrollIntoView();
  }, [items, root]);
  useLayoutEffect(() => {
    const { current } = left;
    if (broker || !current) return;
    left.current = null;
    scrollTo({ top: current.top, behavior: 'instant' });
    current.opener.focus({ preventScroll: true });
  }, [broker]);
  return {
    wishFocus: (index: number, isTop: boolean) => {
      wish.current = { index, isTop };
    },
    leaveFrom: (opener: HTMLElement) => {
      left.current = { opener, top: scrollY };
    },
  };
}

import { useEffect, useRef } from 'react';

// Longer than the panel takes to leave; until then the focus is still in it.
const panelGone = 350;

/** Gives the focus to the list when a detail closes that was opened by its address: there is nothing that it could go back to. */
export function useFocusReturn(detail: number | null): void {
  const last = useRef(detail);
  useEffect(() => {
    const wasOpen = last.current !== null;
    last.current = detail;
    if (!wasOpen || detail !== null) return;
    const timer = setTimeout(() => {
      const { activeElement } = document;
      if (activeElement !== null && activeElement !== document.body) return;
      document.querySelector<HTMLElement>('[role=grid] [tabindex="0"], main a[href], main button')?.focus();
    }, panelGone);
    return () => clearTimeout(timer);
  }, [detail]);
}

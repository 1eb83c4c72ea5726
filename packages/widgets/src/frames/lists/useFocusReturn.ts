import { useEffect, useRef } from 'react';

// Longer than the panel takes to leave; until then the focus is still in it.
const panelGone = 350;

/** Gives the focus to the list when a detail closes that was opened by its address, where there is nothing that it could go back to, and to the row that was read last where somebody stepped on from the one that was opened. */
export function useFocusReturn(detail: number | null, row: number): void {
  const last = useRef({ detail, row, hasStepped: false });
  useEffect(() => {
    const before = last.current;
    const wasOpen = before.detail !== null;
    if (detail !== null) {
      const hasStepped = wasOpen && (before.hasStepped || before.detail !== detail);
      last.current = { detail, row, hasStepped };
      return;
    }
    last.current = { detail, row, hasStepped: false };
    if (!wasOpen) return;
    const timer = setTimeout(() => {
      const { activeElement } = document;
      const isLost = activeElement === null || activeElement === document.body;
      if (before.hasStepped && before.row >= 0 && (isLost || activeElement.closest('[role=grid]'))) {
        const name = document.querySelector<HTMLElement>(`[role=grid] [data-row="${before.row}"] [role=rowheader]`);
        (name?.querySelector<HTMLElement>('a[href]') ?? name)?.focus();
      } else if (isLost) {
        document.querySelector<HTMLElement>('[role=grid] [tabindex="0"], main a[href], main button')?.focus();
      }
    }, panelGone);
    return () => clearTimeout(timer);
  }, [detail, row]);
}

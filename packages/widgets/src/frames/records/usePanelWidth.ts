import { useState } from 'react';

const keyOf = (size: string) => `panelWidth.${size}`;

/** The width to which somebody dragged the panel of a size, remembered by the browser; undefined until then. */
export function usePanelWidth(size: 'medium' | 'large') {
  const [width, setWidth] = useState(() => readWidth(size));
  const onWidthChange = (chosen: number) => {
    setWidth(chosen);
    try {
      localStorage.setItem(keyOf(size), String(chosen));
    } catch {
      // Storage is blocked or full; the width lasts until the page is left.
    }
  };
  return { width, onWidthChange };
}

function readWidth(size: string): number | undefined {
  try {
    const width = Number(localStorage.getItem(keyOf(size)));
    return Number.isInteger(width) && width >= 320 && width <= 4000 ? width : undefined;
  } catch {
    return undefined;
  }
}

import { useState } from 'react';

const key = 'menuOpen';
const usual = 'default';

/** The entry of the menu that was opened last, remembered under `menuOpen`; where a browser refuses storage, until the page is left. */
export function useMenuOpen() {
  const [openItem, setOpenItem] = useState(readOpenItem);
  const remember = (id: string) => {
    setOpenItem(id);
    keepOpenItem(id);
  };
  return { openItem, remember };
}

function readOpenItem(): string {
  try {
    const open = localStorage.getItem(key);
    if (open !== null) return open;
  } catch {
    return usual;
  }
  keepOpenItem(usual);
  return usual;
}

function keepOpenItem(id: string) {
  try {
    localStorage.setItem(key, id);
  } catch {
    // Storage is blocked or full; the menu works without it.
  }
}

/** What a key press says: `mod+k`, `?`, `g`; null where it is no shortcut of ours. */
export function keyOf(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): string | null {
  if (event.altKey || event.key.length !== 1 || event.key === ' ') return null;
  const key = event.key.toLowerCase();
  return event.ctrlKey || event.metaKey ? `mod+${key}` : key;
}

/** Where typed characters are text, and where letters already mean something else. */
const busyPlaces =
  'input, textarea, select, [contenteditable], [role=textbox], [role=listbox], [role=menu], [role=dialog], [role=alertdialog]';

/** Tells whether the key was pressed where somebody types or chooses. */
export const isBusyPlace = (target: EventTarget | null) =>
  typeof Element !== 'undefined' && target instanceof Element && target.closest(busyPlaces) !== null;

/** One key more: the shortcut that is complete now, or what was pressed of a longer one. */
export function afterKey(pressed: string, key: string, known: readonly string[]): { hit?: string; pressed: string } {
  const whole = pressed === '' ? key : `${pressed} ${key}`;
  for (const keys of pressed === '' ? [whole] : [whole, key]) {
    if (known.includes(keys)) return { hit: keys, pressed: '' };
    if (known.some((one) => one.startsWith(`${keys} `))) return { pressed: keys };
  }
  return { pressed: '' };
}

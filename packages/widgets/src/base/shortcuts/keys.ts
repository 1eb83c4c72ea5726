/** What a key press says: `mod+k`, `?`, `g`; null where it is no shortcut of ours. */
export function keyOf(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): string | null {
  if (event.altKey || event.key.length !== 1 || event.key === ' ') return null;
  const key = event.key.toLowerCase();
  return event.ctrlKey || event.metaKey ? `mod+${key}` : key;
}

/** Where typed characters are text, and where letters already mean something else. A panel is a dialog that only reads. */
const busyPlaces =
  'input, textarea, select, [contenteditable], [role=textbox], [role=listbox], [role=menu], [role=dialog]:not([data-panel]), [role=alertdialog]';

/** What a single key reaches from where it was pressed: nothing where somebody types or chooses, in a panel what is done with its record. */
export function reachOf(target: EventTarget | null): 'all' | 'record' | 'nothing' {
  if (typeof Element === 'undefined' || !(target instanceof Element)) return 'all';
  if (target.closest(busyPlaces)) return 'nothing';
  return target.closest('[data-panel]') ? 'record' : 'all';
}

/** One key more: the shortcut that is complete now, or what was pressed of a longer one. */
export function afterKey(pressed: string, key: string, known: readonly string[]): { hit?: string; pressed: string } {
  const whole = pressed === '' ? key : `${pressed} ${key}`;
  for (const keys of pressed === '' ? [whole] : [whole, key]) {
    if (known.includes(keys)) return { hit: keys, pressed: '' };
    if (known.some((one) => one.startsWith(`${keys} `))) return { pressed: keys };
  }
  return { pressed: '' };
}

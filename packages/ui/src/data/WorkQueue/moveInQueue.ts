const controls = 'a[href], button:not(:disabled)';
const steps: Record<string, number> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1, Home: -Infinity, End: Infinity };

/** What a row is worked by: its action, or where there is none its name. */
const mainOf = (row: Element) =>
  row.querySelector<HTMLElement>(`[data-action] :is(${controls})`) ?? row.querySelector<HTMLElement>(controls);

/**
 * As the ref of the list of rows: j and the down arrow go to what the next row is worked by, k and the up arrow to the one before, Home and
 * End to the first and the last. The letters work only while the focus is in the list, as WCAG 2.1.4 wants it.
 */
export function moveInQueue(list: HTMLElement | null): (() => void) | undefined {
  if (!list) return;
  const move = (event: KeyboardEvent) => {
    // Also with Caps Lock; with Shift a letter is another key.
    const key = event.key.length === 1 && !event.shiftKey ? event.key.toLowerCase() : event.key;
    const step = steps[key];
    const { target } = event;
    if (step === undefined || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    // A menu or a dialog that a row has opened stands elsewhere in the page, and has its own keys.
    if (!(target instanceof Element) || !list.contains(target)) return;
    const rows = [...list.children];
    const at = rows.findIndex((row) => row.contains(target));
    const next = rows[Math.min(Math.max(at + step, 0), rows.length - 1)];
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    mainOf(next)?.focus();
  };
  list.addEventListener('keydown', move);
  return () => list.removeEventListener('keydown', move);
}

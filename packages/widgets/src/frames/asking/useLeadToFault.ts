import { leadFocus } from '@corredor/ui/leadFocus';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Leads to the first fault within an element each time that somebody tried in vain, and once an answer is there that refuses a field. For a
 * form that a machine keeps; `useDialogForm` has it.
 */
export function useLeadToFault<Box extends HTMLElement>(tries: number, isBusy = false): RefObject<Box | null> {
  const box = useRef<Box>(null);
  useEffect(() => {
    if (tries > 0) leadSoon(box);
  }, [tries]);
  // The answer is there: what it refuses stands below its fields by now.
  useEffect(() => (isBusy ? () => leadSoon(box) : undefined), [isBusy]);
  return box;
}

/** Once React is done: a field hears that the focus comes, and draws itself for it before it is there. */
const leadSoon = (box: RefObject<HTMLElement | null>) => queueMicrotask(() => leadToFault(box.current));

const focusable = 'input:not([type=hidden], [tabindex="-1"]), textarea, button, [role=spinbutton], [tabindex="0"]';

/**
 * Moves the focus to the first field that says what is wrong with it, unless it is there already. What is wrong beyond one field is marked by
 * `data-fault`, and brought into view.
 */
function leadToFault(box: HTMLElement | null) {
  const wrong = box?.querySelector('[data-invalid], [data-fault]');
  if (!wrong || wrong.contains(document.activeElement)) return;
  const target = wrong.matches(focusable) ? wrong : wrong.querySelector(focusable);
  if (wrong.matches('[data-fault]') || !(target instanceof HTMLElement)) wrong.scrollIntoView({ block: 'nearest' });
  else leadFocus(target);
}

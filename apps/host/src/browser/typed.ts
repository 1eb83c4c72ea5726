type Field = HTMLInputElement | HTMLTextAreaElement;
/** What comes before a letter: the key, which not every keyboard tells, and the letter's own announcement. */
const signs = ['keydown', 'beforeinput'];
const isTick = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type);

/**
 * Remembers what is written and ticked before React is there, whose fields would take it back with their first change.
 * Answers how to tell React of it.
 */
export function watchTyped(root: HTMLElement): () => void {
  const typed = new Map<Field, string | boolean>();
  const keep = (field: Field) => typed.set(field, isTick(field) ? field.checked : field.value);
  const hear = ({ target }: Event) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) keep(target);
  };
  /** Who goes on writing while React has taken a beginning back must not lose it: the next letter comes behind what was there. */
  const restore = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    const value = typed.get(target);
    if (typeof value === 'string' && target.value !== value) write(target, 'value', value);
  };
  for (const field of root.querySelectorAll<Field>('input, textarea')) {
    const isUntouched = isTick(field) ? field.checked === field.defaultChecked : field.value === field.defaultValue;
    if (!isUntouched) keep(field);
  }
  root.addEventListener('input', hear, true);
  for (const sign of signs) root.addEventListener(sign, restore);
  return () => {
    root.removeEventListener('input', hear, true);
    for (const sign of signs) root.removeEventListener(sign, restore);
    for (const [field, value] of typed) tell(field, value);
  };
}

function tell(field: Field, value: string | boolean) {
  if (typeof value === 'boolean') {
    // A click both turns it and tells.
    write(field, 'checked', !value);
    field.click();
    return;
  }
  // React remembers what it has seen in the field itself, and overlooks what it has seen.
  field.value = '';
  write(field, 'value', value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Sets a property as the browser does, past the one that React puts before it. */
function write(field: Field, name: 'value' | 'checked', value: string | boolean) {
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(kind.prototype, name)?.set?.call(field, value);
}

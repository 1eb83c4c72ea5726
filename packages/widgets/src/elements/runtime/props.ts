import type { Props } from './node.ts';

/** What is no attribute: what the diff itself sees to, and what a person changes. */
const other = ['children', 'ref', 'value', 'checked'];

/** React's `onChange` is the browser's `input` where somebody types. */
function eventOf(name: string, { type }: Props) {
  return name === 'onChange' && /search|text/.test(String(type)) ? 'input' : name.slice(2).toLowerCase();
}

const renamed: Record<string, string> = { className: 'class', htmlFor: 'for' };

/** Writes an attribute; HTML takes names in any case, SVG as they are. */
function write(element: Element, name: string, value: unknown) {
  const attribute = renamed[name] ?? name;
  const isWord = typeof value === 'boolean' && /^(aria|data)-/.test(name);
  if (value === undefined || value === null || (value === false && !isWord)) element.removeAttribute(attribute);
  else element.setAttribute(attribute, value === true && !isWord ? '' : String(value));
}

/** Brings attributes, listeners and objects of an element from what was to what is. */
export function setProps(element: Element, before: Props, now: Props) {
  for (const name of Object.keys({ ...before, ...now })) {
    const [old, value] = [before[name], now[name]];
    if (value === old || other.includes(name)) continue;
    if (/^on[A-Z]/.test(name)) {
      const event = eventOf(name, now);
      if (isListener(old)) element.removeEventListener(event, old);
      if (isListener(value)) element.addEventListener(event, value);
    } else if (isListener(value) || typeof value === 'object') Reflect.set(element, name, value);
    else write(element, name, value);
  }
}

const isListener = (value: unknown): value is EventListener => typeof value === 'function';

/** What a person changes is set after the options are there, and only where it differs, so that the caret stays. */
export function setInput(element: Element, { value, checked }: Props) {
  if (value !== undefined && Reflect.get(element, 'value') !== value) Reflect.set(element, 'value', value);
  if (checked !== undefined) Reflect.set(element, 'checked', checked);
}

import type { Props } from './node.ts';

/** The listeners of each element by event, behind one that never changes. */
const heard = new WeakMap<EventTarget, Map<string, unknown>>();
/** What is no attribute: what the diff itself sees to, and what a person changes. */
const other = ['children', 'ref', 'value', 'checked'];

function dispatch(this: EventTarget, event: Event) {
  const listener = heard.get(this)?.get(event.type);
  if (typeof listener === 'function') listener.call(this, event);
}

function listen(element: Element, event: string, listener: unknown) {
  const all = heard.get(element) ?? new Map<string, unknown>();
  heard.set(element, all);
  if (!all.has(event)) element.addEventListener(event, dispatch);
  all.set(event, listener);
}

/** React's `onChange` is the browser's `input` where somebody types. */
function eventOf(name: string, { localName }: Element, { type }: Props) {
  const isTyped = localName === 'textarea' || (localName === 'input' && type !== 'checkbox' && type !== 'radio');
  return name === 'onChange' && isTyped ? 'input' : name.slice(2).toLowerCase();
}

const renamed: Record<string, string> = { className: 'class', htmlFor: 'for' };

/** Writes an attribute; HTML takes names in any case, SVG wants dashes. */
function write(element: Element, name: string, value: unknown) {
  const attribute = renamed[name] ?? name.replace(/^stroke(?=[A-Z])/, 'stroke-').toLowerCase();
  const isWord = typeof value === 'boolean' && /^(aria|data)-/.test(name);
  if (value === undefined || value === null || (value === false && !isWord)) element.removeAttribute(attribute);
  else element.setAttribute(attribute, value === true && !isWord ? '' : String(value));
}

/** Brings attributes, listeners and objects of an element from what was to what is. */
export function setProps(element: Element, before: Props, now: Props) {
  for (const name of Object.keys({ ...before, ...now })) {
    const value = now[name];
    if (other.includes(name) || value === before[name]) continue;
    if (/^on[A-Z]/.test(name)) listen(element, eventOf(name, element, now), value);
    else if (typeof (value ?? before[name]) === 'object') Reflect.set(element, name, value);
    else if (typeof value === 'function') Reflect.set(element, name, value);
    else write(element, name, value);
  }
}

/** What a person changes is set after the options are there, and only where it differs, so that the caret stays. */
export function setInput(element: Element, { value, checked }: Props) {
  if (value !== undefined && Reflect.get(element, 'value') !== value) Reflect.set(element, 'value', value);
  if (checked !== undefined) Reflect.set(element, 'checked', checked);
}

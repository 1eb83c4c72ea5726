const twice = Symbol.for('corredor.twice');

/** Gives a tag to an element where there are elements at all; the first to come keeps it. */
export function register(tag: string, element: CustomElementConstructor) {
  if (typeof customElements === 'undefined') return;
  const found = customElements.get(tag);
  if (!found) customElements.define(tag, element);
  else if (found !== element) tellTwice();
}

/** Says that the page loads the widgets more than once; the page says it once, whichever script notices. */
export function tellTwice() {
  if (Reflect.get(globalThis, twice)) return;
  Reflect.set(globalThis, twice, true);
  console.warn('Corredor: loaded more than once; the first is used.');
}

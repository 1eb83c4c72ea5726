import { whenNear } from '../base/near/index.ts';
import { tellTwice } from './register.ts';

/** What the build knows of the files beside this one: version, and for each name its hash. */
declare const built: { version: string; files: Record<Name | 'elements', string> };

type Name = 'directory' | 'profile';

const names: readonly Name[] = ['directory', 'profile'];
const tagOf = (name: Name) => `corredor-${name}`;
const tags = names.map(tagOf).join();
const mark = Symbol.for('corredor.loader');
const own = document.currentScript ?? document.querySelector('script[src*="/widgets/"][src*="/loader.js"]');

if (Reflect.has(globalThis, mark)) tellTwice();
else if (own instanceof HTMLScriptElement) {
  Reflect.set(globalThis, mark, built.version);
  start(own.src, own.nonce);
}

/** Finds the elements of the page, also those that come later, and loads each kind when the first of it comes near. */
function start(src: string, nonce: string) {
  const asked = new Set<Name>();
  const seen = new WeakSet<Element>();
  let attempt = '';

  const isWanted = (name: Name) => !asked.has(name) && !customElements.get(tagOf(name));

  /** Fails where the file is not the one that this loader was built with. */
  function fetchFile(file: Name | 'elements') {
    const integrity = built.files[file];
    // A release that keeps its version must not meet an old copy, whose hash is another.
    const href = new URL(`../${built.version}/${file}.js?${integrity.slice(-8)}${attempt}`, src).href;
    const link = Object.assign(document.createElement('link'), {
      rel: 'modulepreload',
      crossOrigin: '',
      integrity,
      nonce,
      href,
    });
    document.head.append(link);
    return import(href).finally(() => link.remove());
  }

  async function load(name: Name) {
    if (!isWanted(name)) return;
    const isBoth = names.every((one) => isWanted(one) && document.querySelector(tagOf(one)));
    const isInline = isWanted('profile') && document.querySelector(`${tagOf('directory')}[target=inline]`);
    const file = isBoth || isInline ? 'elements' : name;
    const brought = file === 'elements' ? names : [name];
    for (const one of brought) asked.add(one);
    try {
      await fetchFile(file);
    } catch {
      for (const one of brought) asked.delete(one);
      const code = navigator.onLine ? 'network' : 'offline';
      const init = { detail: { code, retryable: true }, bubbles: true, composed: true };
      for (const element of document.querySelectorAll(brought.map(tagOf).join()))
        element.dispatchEvent(new CustomEvent('corredor-error', init));
      // A module that failed once is not asked for again under its address.
      attempt += '+';
      addEventListener('online', () => load(name), { once: true });
    }
  }

  function look(element: Element) {
    const name = names.find((one) => tagOf(one) === element.localName);
    if (!name || seen.has(element)) return;
    seen.add(element);
    if (element.getAttribute('loading') === 'eager') void load(name);
    else whenNear(element, () => load(name));
  }

  const lookIn = (place: ParentNode) => place.querySelectorAll(tags).forEach(look);
  new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes)
        if (node instanceof Element) {
          look(node);
          lookIn(node);
        }
  }).observe(document, { childList: true, subtree: true });
  lookIn(document);
}

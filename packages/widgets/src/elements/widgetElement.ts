import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { version } from '../../package.json';
import { chooseLanguage, type EmbedStatus, type PublicError } from '../embed/index.ts';
import { toAttribute, toText, type Values } from './kinds.ts';
import { type Ready, settle, waitFor } from './ready.ts';
import { addStyles, sharedSheet } from './styles.ts';
import { onLanguage, whenNear } from './surroundings.ts';
import type { Kinds, Table, WidgetClass } from './table.ts';
import { tellOnce } from './tellOnce.ts';

// A language or a scheme around the element is inherited by the frame; its transition tells when the scheme changes.
addStyles(
  ':host{display:block;min-height:var(--corredor-min-height,0)}:host([hidden]),:host [hidden]{display:none}' +
    '.frame{transition:color-scheme 1ms allow-discrete}',
);

// Node has no elements; a page that is drawn on a server may still import this.
const Base = globalThis.HTMLElement ?? class {};
const custom: readonly EmbedStatus[] = ['loading', 'empty', 'error', 'offline', 'not-found'];
const waiting: readonly EmbedStatus[] = ['idle', 'loading'];
const shown: readonly EmbedStatus[] = ['ready', 'empty', 'not-found'];

/** The class of an element that draws a view into its shadow root, driven by a table. */
export function widgetElement<Names extends Kinds, Instance extends HTMLElement>(table: Table<Names>) {
  const names = Object.keys(table.kinds);

  class Widget extends Base {
    static readonly version = version;
    static readonly observedAttributes = names.map(toAttribute);

    readonly #internals = this.attachInternals();
    readonly #frame = document.createElement('div');
    readonly #fallback = document.createElement('slot');
    readonly #mount = document.createElement('div');
    readonly #objects: Record<string, unknown> = {};
    readonly #view = table.wire(
      this,
      {
        ref: (handle) => this.#take(handle),
        onState: (state) => this.#follow(state),
        onReady: () => this.#settle(),
        onError: (error) => this.#settle(error),
      },
      (name, detail, isCancelable) => this.#tell(name, detail, isCancelable),
    );
    #state: { status: EmbedStatus } = table.idle;
    #root: Root | undefined;
    #handle: object | null = null;
    #calls: ((handle: object) => void)[] = [];
    #stops: (() => void)[] = [];
    #isDrawing = false;
    #ready: Ready = waitFor();

    static {
      const define = (name: string, get: (own: Widget) => unknown, set?: (own: Widget, value: unknown) => void) =>
        Object.defineProperty(Widget.prototype, name, {
          configurable: true,
          enumerable: true,
          get() {
            return get(this);
          },
          ...(set && {
            set(value: unknown) {
              set(this, value);
            },
          }),
        });
      const write = (name: string) => (own: Widget, value: unknown) => {
        const text = toText(value);
        if (text === null) own.removeAttribute(toAttribute(name));
        else own.setAttribute(toAttribute(name), text);
      };
      for (const name of names) define(name, (own) => own.#read(name) ?? '', write(name));
      // A word for two things: reading tells how far the widget is, writing presets the filter, as the attribute does.
      define('state', (own) => own.#state, names.includes('state') ? write('state') : undefined);
      for (const name of table.objects)
        define(
          name,
          (own) => own.#objects[name],
          (own, value) => {
            own.#objects[name] = value;
            own.#change();
          },
        );
      for (const name of table.methods)
        Object.defineProperty(Widget.prototype, name, {
          configurable: true,
          value(this: Widget, ...given: unknown[]) {
            return this.#call(name, given);
          },
        });
    }

    constructor() {
      super();
      const shadow = this.attachShadow({ mode: 'open' });
      shadow.adoptedStyleSheets = [sharedSheet()];
      this.#frame.className = 'frame';
      this.#frame.append(this.#fallback, this.#mount);
      shadow.append(this.#frame);
      this.#frame.addEventListener('transitionrun', (event) => event.target === this.#frame && this.#change());
      this.#fallback.addEventListener('slotchange', () => this.#showFallback());
    }

    /** After the first results are drawn; rejects with an error that has a `code`. */
    get whenReady() {
      return this.#ready.promise;
    }

    connectedCallback() {
      for (const name of [...names, ...table.objects]) {
        if (!Object.hasOwn(this, name)) continue;
        // Set before the class was there: let the accessor have it.
        const value: unknown = Reflect.get(this, name);
        Reflect.deleteProperty(this, name);
        Reflect.set(this, name, value);
      }
      // Moved, not new: the view is still there, only what is around it may be another.
      if (this.#stops.length > 0) return this.#change();
      const children = new MutationObserver(() => this.#change());
      children.observe(this, { childList: true, subtree: true, attributeFilter: ['slot'] });
      this.#stops = [
        () => children.disconnect(),
        onLanguage(() => this.#change()),
        whenNear(this, () => this.#start()),
      ];
      this.#change();
    }

    disconnectedCallback() {
      queueMicrotask(() => !this.isConnected && this.#stop());
    }

    /** Lets `moveBefore` keep everything. */
    connectedMoveCallback() {
      this.#change();
    }

    attributeChangedCallback(_name: string, before: string | null, now: string | null) {
      if (before !== now) this.#change();
    }

    #read(name: string): unknown {
      const attribute = toAttribute(name);
      const text = this.getAttribute(attribute);
      return table.kinds[name]?.(text, () =>
        tellOnce(`<${this.localName}> ${attribute}="${text}" means nothing; it is taken as if it were not there.`),
      );
    }

    #start() {
      if (this.#root || !this.isConnected) return;
      this.#root = createRoot(this.#mount);
      this.#change();
    }

    #stop() {
      for (const stop of this.#stops) stop();
      this.#stops = [];
      this.#root?.unmount();
      this.#root = undefined;
      this.#fallback.hidden = false;
      this.#follow(table.idle);
    }

    /** Draws anew with the next microtask, however much changes until then. */
    #change() {
      if (this.#isDrawing) return;
      this.#isDrawing = true;
      queueMicrotask(() => {
        this.#isDrawing = false;
        if (this.#read('loading') === 'eager') this.#start();
        if (this.#root) this.#draw(this.#root);
      });
    }

    #draw(root: Root) {
      const values: Values<Names> = Object.assign({}, ...names.map((name) => ({ [name]: this.#read(name) })));
      const { locale } = values;
      const filled = table.slots.filter((name) => [...this.children].some(({ slot }) => slot === name));
      const slots = Object.fromEntries(filled.map((name) => [name, createElement('slot', { name })]));
      // A page that says nothing of colour schemes leaves the choice to the system.
      const isOpen = getComputedStyle(this.#frame).colorScheme === 'normal';
      this.#mount.style.colorScheme = isOpen ? 'light dark' : '';
      this.#mark('compact', values.density === 'compact');
      const language = locale === 'auto' ? chooseLanguage(locale, this, navigator.languages) : locale;
      root.render(this.#view({ values: { ...values, locale: language }, objects: this.#objects, slots }));
    }

    #mark(name: string, isOn: boolean) {
      this.#internals.states?.[isOn ? 'add' : 'delete'](name);
    }

    #take(handle: object | null) {
      this.#handle = handle;
      if (handle) for (const call of this.#calls.splice(0)) call(handle);
    }

    #call(name: string, given: unknown[]) {
      const call = (handle: object) => Reflect.get(handle, name).apply(handle, given);
      if (this.#handle) return call(this.#handle);
      this.#start();
      return new Promise((resolve) => this.#calls.push((handle) => resolve(call(handle))));
    }

    #follow(state: { status: EmbedStatus }) {
      this.#state = state;
      for (const status of custom) this.#mark(status, status === state.status);
      if (shown.includes(state.status)) this.#fallback.hidden = true;
      this.#showFallback();
    }

    /** Until something of ours can be seen, what the page wrote inside the element is; after a failure both are. */
    #showFallback() {
      const hasFallback = this.#fallback
        .assignedNodes()
        .some((node) => node.textContent?.trim() || node instanceof Element);
      this.#mount.hidden = hasFallback && !this.#fallback.hidden && waiting.includes(this.#state.status);
    }

    #settle(error?: PublicError) {
      this.#ready = settle(this.#ready, error);
      if (!error) return this.#tell('ready', { version });
      const { code, status, retryable, requestId } = error;
      return this.#tell('error', { code, status, retryable, requestId });
    }

    #tell(name: string, detail: object, isCancelable = false) {
      const init = { detail, bubbles: true, composed: true, cancelable: isCancelable };
      return this.dispatchEvent(new CustomEvent(`corredor-${name}`, init));
    }
  }
  return Widget as unknown as WidgetClass<Instance>;
}

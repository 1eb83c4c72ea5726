import { createRoot, type Root } from 'react-dom/client';
import { version } from '../../package.json';
import { whenNear } from '../base/near/index.ts';
import { chooseLanguage, type PublicError } from '../public/embed/index.ts';
import { toAttribute, toText } from './attributes.ts';
import type { Values } from './kinds.ts';
import { addStyles, sharedSheet } from './styles.ts';
import type { Kinds, Table, ViewState, WidgetClass } from './table.ts';
import { tellOnce } from './tellOnce.ts';

// The frame inherits the colour scheme around the element; its transition tells when that changes.
addStyles(
  ':host{display:block;min-height:var(--corredor-min-height,0)}:host([hidden]),:host [hidden]{display:none}' +
    ':host>div{transition:color-scheme 1ms step-start allow-discrete}',
);

// Node has no elements; a page that is drawn on a server may still import this.
const Base = globalThis.HTMLElement ?? class {};
const shown = /ready|empty/;
const waiting = /idle|loading/;

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
        onError: (error) => this.#fail(error),
      },
      (name, detail, isCancelable) => this.#tell(name, detail, isCancelable),
    );
    #state: ViewState = table.idle;
    #root: Root | undefined;
    #handle: object | null = null;
    #calls: ((handle: object) => void)[] = [];
    #stops: (() => void)[] = [];
    #isDrawing = false;
    #isReady = false;
    #resolve: () => void = () => {};
    #reject: (error: PublicError) => void = () => {};
    #ready = new Promise<void>((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });

    static {
      const define = (name: string, get: (this: Widget) => unknown, set?: (this: Widget, value: unknown) => void) =>
        Object.defineProperty(Widget.prototype, name, { configurable: true, enumerable: true, get, set });
      const writes = (name: string) =>
        function (this: Widget, value: unknown) {
          const text = toText(value);
          if (text === null) this.removeAttribute(toAttribute(name));
          else this.setAttribute(toAttribute(name), text);
        };
      for (const name of names)
        define(
          name,
          function () {
            return this.#read(name) ?? '';
          },
          writes(name),
        );
      // One word for two things: reading tells how far the widget is, writing presets the filter, as the attribute does.
      define(
        'state',
        function () {
          return this.#state;
        },
        names.includes('state') ? writes('state') : undefined,
      );
      for (const name of table.objects)
        define(
          name,
          function () {
            return this.#objects[name];
          },
          function (value) {
            this.#objects[name] = value;
            this.#change();
          },
        );
      // Defined, not assigned: a page may have put a setter for `focus` above us, which would take ours for all elements.
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
      this.#frame.append(this.#fallback, this.#mount);
      shadow.append(this.#frame);
      this.#frame.addEventListener('transitionrun', ({ target }) => target === this.#frame && this.#change());
      this.#fallback.addEventListener('slotchange', () => this.#follow(this.#state));
      // A page that does not wait hears of a failure by the event.
      this.#ready.catch(() => {});
    }

    /** After the first results are drawn; rejects with an error that has a `code`. */
    get whenReady() {
      return this.#ready;
    }

    connectedCallback() {
      for (const name of [...names, ...table.objects])
        if (Object.hasOwn(this, name)) {
          // Set before the class was there: let the accessor have it.
          const value: unknown = Reflect.get(this, name);
          Reflect.deleteProperty(this, name);
          Reflect.set(this, name, value);
        }
      this.#change();
      // Moved, not new: the view is still there, only what is around it may be another.
      if (this.#stops[0]) return;
      const around = new MutationObserver(() => this.#change());
      around.observe(this, { childList: true, subtree: true, attributeFilter: ['slot'] });
      around.observe(document, { subtree: true, attributeFilter: ['lang'] });
      this.#stops = [() => around.disconnect(), whenNear(this, () => this.#start())];
    }

    disconnectedCallback() {
      queueMicrotask(() => {
        if (this.isConnected) return;
        for (const stop of this.#stops.splice(0)) stop();
        this.#root?.unmount();
        this.#root = undefined;
        this.#fallback.hidden = this.#isReady = false;
        this.#follow(table.idle);
      });
    }

    /** Lets `moveBefore` keep everything. */
    connectedMoveCallback() {
      this.#change();
    }

    attributeChangedCallback() {
      this.#change();
    }

    #read(name: string): unknown {
      const attribute = toAttribute(name);
      const text = this.getAttribute(attribute);
      return table.kinds[name]?.(text, () => tellOnce(`<${this.localName}> does not know ${attribute}="${text}".`));
    }

    #start() {
      if (this.#root || !this.isConnected) return;
      this.#root = createRoot(this.#mount);
      this.#change();
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
      const locale = chooseLanguage(values.locale, this, navigator.languages);
      const slots = table.slots.filter((name) => [...this.children].some(({ slot }) => slot === name));
      // A page that says nothing of colour schemes leaves the choice to the system. Written out even where it is inherited: Chromium does
      // not resolve light-dark() again for a scheme that only an ancestor changes.
      const { colorScheme } = getComputedStyle(this.#frame);
      this.#mount.style.colorScheme = colorScheme === 'normal' ? 'light dark' : colorScheme;
      this.#follow(this.#state);
      root.render(
        this.#view({
          values: { ...values, locale },
          objects: this.#objects,
          slots: Object.fromEntries(slots.map((name) => [name, <slot key={name} name={name} />])),
        }),
      );
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

    /** Until something of ours can be seen, what the page wrote inside the element is; after a failure both are. */
    #follow(state: ViewState) {
      this.#state = state;
      const { status, error } = state;
      const { states } = this.#internals;
      states?.clear();
      states?.add(status);
      if (this.#read('density') === 'compact') states?.add('compact');
      if (error) this.#reject(error);
      if (shown.test(status)) this.#succeed();
      if (shown.test(status) || status === 'not-found') this.#fallback.hidden = true;
      const isFilled = this.#fallback
        .assignedNodes()
        .some((node) => node.textContent?.trim() || node instanceof Element);
      this.#mount.hidden = isFilled && !this.#fallback.hidden && waiting.test(status);
    }

    #succeed() {
      if (this.#isReady) return;
      this.#isReady = true;
      this.#resolve();
      // Also after a failure.
      this.#ready = Promise.resolve();
      this.#tell('ready', { version });
    }

    #fail({ code, status, retryable, requestId }: PublicError) {
      this.#tell('error', { code, status, retryable, requestId });
    }

    #tell(name: string, detail: object, cancelable = false) {
      const init = { detail, bubbles: true, composed: true, cancelable };
      return this.dispatchEvent(new CustomEvent(`corredor-${name}`, init));
    }
  }
  return Widget as unknown as WidgetClass<Instance>;
}

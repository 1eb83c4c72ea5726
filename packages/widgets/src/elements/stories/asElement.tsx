import { createElement, type ReactNode, useEffect, useRef } from 'react';
import { waitFor, within } from 'storybook/test';

const address = 'widgets/elements.js';

/** Fetches the built elements, as a partner's page does: what these stories show is what partners get. */
export const loadElements = async () => {
  await import(/* @vite-ignore */ new URL(address, document.baseURI).href);
  return {};
};

type Args = Record<string, unknown>;
const eventOf = (callback: string) =>
  `corredor${callback.slice(2).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** A callback of the React door as a listener of the element's event. */
function listenerOf(name: string, callback: (...given: unknown[]) => unknown) {
  return (event: CustomEvent<Args>) => {
    const preventDefault = () => event.preventDefault();
    const detail: Args = { ...event.detail, ...(event.cancelable && { preventDefault }) };
    const given = name === 'onNotFound' ? detail.alias : detail;
    if (callback(given) === false) preventDefault();
  };
}

const isCallback = (value: unknown): value is (...given: unknown[]) => unknown => typeof value === 'function';

/** The arguments of a story of the React door, given to an element as React gives them to any element. */
export function AsElement({ tag, args }: { tag: string; args: object }) {
  const { slots, visibleFilters, onQueryChange, ...rest }: Args = { ...args };
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = element;
    if (!current || !isCallback(onQueryChange)) return;
    const observer = new MutationObserver(() => onQueryChange(current.getAttribute('query')));
    observer.observe(current, { attributeFilter: ['query'] });
    return () => observer.disconnect();
  }, [onQueryChange]);
  const given = Object.entries({ ...rest, filters: visibleFilters }).filter(([, value]) => value !== undefined);
  const props = given.map(([name, value]) =>
    name.startsWith('on') && isCallback(value) ? [`on${eventOf(name)}`, listenerOf(name, value)] : [name, value],
  );
  const filled: Record<string, ReactNode> = Object.assign({}, slots);
  return createElement(
    tag,
    { ...Object.fromEntries(props), loading: 'eager', ref: element },
    Object.entries(filled).map(([name, node]) => (
      <div key={name} slot={name}>
        {node}
      </div>
    )),
  );
}

/** What stands in the shadow root of the story's element, once the story is drawn. */
export const insideOf = (canvasElement: HTMLElement, tag: string): Promise<HTMLElement> =>
  waitFor(() => {
    const frame = canvasElement.querySelector(tag)?.shadowRoot?.firstElementChild;
    if (frame instanceof HTMLElement) return frame;
    throw new Error(`There is no <${tag}> with a shadow root.`);
  });

interface Told<Context> {
  args?: object;
  play?: (context: Context) => unknown;
}

/** The same story through the other door: its play looks into the shadow root. */
export const onElement =
  (tag: string) =>
  <Context extends { canvasElement: HTMLElement }>(story: Told<Context>) => ({
    ...(story.args && { args: story.args }),
    ...(story.play && {
      play: async (context: Context) => {
        const canvasElement = await insideOf(context.canvasElement, tag);
        await story.play?.({ ...context, canvasElement, canvas: within(canvasElement) });
      },
    }),
  });

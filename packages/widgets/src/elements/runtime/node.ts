/** What may stand between tags. */
export type Child = VNode | string | number | boolean | null | undefined | readonly Child[];

/** What a component takes. */
export interface Props {
  children?: Child;
  [name: string]: unknown;
}
export type Component = (props: Props) => Child;

/** An element as it is written; `''` is text. */
export interface VNode {
  type: string | Component;
  props: Props;
  key?: unknown;
}

/** One state, effect or memory of a component, in the order of the calls. */
export interface Hook {
  owner?: Drawn;
  value?: unknown;
  deps?: readonly unknown[];
  reducer?: (state: unknown, action: unknown) => unknown;
  dispatch?: (action: unknown) => void;
  effect?: () => unknown;
  /** Where the effect waits; missing where it does not. */
  queue?: 'layout' | 'passive';
  clean?: unknown;
}

/** An element that is drawn. */
export interface Drawn extends VNode {
  up: Drawn | undefined;
  /** Where its DOM nodes stand: the nearest element above. */
  place: Node;
  /** Of elements and texts; components and rows have only kids. */
  dom: Node | undefined;
  kids: (Drawn | undefined)[];
  hooks: Hook[];
  isDirty: boolean;
  isGone: boolean;
}

/** Several elements in a row. */
export const Fragment: Component = ({ children }) => children;

/** As the compiler writes elements. */
export const jsx = (type: VNode['type'], props: Props, key?: unknown): VNode => ({ type, props, key });

/** As people write them. */
export function createElement(type: VNode['type'], given: Props | null, ...children: Child[]): VNode {
  const { key, ...props } = given ?? {};
  return jsx(type, children.length > 0 ? { ...props, children } : props, key);
}

/** A child as an element; nothing where there is nothing to see. */
export function asNode(child: Child): VNode | undefined {
  if (child === null || child === undefined || child === '' || typeof child === 'boolean') return undefined;
  if (typeof child !== 'object') return jsx('', { text: String(child) });
  return 'type' in child ? child : jsx(Fragment, { children: child });
}

/** A node before it is drawn. */
export const undrawn = (node: VNode, up: Drawn | undefined, place: Node, dom?: Node): Drawn => ({
  ...node,
  up,
  place,
  dom,
  kids: [],
  hooks: [],
  isDirty: false,
  isGone: false,
});

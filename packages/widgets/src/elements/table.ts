import type { ReactElement, ReactNode } from 'react';
import type { EmbedStatus, PublicError } from '../public/embed/index.ts';
import type { Kind, Values } from './kinds.ts';
import type { shared } from './sharedKinds.ts';

/** Attributes by the names of their properties. */
export type Kinds = Record<string, Kind> & typeof shared;

/** Dispatches `corredor-<name>`; false where a listener prevents what follows. */
export type Tell = (name: string, detail: object, isCancelable?: boolean) => boolean;

/** How far a view is. */
export interface ViewState {
  status: EmbedStatus;
  error: PublicError | null;
}

/** What every view tells its element. */
export interface Wires {
  ref: (handle: object | null) => void;
  onState: (state: ViewState) => void;
  onError: (error: PublicError) => void;
}

/** What a view is drawn from. */
export interface Drawing<Names extends Kinds> {
  values: Values<Names>;
  /** Objects that a program has given: `initialData`, `messages`, `fetcher`. */
  objects: object;
  slots: Record<string, ReactNode>;
}

/** Everything that makes one element out of a view. */
export interface Table<Names extends Kinds> {
  kinds: Names;
  objects: readonly string[];
  methods: readonly string[];
  slots: readonly string[];
  /** The state before anything is asked. */
  idle: ViewState & Record<string, unknown>;
  /** Called once for each element, so that the view's callbacks stay the same. */
  wire: (element: HTMLElement, wires: Wires, tell: Tell) => (drawing: Drawing<Names>) => ReactElement;
}

/** The class of an element, as `customElements` takes it. */
export interface WidgetClass<Instance extends HTMLElement> {
  new (): Instance;
  readonly version: string;
  readonly observedAttributes: readonly string[];
}

/** What every element tells of itself. */
export interface WidgetState<State> {
  /** How far it is; where `state` is an attribute too, writing it writes the attribute. */
  get state(): State;
  set state(preset: string);
  /** After the first results are drawn; rejects with an error that has a `code`. */
  readonly whenReady: Promise<void>;
}

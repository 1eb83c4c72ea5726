/** What to take instead of a component. */
export interface Alternative {
  /** A component or pattern by its name, as in `Dialog`. */
  use: string;
  /** In which case, as the end of "… when". */
  when: string;
}
/** A part of a component, marked in the picture of its page. */
export interface Part {
  name: string;
  /** Finds the part in the pictured story. */
  selector: string;
  what: string;
}
/** A state that a person can meet. */
export interface ComponentState {
  name: string;
  /** How it looks and what one can do in it. */
  what: string;
  /** The export of the story that shows it, as in `Pending`. */
  story?: string;
}
export interface KeyboardUse {
  /** As keys are written in the product: `Enter`, `Shift + Tab`. */
  keys: string;
  does: string;
}
/** The same words in both languages of the product. */
export interface WordsInBoth {
  es: string;
  en: string;
}

/** What the docs page of a component says beside its props, which are described where they are declared. English. */
export interface ComponentReference {
  /** What it is for, in one or two sentences. */
  purpose: string;
  instead: readonly Alternative[];
  anatomy: {
    /** The export of the story in which the parts are marked. */
    story: string;
    /** In the order in which they are read. */
    parts: readonly Part[];
  };
  states: readonly ComponentState[];
  /** `none` where nothing of it takes the focus. */
  keyboard: readonly KeyboardUse[] | 'none';
  /** Role, name, what is announced, what the one who uses it has to give. */
  accessibility: readonly string[];
  content: {
    do: readonly string[];
    avoid: readonly string[];
    /** Good words from the product. */
    examples?: readonly WordsInBoth[];
  };
  /** Further exported components that this page explains. */
  covers?: readonly string[];
}

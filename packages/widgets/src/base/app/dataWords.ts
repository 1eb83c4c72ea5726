/** Says a word of the catalogues by a name that is known only when it comes; what it is where there is none is `defaultValue`. */
export type DataWords = (key: string, params?: Record<string, unknown>) => string;

/** The words of `t` by names that come from data, such as a field of the history: the names that code writes are typed, and those cannot be. */
export const dataWords = (t: (...given: never[]) => unknown) => t as DataWords;

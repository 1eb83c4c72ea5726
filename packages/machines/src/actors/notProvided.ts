import { fromPromise } from 'xstate';

/** An actor that fails until a widget provides the real one, so that a forgotten one is noticed at once. */
export function notProvided<Output, Input>(name: string) {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`The actor ${name} is not provided.`)));
}

import type { TableFeatures } from '@tanstack/react-table';

type Bindings = NonNullable<TableFeatures['coreReactivityFeature']>;

const nothing = () => undefined;
const subscribe = () => ({ unsubscribe: nothing });
const run = <Result>(work: () => Result) => work();

/** A table model that is told its state from outside, made anew when it changes, has nobody to tell of changes: values without listeners are enough. */
export const plainState: Bindings = {
  createOptionsStore: false,
  wrapExternalAtoms: false,
  addSubscription: nothing,
  createReadonlyAtom: (read) => ({ get: read, subscribe }),
  createWritableAtom: <Value>(initial: Value) => {
    let value = initial;
    return {
      get: () => value,
      set: (next: Value | ((previous: Value) => Value)) => {
        value = typeof next === 'function' ? (next as (previous: Value) => Value)(value) : next;
      },
      subscribe,
    };
  },
  untrack: run,
  batch: run,
  schedule: run,
};

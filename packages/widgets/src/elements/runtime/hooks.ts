import type { Child, Component, Drawn, Hook } from './node.ts';

type Deps = readonly unknown[] | undefined;

let current: Drawn | undefined;
let position = 0;
let ids = 0;
let askForDrawing: (drawn: Drawn) => void = () => {};

/** Effects that wait for the DOM, and those that wait for the picture. */
export const queues: { layout: Hook[]; passive: Hook[] } = { layout: [], passive: [] };

/** Names the one who draws components anew. */
export function onChange(ask: (drawn: Drawn) => void) {
  askForDrawing = ask;
}

/** Calls a component, once more where it changes its own state meanwhile. */
export function render(drawn: Drawn, component: Component): Child {
  let children: Child;
  do {
    drawn.isDirty = false;
    current = drawn;
    position = 0;
    children = component(drawn.props);
  } while (drawn.isDirty);
  current = undefined;
  return children;
}

/** Called after the kids of a component, so that theirs come first. */
export function collectEffects({ hooks }: Drawn) {
  for (const hook of hooks)
    if (hook.queue) {
      queues[hook.queue].push(hook);
      hook.queue = undefined;
    }
}

/** Runs what waits; an effect that returns a function has it called before the next and at the end. */
export function runEffects(queue: Hook[]) {
  for (const hook of queue.splice(0)) {
    if (hook.owner?.isGone) continue;
    cleanUp(hook);
    hook.clean = hook.effect?.();
  }
}

/** Calls what an effect returned, once; a hook without one is left alone. */
export function cleanUp(hook: Hook) {
  if (typeof hook.clean === 'function') hook.clean();
  hook.clean = undefined;
}

/** Tells who asked for an element. */
export function setRef(ref: unknown, value: unknown) {
  if (typeof ref === 'function') ref(value);
  else if (ref) Object.assign(ref, { current: value });
}

function nextHook(): Hook {
  if (!current) throw new Error('A hook outside a component.');
  const { hooks } = current;
  const hook = hooks[position] ?? { owner: current };
  hooks[position] = hook;
  position += 1;
  return hook;
}

/** Whether this is the first call, or something that it depends on is another. */
function isStale(hook: Hook, deps: Deps) {
  const before = hook.deps;
  hook.deps = deps;
  return !before || !deps || deps.some((value, index) => !Object.is(value, before[index]));
}

/** State and its dispatch, the same function at every call; a state that stays the same draws nothing anew. */
export function useReducer(
  reducer: (state: unknown, action: unknown) => unknown,
  given: unknown,
  begin?: (given: unknown) => unknown,
) {
  const hook = nextHook();
  if (!hook.dispatch) {
    hook.value = begin ? begin(given) : given;
    hook.dispatch = (action) => {
      const value = hook.reducer?.(hook.value, action);
      if (Object.is(value, hook.value)) return;
      hook.value = value;
      if (hook.owner) change(hook.owner);
    };
  }
  hook.reducer = reducer;
  return [hook.value, hook.dispatch];
}

function change(owner: Drawn) {
  if (owner.isDirty) return;
  owner.isDirty = true;
  if (owner !== current) askForDrawing(owner);
}

const follow = (state: unknown, action: unknown) => (typeof action === 'function' ? action(state) : action);
const begun = (given: unknown) => (typeof given === 'function' ? given() : given);

/** State and its setter; functions are called, at first for the value to begin with and later with the one before. */
export const useState = (given: unknown) => useReducer(follow, given, begun);

/** What `make` answered when one of the deps last changed; without deps, anew at every call. */
export function useMemo(make: () => unknown, deps: Deps) {
  const hook = nextHook();
  if (isStale(hook, deps)) hook.value = make();
  return hook.value;
}

/** The callback as it was when one of the deps last changed. */
export const useCallback = (callback: unknown, deps: Deps) => useMemo(() => callback, deps);
/** An object with `current`, the same one at every call. */
export const useRef = (current: unknown) => useMemo(() => ({ current }), []);
/** An id of this page, `c1` and up, the same at every call. */
export const useId = () => useMemo(() => `c${++ids}`, []);

const effect = (queue: 'layout' | 'passive') => (run: () => unknown, deps?: Deps) => {
  const hook = nextHook();
  if (!isStale(hook, deps)) return;
  hook.effect = run;
  hook.queue = queue;
};
/** Runs after the picture, when one of the deps changed. */
export const useEffect = effect('passive');
/** Runs when the DOM is right and before the picture, when one of the deps changed. */
export const useLayoutEffect = effect('layout');

/** Hands a ref what `make` answers, and null at the end. */
export const useImperativeHandle = (ref: unknown, make: () => unknown, deps?: readonly unknown[]) =>
  useLayoutEffect(
    () => {
      setRef(ref, make());
      return () => setRef(ref, null);
    },
    deps && [...deps, ref],
  );

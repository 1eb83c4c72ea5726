/**
 * The part of React that the views of the elements use, in 1.5 KiB: the build puts it in the place of `react`, `react-dom/client` and
 * `react/jsx-runtime`. Preact takes 5.2 KiB of the 10 that a profile may have with everything else in it.
 */
export {
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from './hooks.ts';
export { createElement, Fragment, jsx, jsx as jsxs } from './node.ts';
export { createRoot } from './root.ts';

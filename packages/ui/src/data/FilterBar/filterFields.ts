import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';

/** A filter that is on: what it filters by, and for what. */
export type ActiveFilter = { id: string; label: string; value: string };

/** Something to filter by. */
export type FilterField = {
  /** The id of the filter that it sets, as its chip has it. */
  id: string;
  /** What it filters by, as in its chip. */
  label: string;
  /** The control, with a label of its own. */
  field: ReactNode;
  /** Several answers make the filter, such as two days: it stays open until it is left. */
  staysOpen?: boolean;
};

/** Brings the focus to the first thing of a field that can take it. */
export const focusFirst = (box: HTMLElement | null) =>
  box?.querySelector<HTMLElement>('input:not([type=hidden]), [role=spinbutton], button')?.focus();

/** Closes as soon as a filter has its answer. */
export function useClosing(isWatching: boolean, value: string | undefined, close: () => void) {
  const last = useRef(value);
  const onChange = useEffectEvent((now: string | undefined) => {
    const hasChanged = last.current !== now;
    last.current = now;
    if (isWatching && hasChanged && now !== undefined) close();
  });
  useEffect(() => onChange(value), [value]);
}

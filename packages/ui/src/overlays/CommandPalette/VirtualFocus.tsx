import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useAutocomplete } from 'react-aria/useAutocomplete';
import { FieldInputContext, SelectableCollectionContext } from 'react-aria-components/Autocomplete';

interface VirtualFocusProps {
  value: string;
  onChange: (value: string) => void;
  /** A field and the list that its arrow keys walk through. */
  children: ReactNode;
}

/**
 * Lets the arrow keys walk through a list while the focus stays in its field. react-aria's own `Autocomplete` does the same, but shares a module
 * with every text field: whoever uses it anywhere makes the first page heavier by 3 KiB.
 */
export function VirtualFocus({ value, onChange, children }: VirtualFocusProps) {
  const [focusedNodeId, setFocusedNodeId] = useState<string | null>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const collectionRef = useRef<HTMLElement>(null);
  const {
    inputProps,
    collectionProps,
    collectionRef: listRef,
  } = useAutocomplete(
    { inputRef, collectionRef },
    { inputValue: value, setInputValue: onChange, focusedNodeId, setFocusedNodeId },
  );
  // What was marked may leave as more is found: the field must not name what is no longer there.
  useEffect(() => {
    if (focusedNodeId === null) return;
    const forget = () => {
      // Meanwhile another may have been marked.
      setFocusedNodeId((marked) => (marked === null || document.getElementById(marked) ? marked : null));
    };
    forget();
    const observer = new MutationObserver(forget);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [focusedNodeId]);
  return (
    <FieldInputContext value={{ ...inputProps, ref: inputRef }}>
      <SelectableCollectionContext value={{ ...collectionProps, ref: listRef }}>{children}</SelectableCollectionContext>
    </FieldInputContext>
  );
}
